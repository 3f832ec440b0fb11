// The values that the statistics draw: the days of the last weeks, and the lengths of solutions.

import { dayAfter } from "../site/days_done.js";
import { countingDays, dayNumber, dayOf } from "./player_statistics.js";

/** @typedef {import("./player_statistics.js").Statistics} Statistics */
/** @typedef {{ day: string, state: "counts" | "played" | "" }} Day */
/**
 * The puzzles solved with the same number of moves above the minimum.
 * @typedef {object} Bar
 * @property {number | undefined} over  The moves above the minimum; undefined if the minimum is unknown.
 * @property {number} unhelped
 * @property {number} helped
 */

const WEEKS = 5;
/** Every move leads closer or away, so a detour takes an even number of moves. The last bar has all longer ones too. */
export const OVER = [0, 2, 4, 6];

/**
 * The days from a Monday five weeks ago to today.
 * @param {Statistics} statistics
 * @param {string} today
 * @param {string[]} others  Days that count for other reasons.
 * @returns {Day[]}
 */
export function lastWeeks(statistics, today, others) {
  const counting = countingDays(statistics, others);
  const played = new Set([...statistics.solved.map(({ date }) => date), ...statistics.played.map(dayOf)]);
  // Day 0 was a Thursday.
  const before = ((dayNumber(today) + 3) % 7) + 7 * (WEEKS - 1);
  return Array.from({ length: before + 1 }, (_, at) => {
    const day = dayAfter(today, at - before);
    return { day, state: counting.has(dayNumber(day)) ? "counts" : played.has(day) ? "played" : "" };
  });
}

/**
 * The puzzles of a game by their moves, the best first, up to the last that there is.
 * @param {Statistics["solved"]} puzzles
 * @returns {Bar[]}
 */
export function spread(puzzles) {
  const bars = [...OVER, undefined].map((over) => ({ over, unhelped: 0, helped: 0 }));
  for (const { moves, optimum, helped } of puzzles) {
    const over = optimum === null ? undefined : moves - optimum;
    const at = over === undefined ? OVER.length : OVER.findIndex((most) => over <= most);
    bars[at < 0 ? OVER.length - 1 : at][helped ? "helped" : "unhelped"]++;
  }
  const last = bars.slice(0, -1).findLastIndex(size);
  return bars.filter((bar, at) => at <= last || (bar.over === undefined && size(bar)));
}

/** The number of puzzles of a bar. @param {Bar} bar */
export const size = ({ unhelped, helped }) => unhelped + helped;
