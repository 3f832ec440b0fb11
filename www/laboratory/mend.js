// Queries that are nearly those of a bad link: with a known name or number in place of what is wrong, and without it.

import { MATCH_GAMES } from "../site/match_games.js";
import { KINDS, kindOf, levelsIn } from "./schema.js";

const MOST = 3; // the maximum number of replacements
const WORD = /[\w.-]*\w/g;

/**
 * @typedef {{ input?: string, found?: string, expected?: string }} Mistake  The wrong key, its wrong value or a part of
 *   that, and what the engine expected, in English.
 * @typedef {{ word: string, query: string }} Mended
 */

/** What is wrong with a query of an unknown kind: the engine takes its other keys for wrong. @param {string} query */
export function kindMistake(query) {
  const found = kindOf(query);
  if (KINDS.includes(found)) return undefined;
  return { code: "bad-query", input: "kind", found, expected: `one of ${KINDS.join(", ")}` };
}

/** The names that a key accepts beside those that the engine lists. @param {string} key @param {string} query */
export function namesFor(key, query) {
  if (key === "g") return MATCH_GAMES;
  if (!["engines", "against", "by"].includes(key)) return [];
  return levelsIn(new URLSearchParams(query).get("g") ?? "").map(({ id }) => id);
}

/** @param {string} query */
const partsOf = (query) => query.split("&").filter(Boolean);
/** @param {string} part */
const keyOf = (part) => part.split("=")[0];

/** The number of letters to insert, delete, replace or swap to get from one text to another. @param {string} one @param {string} other */
function distance(one, other) {
  let [before, last] = [/** @type {number[]} */ ([]), Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      line[at] = Math.min(last[at] + 1, line[at - 1] + 1, last[at - 1] + (isSame ? 0 : 1));
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        line[at] = Math.min(line[at], before[at - 2] + 1);
    }
    [before, last] = [last, line];
  }
  return last[other.length];
}

const isNumber = (/** @type {string} */ text) => Number.isFinite(Number(text));

/** The known words that somebody may have meant, the nearest first; of numbers, the nearest one. @param {string} word @param {string[]} known */
function nearest(word, known) {
  const sorted = (/** @type {string[]} */ names, /** @type {(name: string) => number} */ far) =>
    names.filter((name) => name !== word).sort((one, other) => far(one) - far(other));
  if (isNumber(word))
    return sorted(known.filter(isNumber), (name) => Math.abs(Number(name) - Number(word))).slice(0, 1);
  const far = (/** @type {string} */ name) => distance(word.toLowerCase(), name.toLowerCase());
  return sorted(known, far).filter((name) => far(name) <= Math.max(1, word.length / 3));
}

/**
 * What may have been meant, and what is left without the mistake, as far as the engine does not refuse the same key again.
 * @param {string} query
 * @param {Mistake} mistake
 * @param {(query: string) => Mistake | undefined} refuse  Why a query is refused, if it is.
 * @param {string[]} [names]  Known names that the engine does not list.
 * @returns {{ meant: Mended[], without: string | undefined }}
 */
export function mend(query, { input: key = "", found = "", expected = "" }, refuse, names = []) {
  const parts = partsOf(query);
  const at = parts.findLastIndex((part) => keyOf(part) === key);
  if (at < 0) return { meant: [], without: undefined };
  const isGood = (/** @type {string} */ query) => refuse(query)?.input !== key;
  const known = [...new Set([...(expected.match(WORD) ?? []), ...names])];
  const change = (/** @type {string} */ part) => parts.with(at, part).filter(Boolean).join("&");

  const isKey = expected.startsWith("one of the keys ");
  const value = parts[at].slice(key.length + 1);
  const wrong = isKey ? key : value.includes(found) ? found : value;
  const from = isKey ? 0 : key.length + 1 + value.indexOf(wrong);
  /** @type {Mended[]} */
  const meant = [];
  for (const { 0: word, index } of wrong.matchAll(WORD))
    for (const name of nearest(word, known)) {
      const begin = from + index;
      const next = change(parts[at].slice(0, begin) + name + parts[at].slice(begin + word.length));
      if (isGood(next) && !meant.some(({ query }) => query === next)) meant.push({ word: name, query: next });
    }

  const others = value.split(";").filter((item) => item.trim() !== found);
  const rests = [others.length && value.includes(";") ? change(`${key}=${others.join(";")}`) : undefined, change("")];
  return {
    meant: meant.slice(0, MOST),
    without: rests.find((rest) => rest !== undefined && isGood(rest)),
  };
}
