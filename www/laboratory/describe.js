// Describes in words what an experiment does, before it is run.

import { DEFAULT_PUZZLE, puzzleName } from "../puzzles.js";
import { CONTESTS, DEFAULT_KIND, defaultOf, depthIn, kindOf, listOf, nameOf, seatsOf, withDepth } from "./schema.js";
import { words } from "./words.js";

/**
 * The phrases of a language. A swept key has no value of its own: it is undefined.
 * @typedef {object} Phrases
 * @property {(kind: string, n: number, from: string, draw: string) => string} opening
 * @property {Record<"start" | "file", (what: string, n: number) => string> & Record<"all" | "comparedStart" |
 *   "comparedDistance", (n: number) => string> & { distance: (distance: number, n: number) => string }} from
 * @property {(what: string) => string} exact  The beginning of the description of a computed quota.
 * @property {{ distance: (distance: number) => string } & Record<"start" | "file", (what: string) => string> &
 *   Record<"all" | "comparedStart" | "comparedDistance", string>} whole  All positions that it is about.
 * @property {(values: string[], key: string) => string} steps  The comparison, and the cost of the computation.
 * @property {(replace: string | undefined, seed: string) => string} draw  Does not mention replacement if nothing is
 *   drawn.
 * @property {(depth: number | undefined, values: string) => string} play
 * @property {(kind: string, first: number, last: number, values: string) => string} measure
 * @property {(depth: number | undefined, values: string) => string} clusters
 * @property {(search: string | undefined, budget: number | undefined, values: string) => string} solve
 * @property {(terms: { weight: number, name: string }[]) => string} sum  A weighted sum of evaluation functions.
 * @property {Record<string, string>} evaluations  The functions that are not sums, including `compared`.
 * @property {(step: string | undefined) => string} rounded
 * @property {(noise: string | undefined, w: number | undefined, sides: string, open: boolean) => string} noise
 * @property {(draw: string | undefined) => string} draws
 * @property {(size: number, type1: string, type2: string) => string} table
 * @property {string} buggy
 * @property {Record<string, string>} ties
 * @property {Record<string, string>} puzzle  The puzzles other than the default.
 * @property {(nodes: number) => string} nodes
 * @property {Record<string, string>} choose  The rules other than the default.
 * @property {string} distinct
 * @property {string} clustered  How choices are compared by the clusters below them.
 * @property {string} found
 * @property {(moves: number) => string} limit
 * @property {string} normal
 * @property {(key: string, values: string[], trials: number) => string} sweep
 * @property {ContestPhrases} contest
 */

/** @param {string} evaluation @param {Phrases} say */
function valuesOf(evaluation, say) {
  if (Object.hasOwn(say.evaluations, evaluation)) return say.evaluations[evaluation];
  // A plus in a link is decoded as a space.
  return say.sum(
    evaluation.split(/[+ ]/).map((term) => {
      const [name, weight = "1"] = term.split("*").reverse();
      return { weight: Number(weight), name };
    }),
  );
}

/**
 * @param {string} query  The canonical query.
 * @param {Phrases} say
 * @returns {string}
 */
