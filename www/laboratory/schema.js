// The grammar of queries, from the engine: schema.json is the output of `plyground keys puzzle games --json`.

import schema from "./schema.json" with { type: "json" };

const { games, puzzle } = schema;

/**
 * A condition on other keys.
 * @typedef {{ is?: [string, string[]], is_not?: [string, string[]], any?: When[], all?: When[] }} When
 * @typedef {{ one_of?: string[], whole?: [number, number], number?: [number, number], or?: [Values, string] }} Values
 * @typedef {object} Facts
 * @property {string} key
 * @property {Values} [values]  The values, if they have names or bounds.
 * @property {string} default  The default.
 * @property {Record<string, string>} [defaults]  The kinds that have another default.
 * @property {string[]} [kinds]  The kinds that it applies to, if not all.
 * @property {When[]} [needs]
 */

/** The kinds of experiments with two-player games. @type {string[]} */
export const CONTESTS = games.kinds.map(({ name }) => name);
/** All kinds of experiments, those with the puzzle first. @type {string[]} */
export const KINDS = [...puzzle.kinds.map(({ name }) => name), ...CONTESTS];
/** The default kind. */
export const DEFAULT_KIND = puzzle.keys.find(({ key }) => key === "kind")?.default ?? "";

/** The keys of queries of a kind. @param {string} kind @returns {Facts[]} */
const keysOf = (kind) => /** @type {any} */ ((CONTESTS.includes(kind) ? games : puzzle).keys);

/** @param {string} key @param {string} kind */
export const factsOf = (key, kind) => keysOf(kind).find((facts) => facts.key === key);

/** The default of a key for a kind. @param {string} key @param {string} kind */
export function defaultOf(key, kind) {
  const facts = factsOf(key, kind);
  return facts?.defaults?.[kind] ?? facts?.default ?? "";
}

/**
 * Whether a key applies to an experiment.
 * @param {string} key
 * @param {(key: string) => string} read  The values of its keys.
 */
export function applies(key, read) {
  const facts = factsOf(key, read("kind"));
  const said = (/** @type {string} */ key) => (read("sweep") === key ? read("over").split(",") : [read(key)]);
  /** @param {When} when @returns {boolean | undefined} */
  const holds = ({ is, is_not, any, all }) =>
    (is && said(is[0]).some((value) => is[1].includes(value))) ||
    (is_not && said(is_not[0]).some((value) => !is_not[1].includes(value))) ||
    any?.some(holds) ||
    all?.every(holds);
  return (
    facts !== undefined &&
    read("sweep") !== key &&
    (facts.kinds?.includes(read("kind")) ?? true) &&
    (facts.needs ?? []).every(holds)
  );
}

/** The kind of an experiment. @param {string} query  Its canonical query. */
export const kindOf = (query) => new URLSearchParams(query).get("kind") ?? DEFAULT_KIND;

// The chains of an experiment: trials that each continue from the one before, as those of exact quotas do.

/** Whether an experiment computes quotas. @param {string} query */
const isExact = (query) => kindOf(query) === "exact-quota";

/** Whether all points of an experiment are about the same chain. @param {string} query */
export function hasOneChain(query) {
  const swept = new URLSearchParams(query).get("sweep");
  return swept === null || swept === "dtw" || swept === "start";
}

/**
 * The number of chains that an experiment computes, if it computes any.
 * @param {string} query
 * @param {number} points
 */
export const chainsOf = (query, points) => (!isExact(query) ? undefined : hasOneChain(query) ? 1 : points);

// The players in experiments with two-player games.

/** @typedef {{ id: string, engine: string }} Level  A name for an engine, and its text. */

/** The levels of a game, provided by the engine. @type {(game: string) => Level[]} */
export let levelsIn = () => [];

/** What the name of a level is in the language of the page; other names stay. @type {(name: string) => string} */
let sayLevel = (name) => name;

/** @param {(game: string) => Level[]} levels @param {(name: string) => string} [say] */
export function learnLevels(levels, say = sayLevel) {
  sayLevel = say;
  levelsIn = (game) => {
    try {
      return levels(game);
    } catch {
      // There is no such game; the visitor is told elsewhere.
      return [];
    }
  };
}

/** The engines of a query. @param {string | null} text */
export const listOf = (text) =>
  (text ?? "")
    .split(/[;\n]/)
    .map((engine) => engine.trim())
    .filter(Boolean);

/** The name of the level for an engine; other engines as written. @param {string} game @param {string} text */
export const nameOf = (game, text) => levelsIn(game).find(({ engine }) => engine === text)?.id ?? text;

/**
 * @typedef {{ name: string, text: string }} Seated  An engine: the name of its level, if it has one, and its text.
 */

/**
 * The participants of an experiment.
 * @param {string} query  The canonical query.
 * @returns {{ game: string, engines: Seated[], against: Seated[], all: Seated[], label: (place: number) => string,
 *   short: string[] }}  The label is for tables: number and name. Short names are those of `shortNames`.
 */
export function seatsOf(query) {
  const given = new URLSearchParams(query);
  const game = given.get("g") ?? "";
  const seat = (/** @type {string} */ text) => ({ name: sayLevel(nameOf(game, text)), text });
  const engines = listOf(given.get("engines") ?? defaultOf("engines", given.get("kind") ?? "")).map(seat);
  const against = listOf(given.get("against")).map(seat);
  const all = [...engines, ...against];
  const label = (/** @type {number} */ place) => `${place + 1} ${all[place]?.name ?? ""}`;
  return { game, engines, against, all, label, short: shortNames(all.map(({ name }) => name)) };
}

/**
 * Names of engines that show first what tells them apart: without the parts that all engines with options have.
 * @param {string[]} names
 */
export function shortNames(names) {
  const parts = names.map((name) => name.split("/"));
  const optional = parts.filter(({ length }) => length > 1);
  if (optional.length < 2) return parts.map((part) => part.join(" "));
  const own = (/** @type {string[]} */ part) => part.filter((one) => !optional.every((other) => other.includes(one)));
  return parts.map((part) => own(part).join(" ") || part[0]);
}

const DEPTH = /\/depth=(\d+)/g;

/** The search depth in a list of engines, if all that have one have the same. @param {string} engines */
export function depthIn(engines) {
  const depths = new Set([...engines.matchAll(DEPTH)].map(([, depth]) => depth));
  return depths.size === 1 ? [...depths][0] : "";
}

/** A list of engines with another search depth. @param {string} engines @param {string} depth */
export const withDepth = (engines, depth) => engines.replace(DEPTH, `/depth=${depth}`);
