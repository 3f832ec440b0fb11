// The result of a set, as a text and a link: the outcome of each problem, and the time.
//
// The link is the set's link with two more keys: `name`, any text, and `r`, one letter for each problem, the time in
// seconds and a checksum over all of this and the set, with points between them. The checksum detects accidental changes;
// it does not prove who solved the set.

import { ownPairs, writeQuery } from "../site/query.js";
import { formatSet, parseSet } from "./link.js";

/** @typedef {"first" | "later" | "helped" | "shown" | "wrong" | "open"} Mark  Solved at the first attempt, at a later one, or
 *   with hints; its solution was shown; the entry is not a problem; or it is not solved yet. */
/** @typedef {{ name: string, marks: Mark[], seconds: number }} Result */

/** @type {Record<Mark, string>} */
const LETTERS = { first: "f", later: "l", helped: "h", shown: "s", wrong: "x", open: "o" };
const markOf = (/** @type {string} */ letter) =>
  /** @type {Mark} */ (Object.keys(LETTERS).find((mark) => LETTERS[/** @type {Mark} */ (mark)] === letter));
const MOST_NAME = 60; // characters
const FORM = /^([flhsxo]+)\.(\d{1,7})\.([0-9a-z]+)$/;

/** A name as stored. A lone surrogate, which links cannot contain, is removed. @param {string} name */
export const nameOf = (name) =>
  name
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, MOST_NAME)
    .replace(/\p{Cs}/gu, "")
    .trim();

/** FNV-1a, 32 bits. @param {string} text */
function checksum(text) {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36);
}

/** @param {string} set  Its query. @param {string} name @param {string} marks @param {number} seconds */
const checkOf = (set, name, marks, seconds) => checksum(JSON.stringify([set, name, marks, seconds]));

/** The query of a result. @param {string} set  The query of its set. @param {Result} result */
export function formatResult(set, { name, marks, seconds }) {
  const letters = marks.map((mark) => LETTERS[mark]).join("");
  const check = checkOf(set, nameOf(name), letters, seconds);
  const own = /** @type {[string, string][]} */ ([
    ...(nameOf(name) ? [["name", nameOf(name)]] : []),
    ["r", `${letters}.${seconds}.${check}`],
  ]);
  return `${set}&${writeQuery(own)}`;
}

/** Whether a query has a result. @param {string} query */
export const hasResult = (query) => ownPairs(query).some(([key]) => key === "r");

/** The name in the query of a result. @param {string} query */
export const nameIn = (query) => nameOf(new Map(ownPairs(query)).get("name") ?? "");

/**
 * Reads the query of a result.
 * @param {string} query
 * @returns {{ set: string, name: string, result?: Result }}  The query of its set, the name as it arrived, and the result
 *   unless it was changed on its way.
 */
export function readResult(query) {
  const pairs = new Map(ownPairs(query));
  const name = nameIn(query);
  const set = parseSet(query);
  const [, letters = "", seconds = "", check = ""] = FORM.exec(pairs.get("r") ?? "") ?? [];
  const written = formatSet(set);
  const isWhole = letters.length === set.count && check === checkOf(written, name, letters, Number(seconds));
  return {
    set: written,
    name,
    result: isWhole ? { name, marks: [...letters].map(markOf), seconds: Number(seconds) } : undefined,
  };
}

/** The queries of all links to sets in a text. @param {string} text */
export const linksIn = (text) => [...text.matchAll(/set\.html(\?[^\s<>"]+)/g)].map(([, query]) => query);
