// The outcomes of the problems of the last sets, stored on this device.

import { recall, remember } from "../site/storage.js";

/** @typedef {import("../problems/solving.js").Problem} Problem */
/**
 * @typedef {object} Progress
 * @property {import("./result.js").Mark[]} marks
 * @property {("later" | "helped" | "")[]} spoilt  The best possible mark of each problem after a failed attempt or a hint.
 * @property {number} seconds
 * @property {Problem[]} problems  The problems that were found by a seed, so that they need not be found again.
 */

const KEY = "sets";
const MOST = 20; // sets
const MARKS = ["first", "later", "helped", "shown", "wrong", "open"];
const SPOILT = ["later", "helped", ""];

/** @param {number} count @returns {Progress} */
const fresh = (count) => ({
  marks: Array(count).fill("open"),
  spoilt: Array(count).fill(""),
  seconds: 0,
  problems: [],
});

/** The progress of all sets; empty if it is damaged. @returns {[set: string, progress: any][]} */
function readAll() {
  try {
    const all = JSON.parse(recall(KEY) ?? "[]");
    return Array.isArray(all) ? all.filter((entry) => Array.isArray(entry) && typeof entry[0] === "string") : [];
  } catch {
    return [];
  }
}

/** @param {any} data @param {number} count @returns {data is Progress} */
const isProgress = (data, count) =>
  [
    [data?.marks, MARKS],
    [data?.spoilt, SPOILT],
  ].every(
    ([list, known]) => Array.isArray(list) && list.length === count && list.every((one) => known.includes(one)),
  ) &&
  Number.isSafeInteger(data.seconds) &&
  data.seconds >= 0 &&
  Array.isArray(data.problems) &&
  data.problems.length <= count &&
  data.problems.every((/** @type {any} */ one) => typeof one?.game === "string" && typeof one.position === "string");

/** @param {string} set  Its query. @param {number} count @returns {Progress} */
export function readProgress(set, count) {
  const [, stored] = readAll().find(([known]) => known === set) ?? [];
  return isProgress(stored, count) ? stored : fresh(count);
}

/** @param {string} set */
export const forgetProgress = (set) => remember(KEY, JSON.stringify(readAll().filter(([known]) => known !== set)));

/**
 * Stores the progress, merged with the progress that another window has stored meanwhile: its outcomes stay.
 * @param {string} set @param {Progress} progress  Is updated with the stored progress.
 */
export function keepProgress(set, progress) {
  const stored = readProgress(set, progress.marks.length);
  for (const [at, mark] of stored.marks.entries()) {
    if (mark !== "open" && mark !== "wrong") progress.marks[at] = mark;
    if (stored.spoilt[at] === "helped" || !progress.spoilt[at]) progress.spoilt[at] = stored.spoilt[at];
  }
  progress.seconds = Math.max(progress.seconds, stored.seconds);
  const others = readAll().filter(([known]) => known !== set);
  remember(KEY, JSON.stringify([[set, progress], ...others].slice(0, MOST)));
}
