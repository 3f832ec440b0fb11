// Describes in words what an experiment does, before it is run.

import { describeContest } from "./arena/describe.js";
import { CONTESTS, defaultOf, kindOf } from "./schema.js";

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
 * @property {string} distinct
 * @property {string} clustered  How choices are compared by the clusters below them.
 * @property {string} found
 * @property {(moves: number) => string} limit
 * @property {string} normal
 * @property {(key: string, values: string[], trials: number) => string} sweep
 * @property {import("./arena/describe.js").ContestPhrases} contest
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
    return text("dtw") === "all" ? say.from.all(n) : say.from.distance(Number(text("dtw")), n);
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
