// What became of the problems of the last sets, on this device.

import { recall, remember } from "../site/storage.js";

/** @typedef {import("../problems/solving.js").Problem} Problem */
/**
 * @typedef {object} Progress
 * @property {import("./result.js").Mark[]} marks
 * @property {("later" | "helped" | "")[]} spoilt  What each problem can be at best, once an attempt failed or a hint was shown.
 * @property {number} seconds
 * @property {Problem[]} problems  Those that a search found, so that they need not be found again.
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

/** All of it; nothing if it is damaged. @returns {[set: string, progress: any][]} */
function readAll() {
  try {
    const all = JSON.parse(recall(KEY) ?? "[]");
    return Array.isArray(all) ? all.filter((entry) => Array.isArray(entry) && typeof entry[0] === "string") : [];
  } catch {
    return [];
  }
}

/** @param {any} found @param {number} count @returns {found is Progress} */
const isProgress = (found, count) =>
  [
    [found?.marks, MARKS],
    [found?.spoilt, SPOILT],
  ].every(
    ([list, known]) => Array.isArray(list) && list.length === count && list.every((one) => known.includes(one)),
  ) &&
  Number.isSafeInteger(found.seconds) &&
  found.seconds >= 0 &&
  Array.isArray(found.problems) &&
  found.problems.length <= count &&
  found.problems.every((/** @type {any} */ one) => typeof one?.game === "string" && typeof one.position === "string");

/** @param {string} set  Its query. @param {number} count @returns {Progress} */
export function readProgress(set, count) {
  const [, found] = readAll().find(([known]) => known === set) ?? [];
  return isProgress(found, count) ? found : fresh(count);
}

/** @param {string} set */
export const forgetProgress = (set) => remember(KEY, JSON.stringify(readAll().filter(([known]) => known !== set)));

/**
 * Keeps the progress, with what another window has kept meanwhile: what ended there first stays.
 * @param {string} set @param {Progress} progress  Gets what was kept.
 */
export function keepProgress(set, progress) {
  const kept = readProgress(set, progress.marks.length);
  for (const [at, mark] of kept.marks.entries()) {
    if (mark !== "open" && mark !== "wrong") progress.marks[at] = mark;
    if (kept.spoilt[at] === "helped" || !progress.spoilt[at]) progress.spoilt[at] = kept.spoilt[at];
  }
  progress.seconds = Math.max(progress.seconds, kept.seconds);
  const others = readAll().filter(([known]) => known !== set);
  remember(KEY, JSON.stringify([[set, progress], ...others].slice(0, MOST)));
}
