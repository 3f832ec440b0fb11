// The pages' reports to the statistics.

import { today } from "../site/daily.js";
import { add, addPlayed, nothing, streaks } from "./record.js";
import { alone, load, protect, saveOrHold } from "./shelf.js";

/** @typedef {import("./record.js").Statistics} Statistics */
/**
 * The result of a report.
 * @typedef {object} Noted
 * @property {boolean} isKept  Whether this device has saved it.
 * @property {import("./record.js").Streak} streak
 * @property {Statistics} statistics  Including the new report.
 */

/** @param {(statistics: Statistics) => Statistics} add @returns {Promise<Noted>} */
const note = (add) =>
  alone(() => {
    const known = load();
    const statistics = add(known ?? nothing());
    const isKept = known !== undefined && saveOrHold(statistics);
    protect(add);
    return { isKept, streak: streaks(statistics, today()), statistics };
  });

/**
 * Records that a puzzle was solved.
 * @param {{ game: string, position: string, moves: number, optimum: number | null, day: string | null, helped: boolean
 *   }} solved
 *   The puzzle is identified by its starting position.
 */
export async function noteSolved(solved) {
  const date = today();
  return note((statistics) => add(statistics, { ...solved, date }));
}

/** Records that a game against an engine ended. @param {Omit<import("./record.js").Played, "ended">} played */
export async function notePlayed(played) {
  const ended = `${new Date().toISOString().slice(0, 19)}Z`;
  return note((statistics) => addPlayed(statistics, { ...played, ended }));
}
