// What was solved, as a plain value, and what follows from it. Nothing here touches page or storage.

import { words } from "./words.js";

/** So many puzzles are kept; beyond that, those solved longest ago are forgotten first. */
export const MOST = 5000;
const VERSION = 1;

/**
 * A puzzle at its best: how it was solved, and on which date (UTC) for the first time. The puzzle
 * of a day is a puzzle of its own, even where another has the same position. The date of such a
 * puzzle is its own day if it was solved on that day at all.
 * @typedef {object} Solved
 * @property {string} game
 * @property {string} position  The one the puzzle begins with.
 * @property {number} moves
 * @property {number | null} optimum  The fewest moves, where they are known.
 * @property {string | null} day  The day whose puzzle it is.
 * @property {boolean} helped  Whether a hint or the solution was looked at.
 * @property {string} date
 * @property {number} times  How often it was solved.
 */
/** @typedef {{ version: 1, solved: Solved[] }} Statistics */
/** @typedef {{ game: string, solved: number, unhelped: number, optimal: number, best: number | undefined, mean: number | undefined }} GameSummary */
/** @typedef {{ games: GameSummary[], streak: { current: number, longest: number, today: boolean } }} Summary */

/** A file that holds no statistics: where it is wrong, and what was expected there. */
export class StatisticsError extends Error {
  /** @param {"not-json" | "bad-version" | "bad-member"} code @param {string} place @param {string} message */
  constructor(code, place, message) {
    super(message);
    this.name = "StatisticsError";
    this.code = code;
    this.place = place;
  }
}

/** @returns {Statistics} */
export const nothing = () => ({ version: VERSION, solved: [] });

const keyOf = (/** @type {Solved} */ { game, position, day }) => [game, position, day].join(" ");

/** Two reports of the same puzzle as one: the fewest moves, unhelped before helped. @param {Solved} a @param {Solved} b @param {number} times @returns {Solved} */
function unite(a, b, times) {
  const best = b.moves < a.moves || (b.moves === a.moves && a.helped && !b.helped) ? b : a;
  // Reports may contradict each other, as in a file changed by hand: an optimum that was beaten is none.
  const optimum = [best.optimum, a.optimum, b.optimum].find((moves) => moves !== null && moves <= best.moves) ?? null;
  const date = a.date === a.day || b.date === b.day ? /** @type {string} */ (a.day) : a.date < b.date ? a.date : b.date;
  return { ...best, optimum, date, times };
}

/** Puts puzzles in order of their dates, without those beyond the bound. @param {Iterable<Solved>} puzzles @returns {Statistics} */
function bounded(puzzles) {
  const solved = [...puzzles].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  return { version: VERSION, solved: solved.slice(-MOST) };
}

/** Adds a puzzle just solved; throws where it is malformed. @param {Statistics} statistics @param {Omit<Solved, "times">} puzzle @returns {Statistics} */
export function add(statistics, puzzle) {
  const added = readSolved({ ...puzzle, times: 1 }, "solved");
  const known = new Map(statistics.solved.map((solved) => [keyOf(solved), solved]));
  const old = known.get(keyOf(added));
  return bounded(known.set(keyOf(added), old ? unite(old, added, old.times + 1) : added).values());
}

/**
 * Both together. What both know was counted once already, as in a file exported here and imported
 * again: so the greater number of times stands, not the sum.
 * @param {Statistics} a @param {Statistics} b @returns {Statistics}
 */
export function merge(a, b) {
  const known = new Map(a.solved.map((solved) => [keyOf(solved), solved]));
  for (const solved of b.solved) {
    const old = known.get(keyOf(solved));
    known.set(keyOf(solved), old ? unite(old, solved, Math.max(old.times, solved.times)) : solved);
  }
  return bounded(known.values());
}

/** How many puzzles of some statistics others do not have. @param {Statistics} some @param {Statistics} others */
export function countNew(some, others) {
  const known = new Set(others.solved.map(keyOf));
  return new Set(some.solved.map(keyOf).filter((key) => !known.has(key))).size;
}

/** The figures of each game that was played, and the days in a row. @param {Statistics} statistics @param {string} today  The date in UTC. @returns {Summary} */
export function summary({ solved }, today) {
  const games = [...new Set(solved.map(({ game }) => game))].sort();
  return { games: games.map((game) => summarise(game, solved.filter((puzzle) => puzzle.game === game))), streak: streaks(solved, today) };
}

