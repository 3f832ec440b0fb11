// The results of the problems of days on this device, and the streak.

import { DEFAULT_PUZZLE } from "../puzzles.js";
import { isDaily, today } from "./daily.js";
import { isDay } from "./puzzle_link.js";
import { recall, remember } from "./storage.js";

const KEY = "days";
const DAMAGED = "days-damaged"; // keeps data that could not be read
const DAY = 86_400_000; // milliseconds
const LONGEST = 36_500; // days in a row: a hundred years

/** @typedef {"first" | "later" | "shown"} Mark  Solved at the first attempt, solved later or with hints, or given up. */
const MARKS = ["first", "later", "shown"];

/**
 * @typedef {object} Done
 * @property {1} version
 * @property {Record<string, Record<string, Mark>>} days  By day and game.
 * @property {string[]} [onTime]  The days on which a problem of that day was solved, in order. Data of earlier versions has none.
 * @property {string} last  The last such day by the clock of that time, which may have been wrong; empty if there is none.
 * @property {number} streak  The days in a row until then.
 * @property {number} best
 */

/** @returns {Done} */
const empty = () => ({ version: 1, days: {}, last: "", streak: 0, best: 0 });

/** The day after a number of days. @param {string} day @param {number} days */
export const dayAfter = (day, days) => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** Milliseconds until the next day begins. */
export const untilTomorrow = () => DAY - (Date.now() % DAY);

const isCount = (/** @type {unknown} */ value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isRecord = (/** @type {unknown} */ value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {any} data @returns {data is Done} */
function isDone(data) {
  return (
    data?.version === 1 &&
    isCount(data.streak) &&
    data.streak <= LONGEST &&
    isCount(data.best) &&
    (data.onTime === undefined || (Array.isArray(data.onTime) && data.onTime.every(isDay))) &&
    (data.last === "" ? data.streak === 0 : isDay(String(data.last))) &&
    isRecord(data.days) &&
    Object.entries(data.days).every(
      ([day, games]) => isDay(day) && isRecord(games) && Object.values(games).every((mark) => MARKS.includes(mark)),
    )
  );
}

/** The results so far. @returns {Done} */
export function readDone() {
  const text = recall(KEY);
  if (!text) return empty();
  try {
    const data = JSON.parse(text);
    if (isDone(data)) return data;
  } catch {
    // The text is damaged.
  }
  remember(DAMAGED, text);
  return empty();
}

/** The mark of a problem, if it has ended. @param {Done} done @param {string} day @param {string} game */
export const markOf = ({ days }, day, game) => {
  const games = Object.hasOwn(days, day) ? days[day] : {};
  return Object.hasOwn(games, game) ? games[game] : undefined;
};

/** The days on which a problem of that day was solved, in order. @param {Done} done */
export const daysOnTime = ({ onTime = [], last, streak }) =>
  // Earlier versions, which share the data, know only the last days in a row.
  [...new Set([...onTime, ...Array.from({ length: streak }, (_, at) => dayAfter(last, -at))])].sort();

/** The number of days in a row up to a day. @param {string[]} days @param {string} day */
function lengthTo(days, day) {
  const all = new Set(days);
  let length = 0;
  while (all.has(dayAfter(day, -length))) length++;
  return length;
}

/** The days in a row that end on a day or the day before. @param {Done} done @param {string} [day] */
export function streakOf(done, day = today()) {
  const days = daysOnTime(done);
  return lengthTo(days, day) || lengthTo(days, dayAfter(day, -1));
}

/** Notes how the problem of a day ended, unless it had ended before. @param {string} day @param {string} game @param {Mark} mark */
export function markDone(day, game, mark) {
  // Another window may have noted one meanwhile.
  const done = readDone();
  if (markOf(done, day, game)) return;
  done.days[day] = { ...done.days[day], [game]: mark };
  if (mark !== "shown" && day === today()) {
    done.onTime = [...new Set([...daysOnTime(done), day])].sort();
    done.last = day;
    done.streak = lengthTo(done.onTime, day);
    done.best = Math.max(done.best, done.streak);
  }
  remember(KEY, JSON.stringify(done));
  // Views in this window learn it as those in others do.
  globalThis.dispatchEvent?.(new Event("storage"));
}

// The puzzle that each day has besides the problems of two-player games.

/**
 * Notes that the puzzle of a day was solved, if it was: at the first attempt if without help by as few moves as possible.
 * @param {Pick<import("./game_record.js").GameRecord, "game" | "origin" | "at" | "optimum" | "helped" | "isBegun">} record
 */
export function markPuzzle({ game, origin, at, optimum, helped, isBegun }) {
  if (game !== DEFAULT_PUZZLE || origin.kind !== "day" || !isDaily({ game, origin })) return;
  // Moves that a link brought are not the visitor's.
  if (isBegun) return;
  markDone(origin.day, game, at === optimum && !helped ? "first" : "later");
}
