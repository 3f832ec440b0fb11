// The pages' reports to the statistics, the message that these cannot be saved, and the picture of the last days.

import { today } from "../site/daily.js";
import { dayAfter, daysOnTime, readDone } from "../site/days_done.js";
import { make, makeButton } from "../site/dom.js";
import { save } from "../site/download.js";
import { learn } from "../site/i18n.js";
import { language } from "../site/language.js";
import { words as common } from "../site/words.js";
import { add, addPlayed, countingDays, dayNumber, nothing, streaks, write } from "./player_statistics.js";
import { alone, load, protect, saveOrHold } from "./shelf.js";
import { words } from "./words.js";

/** @typedef {import("./player_statistics.js").Statistics} Statistics */
/**
 * The result of a report.
 * @typedef {object} Noted
 * @property {boolean} isStored  Whether this device has saved it.
 * @property {import("./player_statistics.js").Streak} streak
 * @property {Statistics} statistics  Including the new report.
 */

/** @param {(statistics: Statistics) => Statistics} add @returns {Promise<Noted>} */
const note = (add) =>
  alone(() => {
    const known = load();
    const statistics = add(known ?? nothing());
    const isStored = known !== undefined && saveOrHold(statistics);
    protect(add);
    return { isStored, streak: streaks(statistics, today(), daysOnTime(readDone())), statistics };
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

/** Records that a game against an engine ended. @param {Omit<import("./player_statistics.js").Played, "ended">} played */
export async function notePlayed(played) {
  const ended = `${new Date().toISOString().slice(0, 19)}Z`;
  return note((statistics) => addPlayed(statistics, { ...played, ended }));
}

// A message that a result cannot be saved: shown once, with advice.

let isAnnounced = false;

/**
 * The message, with a button; empty if it was shown before.
 * @param {Statistics} statistics  The statistics that cannot be saved.
 * @returns {Promise<HTMLElement[]>}
 */
export async function describeNotStored(statistics) {
  if (isAnnounced) return [];
  isAnnounced = true;
  await learn(words);
  return [
    make("p", "note", words.win.notStored),
    make(
      "div",
      "row",
      makeButton(words.win.export, () => exportFile(statistics)),
    ),
  ];
}

/** Shows the message in a separate note, which nothing replaces. @param {Statistics} statistics */
export async function showNotStored(statistics) {
  const parts = await describeNotStored(statistics);
  if (!parts.length) return;
  const note = make("section", "moment");
  note.setAttribute("role", "status");
  note.id = "not-kept";
  document.querySelector("main")?.append(note);
  // A screen reader announces only changes in an element that already exists.
  await new Promise(requestAnimationFrame);
  parts.at(-1)?.append(makeButton(words.win.close, () => note.remove()));
  note.append(...parts);
}

// The statistics as a file for export.

/** @param {import("./player_statistics.js").Statistics} statistics */
export const exportFile = (statistics) =>
  save(`plyground-statistics-${today()}.json`, "application/json", write(statistics));

// The last seven days.

/**
 * The last seven days: the moves of the puzzle solved on its day, or a tick for another day that counts.
 * @param {Statistics} statistics
 */
function weekOf(statistics) {
  const now = today();
  const counting = countingDays(statistics, daysOnTime(readDone()));
  return Array.from({ length: 7 }, (_, at) => {
    const day = dayAfter(now, at - 6);
    const puzzle = statistics.solved.find((one) => one.day === day && one.date === day);
    const mark = puzzle ? String(puzzle.moves) : counting.has(dayNumber(day)) ? "✓" : "";
    return { date: new Date(day), isToday: day === now, mark };
  });
}

/** The last seven days as squares. @param {Statistics} statistics */
export function makeWeek(statistics) {
  const name = new Intl.DateTimeFormat(language(), { weekday: "short", timeZone: "UTC" });
  const days = weekOf(statistics).map(({ date, isToday, mark }) => {
    const square = make("b", mark ? "kept" : "", mark || (isToday ? "?" : "–"));
    return make("li", isToday ? "today" : "", square, isToday ? common.today : name.format(date));
  });
  return make("ol", "week", ...days);
}