export function describe(query, say) {
  const given = new URLSearchParams(query);
  const kind = kindOf(query);
  if (CONTESTS.includes(kind)) return describeContest(query, say.contest);
  const swept = given.get("sweep");
  const read = (/** @type {string} */ key) => (key === swept ? undefined : (given.get(key) ?? defaultOf(key, kind)));
  const text = (/** @type {string} */ key) => read(key) ?? "";
  const number = (/** @type {string} */ key) => (key === swept ? undefined : Number(read(key)));
  const points = swept ? (given.get("over") ?? "").split(",") : [];
  const has = (/** @type {string} */ key, /** @type {string[]} */ values) =>
    (key === swept ? points : [text(key)]).some((value) => values.includes(value));

  const n = Number(text("n"));
  const isDrawn = !given.get("start") && !given.get("sample") && swept !== "start";
  const from = () => {
    if (swept === "start") return say.from.comparedStart(n);
    if (swept === "dtw") return say.from.comparedDistance(n);
    if (given.get("start")) return say.from.start(text("start"), n);
    if (given.get("sample")) return say.from.file(text("sample"), n);
    return text("dtw") === "all" || given.get("g") ? say.from.all(n) : say.from.distance(Number(text("dtw")), n);
  };
  const whole = () => {
    if (swept === "start") return say.whole.comparedStart;
    if (swept === "dtw") return say.whole.comparedDistance;
    if (given.get("start")) return say.whole.start(text("start"));
    if (given.get("sample")) return say.whole.file(text("sample"));
    return text("dtw") === "all" ? say.whole.all : say.whole.distance(Number(text("dtw")));
  };
  const isExact = kind === "exact-quota";
  const sentences = [
    isExact
      ? say.exact(whole())
      : say.opening(
          kind,
          n,
          from(),
          say.draw(isDrawn ? text("replace") : undefined, text("seed").replace(/^0+(?=.)/, "")),
        ),
  ];

  const puzzle = say.puzzle[given.get("g") ?? ""];
  if (puzzle) sentences.push(puzzle);
  if (kind !== "sample") {
    const values =
      (swept === "eval" ? say.evaluations.compared : valuesOf(text("eval"), say)) +
      (text("round") === "none" ? "" : say.rounded(read("round")));
    if (kind === "com" || kind === "ties")
      sentences.push(say.measure(kind, Number(text("first")), Number(text("last")), values));
    else if (kind === "clusters")
      sentences.push(say.clusters(number("t"), values), ...(text("fat") === "distinct" ? [say.distinct] : []));
    else if (kind === "solving") sentences.push(say.solve(read("with"), number("budget"), values));
    else sentences.push(say.play(number("t"), values));
    const isNoisy = swept === "noise" || text("noise") !== "none";
    if (isNoisy) sentences.push(say.noise(read("noise"), number("w"), text("sides"), text("ends") === "open"));
    if (kind !== "ties" && kind !== "solving" && (isNoisy || has("eval", ["random", "tiletab"]))) {
      sentences.push(say.draws(read("draw")));
      if (has("draw", ["game", "search"]))
        sentences.push(say.table(Number(text("size")), text("type1"), text("type2")));
    }
    if (text("win") === "buggy") sentences.push(say.buggy);
  }
  if (kind === "autoplay" || kind === "trace" || isExact) {
    if (swept !== "nodes" && given.get("nodes")) sentences.push(say.nodes(Number(text("nodes"))));
    if (swept !== "choose" && given.get("choose")) sentences.push(say.choose[text("choose")]);
    if (swept !== "tie") sentences.push(say.ties[text("tie")]);
    if (text("fat") === "distinct") sentences.push(say.distinct);
    if (text("found") === "value") sentences.push(say.found);
    if (text("clusters") === "yes") sentences.push(say.clustered);
    if (swept !== "limit") sentences.push(say.limit(Number(text("limit"))));
  }
  if (text("ci") === "normal") sentences.push(say.normal);
  if (isExact) sentences.push(say.steps(points, swept ?? ""));
  else if (swept) sentences.push(say.sweep(swept, points, n * points.length));
  return sentences.join(" ");
}

// Describes an experiment with two-player games in words.

/**
 * The phrases of a language.
 * @typedef {object} ContestPhrases
 * @property {(name: string, variant: string | undefined, size: string | undefined) => string} game  Defaults are
 *   undefined.
 * @property {(game: string, engines: number, against: number, pairs: number) => string} tournament
 * @property {(game: string, engines: number, positions: number, from: number, to: number, by: string | undefined) =>
 *   string} effort  Moves are random unless an engine makes them.
 * @property {(game: string, engines: number, positions: number | undefined, set: string) => string} set  All positions
 *   of a set, or the first.
 * @property {(game: string, engines: number, positions: number, plies: number, by: string | undefined) => string} walk
 * @property {(game: string, games: number, engine: string) => string} playouts
 * @property {(game: string, pairs: number, engines: string[]) => string} match
 * @property {(moves: number) => string} begun
 * @property {(engines: string[]) => string} engines
 * @property {(opening: number) => string} opening
 * @property {(plies: number) => string} drawn
 * @property {(plies: number) => string} cut
 * @property {string} first
 * @property {(lesser: number, greater: number, alpha: number, beta: number) => string} sprt
 * @property {(seed: string) => string} seed
 */