/** @param {string} game @param {Solved[]} puzzles @returns {GameSummary} */
function summarise(game, puzzles) {
  const ratios = puzzles.flatMap(({ moves, optimum }) => (optimum === null ? [] : [moves / optimum]));
  return {
    game,
    solved: puzzles.length,
    unhelped: puzzles.filter(({ helped }) => !helped).length,
    optimal: puzzles.filter(({ moves, optimum }) => moves === optimum).length,
    best: ratios.length ? ratios.reduce((least, ratio) => Math.min(least, ratio)) : undefined,
    mean: ratios.length ? ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length : undefined,
  };
}

const dayNumber = (/** @type {string} */ date) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/**
 * Days in a row whose puzzle was solved on the day itself, in any game. A row that reached
 * yesterday still runs: today is not over.
 * @param {Solved[]} solved @param {string} today
 */
function streaks(solved, today) {
  const days = new Set(solved.filter(({ day, date }) => day === date).map(({ date }) => dayNumber(date)));
  const lengthTo = (/** @type {number} */ last) => {
    let length = 0;
    while (days.has(last - length)) length++;
    return length;
  };
  const now = dayNumber(today);
  const ends = [...days].filter((day) => !days.has(day + 1));
  return {
    current: lengthTo(days.has(now) ? now : now - 1),
    longest: ends.reduce((most, end) => Math.max(most, lengthTo(end)), 0),
    today: days.has(now),
  };
}

/** As a file. @param {Statistics} statistics */
export const write = (statistics) => `${JSON.stringify(statistics, null, 2)}\n`;

/** @param {string} text */
export function isDate(text) {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const isCount = (/** @type {unknown} */ value) => Number.isSafeInteger(value) && Number(value) >= 1;
const isText = (/** @type {unknown} */ value, /** @type {RegExp} */ form) => typeof value === "string" && form.test(value);

/**
 * What a puzzle is made of. Games are known by form only, so that a file of a later version with more of them can be read.
 * @type {Record<keyof Solved, (value: any, puzzle: Solved) => boolean>}
 */
const MEMBERS = {
  game: (value) => isText(value, /^[a-z]{1,20}\d?$/),
  position: (value) => isText(value, /^\S.{0,199}$/),
  moves: isCount,
  optimum: (value, { moves }) => value === null || (isCount(value) && value <= moves),
  day: (value) => value === null || (typeof value === "string" && isDate(value)),
  helped: (value) => typeof value === "boolean",
  date: (value) => typeof value === "string" && isDate(value),
  times: isCount,
};

/** @param {string} place @param {unknown} found @param {string} expected */
function bad(place, found, expected) {
  const text = found === undefined ? words.wrong.missing : (JSON.stringify(found) ?? "").slice(0, 60);
  return new StatisticsError("bad-member", place, words.wrong.member(place, text, expected));
}

/** Takes a value with exactly some members. @param {any} value @param {string} place @param {string[]} members */
function readObject(value, place, members) {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isObject) throw bad(place, value, words.expected.object(members));
  for (const member of Object.keys(value)) if (!members.includes(member)) throw bad(`${place}.${member}`, value[member], words.expected.object(members));
  return value;
}

/** @param {any} value @param {string} place @returns {Solved} */
function readSolved(value, place) {
  const members = /** @type {(keyof Solved)[]} */ (Object.keys(MEMBERS));
  readObject(value, place, members);
  for (const member of members) {
    if (!MEMBERS[member](value[member], value)) throw bad(`${place}.${member}`, value[member], words.expected[member]);
  }
  return value;
}

/** Reads what was written; refuses anything else. @param {string} text @returns {Statistics} */
export function read(text) {
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    throw new StatisticsError("not-json", "", words.wrong.notJson);
  }
  readObject(value, "statistics", ["version", "solved"]);
  if (value.version !== VERSION) throw new StatisticsError("bad-version", "version", words.wrong.version(JSON.stringify(value.version) ?? words.wrong.missing));
  if (!Array.isArray(value.solved)) throw bad("solved", value.solved, words.expected.list);
  return merge(nothing(), { version: VERSION, solved: value.solved.map((/** @type {unknown} */ puzzle, /** @type {number} */ at) => readSolved(puzzle, `solved[${at}]`)) });
}
