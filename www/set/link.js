// The link of a set of problems, as the query of an address: either the first problems of a seed, or a list of positions.
//
//   g, n, grade, v  what the problems are like, as in the link of a problem (problems/link.js)
//   seed            any text (default plyground): the set has the first problems that are found by it
//   count           the number of problems: 1 to 24 (default 8)
//   p               in place of grade, seed, v and count, positions with a semicolon between two. Then n is a number of turns
//                   or only, and n and g may be lists too, with one entry for each position
//
// A result adds the keys of set/result.js.

import { USUAL_GAME } from "../match/game_modules.js";
import { USUAL, formatProblemLink, readProblemLink } from "../problems/link.js";
import { Given, LinkError } from "../site/puzzle_link.js";
import { ownPairs, writeQuery } from "../site/query.js";
import { words } from "./words.js";

/** @typedef {import("../problems/link.js").ProblemLink} ProblemLink */
/** @typedef {{ game: string, turns: string, position: string, wrong?: LinkError }} Entry  A problem of a list; an entry may be wrong. */
/**
 * @typedef {object} ProblemSet
 * @property {ProblemLink} [link]  The kind of the problems, with their seed.
 * @property {Entry[]} [list]  Or the problems themselves.
 * @property {number} count
 */

export const MOST = 24; // problems
export const COUNT = 8; // the default
const SEED = "plyground";
const KEYS = ["g", "n", "grade", "seed", "v", "p", "count"];
const OF_RESULTS = ["name", "r"];

/**
 * Parses the query of an address.
 * @param {string} query @returns {ProblemSet & { ignored: string[], isBare: boolean }}
 */
export function parseSet(query) {
  const given = new Given(
    ownPairs(query).filter(([key]) => !OF_RESULTS.includes(key)),
    KEYS,
  );
  const positions = given.get("p");
  return given.mark(positions === undefined ? readKind(given) : readList(given, positions));
}

/** @param {Given} given @returns {ProblemSet} */
function readKind(given) {
  const count = given.get("count") ?? String(COUNT);
  if (!/^\d{1,2}$/.test(count) || Number(count) < 1 || Number(count) > MOST)
    throw given.bad("count", words.wrong.count(MOST));
  /** @type {[string, string, string][]} */
  const pairs = KEYS.filter((key) => key !== "count" && given.has(key)).map((key) => [
    key,
    given.get(key) ?? "",
    given.name(key),
  ]);
  const { game, turns, grades, seed } = readProblemLink(pairs);
  return { link: { game, turns, grades, seed: seed || SEED }, count: Number(count) };
}

/** @param {Given} given @param {string} positions @returns {ProblemSet} */
function readList(given, positions) {
  for (const key of ["grade", "seed", "v", "count"]) if (given.has(key)) throw given.bad(key, words.wrong.list);
  const texts = positions.split(";").map((text) => text.trim());
  if (texts.length > MOST) throw given.bad("p", words.wrong.count(MOST));
  /** The entries of another list, or one for all. @param {string} key @param {string} usual */
  const beside = (key, usual) => {
    const all = (given.get(key) ?? usual).split(";");
    if (all.length !== 1 && all.length !== texts.length) throw given.bad(key, words.wrong.asMany(texts.length));
    return texts.map((_, at) => (all[at] ?? all[0]).trim());
  };
  const [games, turns] = [beside("g", USUAL_GAME), beside("n", USUAL.turns)];
  return { list: texts.map((text, at) => readEntry(games[at], turns[at], text)), count: texts.length };
}

/** An entry that is wrong keeps its texts: the others are not lost. @param {string} game @param {string} turns @param {string} text @returns {Entry} */
function readEntry(game, turns, text) {
  const entry = { game, turns, position: text.replaceAll("_", " ") };
  try {
    readProblemLink([
      ["g", game],
      ["n", turns],
      ["p", text],
    ]);
    return entry;
  } catch (error) {
    if (error instanceof LinkError) return { ...entry, wrong: error };
    throw error;
  }
}

/** One text for all that are alike. @param {string[]} texts */
const joined = (texts) => (texts.every((text) => text === texts[0]) ? texts[0] : texts.join(";"));

/** Writes a set as a query: the same for links that mean the same. @param {ProblemSet} set */
export function formatSet({ link, list = [], count }) {
  if (link) return `${formatProblemLink(link)}&count=${count}`;
  const game = joined(list.map(({ game }) => game));
  const pairs = /** @type {[string, string][]} */ ([
    ...(game === USUAL_GAME ? [] : [["g", game]]),
    ["n", joined(list.map(({ turns }) => turns))],
    ["p", list.map(({ position }) => position.replaceAll(" ", "_")).join(";")],
  ]);
  return `?${writeQuery(pairs)}`;
}