/** A game in words. @param {string} name @param {ContestPhrases} say */
export function gameOf(name, say) {
  const [game, ...parts] = name.split(":");
  const size = parts.find((part) => /^\dx\d$/.test(part));
  return say.game(game, parts.find((part) => part !== size)?.replace(/=0+(?=.)/, "="), size?.replace("x", " × "));
}

/** An engine, with the meaning of its name. @param {import("./schema.js").Seated} engine */
const inFull = ({ name, text }) => (name === text ? text : `${name} (${text})`);

/**
 * @param {string} query  The canonical query.
 * @param {ContestPhrases} say
 */
function describeContest(query, say) {
  const given = new URLSearchParams(query);
  const number = (/** @type {string} */ key, /** @type {number} */ usual) => Number(given.get(key) ?? usual);
  const { game: name, engines, against, all, label } = seatsOf(query);
  const game = gameOf(name, say);
  const kind = given.get("kind");
  const named = all.map(({ name, text }, place) => (name === text ? label(place) : `${label(place)} = ${text}`));
  const sentences = [];
  if (kind === "tournament") {
    sentences.push(
      say.tournament(game, engines.length, against.length, number("n", 50)),
      say.engines(named),
      say.opening(number("opening", 2)),
      say.drawn(number("plies", 1000)),
    );
    const test = (given.get("sprt") ?? "").split(":").map(Number);
    if (test.length === 4) sentences.push(say.sprt(test[0], test[1], test[2], test[3]));
  } else if (kind === "effort") {
    const plies = Number(given.get("walk"));
    const walker = given.get("by");
    const by = walker ? inFull({ name: nameOf(name, walker), text: walker }) : undefined;
    const set = given.get("set");
    const about = set
      ? say.set(game, engines.length, given.has("n") ? number("n", 0) : undefined, set)
      : plies
        ? say.walk(game, engines.length, number("n", 100), plies, by)
        : say.effort(game, engines.length, number("n", 100), number("from", 2), number("to", 20), by);
    sentences.push(about, say.engines(named));
    if (engines.length > 1) sentences.push(say.first);
  } else {
    const [one, other] = engines.map(inFull);
    const opening = number("opening", 0);
    sentences.push(
      other === undefined
        ? say.playouts(game, number("n", 1000), one)
        : say.match(game, number("n", 1000), [one, other]),
      ...(opening ? [say.begun(opening)] : []),
      say.cut(number("plies", 1000)),
    );
  }
  return [...sentences, say.seed((given.get("seed") ?? "1").replace(/^0+(?=.)/, ""))].join(" ");
}

// Texts that tell queries apart.

/** A label that distinguishes runs: the query without the common keys. @param {string} query */
export function labelOf(query) {
  const parts = new URLSearchParams(query);
  for (const key of ["kind", "n", "seed", "clusters", "sweep", "over", "v", "ci", "first", "last"]) parts.delete(key);
  return (
    [...parts]
      .map(([key, value]) => (key === "eval" || key === "noise" ? words.value(value) : `${key} ${words.value(value)}`))
      .join(", ") || "man"
  );
}

/** Short labels that distinguish some queries from each other. @param {string[]} queries */
export function differences(queries) {
  const parts = queries.map((query) => new URLSearchParams(query));
  const keys = [...new Set(parts.flatMap((part) => [...part.keys()]))].filter(
    (key) => new Set(parts.map((part) => part.get(key))).size > 1,
  );
  const value = (/** @type {URLSearchParams} */ part, /** @type {string} */ key) =>
    part.get(key) ?? defaultOf(key, part.get("kind") ?? DEFAULT_KIND);
  return parts.map((part) => keys.map((key) => `${key} ${words.value(value(part, key))}`).join(", "));
}

