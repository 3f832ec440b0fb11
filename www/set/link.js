// The link of a set of problems, as the query of an address: either the first problems of a seed, or a list of positions.
//
//   g, n, grade, v  the kind of the problems, as in the link of a problem (problems/link.js)
//   seed            any text (default plyground): the set has the first problems found by it
//   count           the number of problems: 1 to 24 (default 8)
//   title           a line of up to 80 characters above the problems (default: the game and the number of problems)
//   p               in place of grade, seed, v and count, the positions (problems/position_list.js)
//
// A result adds the keys of set/result.js; with `frame` only the set is shown, for the frame of another page, in the language `lang`.

import { formatProblemLink, readProblemLink } from "../problems/link.js";
import { readPositions, writePositions } from "../problems/position_list.js";
import { LinkReader } from "../site/puzzle_link.js";
import { ownPairs, writeQuery } from "../site/query.js";
import { LONGEST_TITLE, readTitle } from "../site/title.js";
import { words } from "./words.js";

/** @typedef {import("../problems/link.js").ProblemLink} ProblemLink */
/**
 * @typedef {object} ProblemSet
 * @property {ProblemLink} [link]  The kind of the problems, with their seed.
 * @property {import("../problems/position_list.js").Entry[]} [list]  The problems themselves, in place of a link.
 * @property {number} count
 * @property {string} [title]
 */

export const MOST = 24; // problems
export const COUNT = 8; // the default
export const SEED = "plyground";
const KEYS = ["g", "n", "grade", "seed", "v", "p", "count", "title"];
const FRAME_KEYS = ["frame", "lang"];
/** What a link may also say: a result, and how the page is shown. */
const OTHERS = ["name", "r", ...FRAME_KEYS];

/**
 * Parses the query of an address.
 * @param {string} query @returns {ProblemSet & { ignored: string[], isBare: boolean }}
 */
export function parseSet(query) {
  const reader = new LinkReader(
    ownPairs(query).filter(([key]) => !OTHERS.includes(key)),
    KEYS,
  );
  const title = readTitle(reader.get("title") ?? "");
  if (title === undefined) throw reader.bad("title", words.wrong.title(LONGEST_TITLE));
  const set = reader.has("p") ? readList(reader) : readKind(reader);
  return reader.mark({ ...set, ...(title && { title }) });
}

/** @param {LinkReader} reader @returns {ProblemSet} */
function readKind(reader) {
  const count = reader.get("count") ?? String(COUNT);
  if (!/^\d{1,2}$/.test(count) || Number(count) < 1 || Number(count) > MOST)
    throw reader.bad("count", words.wrong.count(MOST));
  /** @type {[string, string, string][]} */
  const pairs = KEYS.filter((key) => !["count", "title"].includes(key) && reader.has(key)).map((key) => [
    key,
    reader.get(key) ?? "",
    reader.name(key),
  ]);
  const { game, turns, grades, seed } = readProblemLink(pairs);
  return { link: { game, turns, grades, seed: seed || SEED }, count: Number(count) };
}

/** @param {LinkReader} reader @returns {ProblemSet} */
function readList(reader) {
  const list = readPositions(reader, MOST);
  return { list, count: list.length };
}

/** The keys of a query that say how the page is shown, as the end of another query. @param {string} query */
export function frameKeys(query) {
  const keys = ownPairs(query).filter(([key]) => FRAME_KEYS.includes(key));
  return keys.map((pair) => `&${writeQuery([pair])}`).join("");
}

/**
 * Writes a set as a query: the same for links that mean the same. The title comes first, because the end of a link may get
 * punctuation of the sentence around it.
 * @param {ProblemSet} set
 */
export function formatSet({ link, list = [], count, title = "" }) {
  const problems = link ? `${formatProblemLink(link).slice(1)}&count=${count}` : writeQuery(writePositions(list));
  return `?${title && `${writeQuery([["title", title]])}&`}${problems}`;
}