/** What tells some runs apart, in words. @param {string[]} queries */
export function namesOf(queries) {
  const parts = queries.map((query) => new URLSearchParams(query));
  const read = (/** @type {URLSearchParams} */ part, /** @type {string} */ key) =>
    part.get(key) ?? defaultOf(key, part.get("kind") ?? DEFAULT_KIND);
  const differs = (/** @type {(part: URLSearchParams) => string} */ value) => new Set(parts.map(value)).size > 1;
  const engines = (/** @type {URLSearchParams} */ part) => read(part, "engines");
  const isByDepth = !differs((part) => withDepth(engines(part), "")) && parts.every((part) => depthIn(engines(part)));
  const keys = [...new Set(parts.flatMap((part) => [...part.keys()]))].filter((key) =>
    differs((part) => read(part, key)),
  );
  return parts.map((part, place) => {
    const names = keys.map((key) => {
      if (key !== "engines") return pointName(key, read(part, key), kindOf(queries[place]));
      return isByDepth ? pointName("t", depthIn(engines(part))) : words.and(seatsOf(queries[place]).short);
    });
    const alone = ["t", "w"].filter((key) => part.has(key)).map((key) => pointName(key, read(part, key)));
    return names.join(", ") || alone.join(", ") || labelOf(queries[place]);
  });
}

/** A value of a key in words. @param {string} key @param {string} value @param {string} [kind]  Of the experiment. */
export function pointName(key, value, kind = DEFAULT_KIND) {
  const { choices, label = key } = { ...words.fields[key], ...words.fields[key]?.by?.[kind] };
  return `${words.points[key] ?? words.fields.sweep.choices?.[key] ?? label} ${choices?.[value]?.split(":")[0] ?? words.value(value)}`;
}

// An experiment in short: a question, and one sentence.

/** The question that an experiment asks. @param {string} query  Valid or not. */
export function questionOf(query) {
  const given = new URLSearchParams(query);
  const kind = kindOf(query);
  const { questions } = words;
  const isNoisy = given.has("noise") || ["noise", "w"].includes(given.get("sweep") ?? "");
  const names = listOf(given.get("engines")).map((engine) => engine.split("/")[0]);
  if (kind === "autoplay" && isNoisy) return questions.noise;
  if (kind === "effort" && names.includes("minimax") && names.includes("alpha-beta")) return questions.pruning;
  if (kind === "playouts")
    return questions.playouts(words.gameName(gameOf(given.get("g") ?? "", words.phrases.contest)));
  return questions.kinds[kind] ?? questions.none;
}

/** One sentence on what an experiment does. @param {string} query  Its canonical query. */
export function gist(query) {
  const given = new URLSearchParams(query);
  const kind = kindOf(query);
  const swept = given.get("sweep") ?? "";
  const read = (/** @type {string} */ key) => (key === swept ? "" : (given.get(key) ?? defaultOf(key, kind)));
  const say = words.gist;
  const n = Number(read("n"));
  if (CONTESTS.includes(kind)) {
    const { game, engines, against, short } = seatsOf(query);
    const [own, others] = [short.slice(0, engines.length), against.length ? short.slice(engines.length) : []];
    return say.contests[kind](gameOf(game, words.phrases.contest), own, others, given.has("set") ? undefined : n);
  }
  // Only the distances of the default puzzle are known.
  const where = given.has("start") || given.has("sample") ? "fixed" : given.has("g") ? "all" : read("dtw");
  const sentence = say.kinds[kind]({
    n,
    t: read("t"),
    first: Number(read("first")),
    last: Number(read("last")),
    search: read("with"),
    puzzle: puzzleName(given.get("g") ?? DEFAULT_PUZZLE),
    isNoisy: swept === "noise" || read("noise") !== "none",
    where: say.where(where),
  });
  const count = (given.get("over") ?? "").split(",").length;
  return `${sentence}${swept ? say.repeated(count, words.points[swept] ?? words.fields.sweep.choices?.[swept] ?? swept) : ""}.`;
}
