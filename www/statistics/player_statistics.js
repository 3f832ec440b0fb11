// The puzzles solved and games played, as a plain value, and the figures derived from it. Nothing here uses the page or
// storage.

import { isDay } from "../site/puzzle_link.js";
import { words } from "./words.js";

// Errors in a file that should contain statistics.

/** A file without valid statistics: where the error is, and what was expected there. */
export class StatisticsError extends Error {
  /** @param {"not-json" | "bad-version" | "bad-member"} code @param {string} place @param {string} message */
  constructor(code, place, message) {
    super(message);
    this.name = "StatisticsError";
    this.code = code;
    this.place = place;
  }
}

const isCount = (/** @type {unknown} */ value) => Number.isSafeInteger(value) && Number(value) >= 1;
const isText = (/** @type {unknown} */ value, /** @type {RegExp} */ form) =>
  typeof value === "string" && form.test(value);

/** @param {string} place @param {unknown} value @param {string} expected */
function bad(place, value, expected) {
  const text = value === undefined ? words.wrong.missing : (JSON.stringify(value) ?? "").slice(0, 60);
  return new StatisticsError("bad-member", place, words.wrong.member(place, text, expected));
}

/**
 * Accepts an object that has these members and no others.
 * @param {any} value
 * @param {string} place
 * @param {string[]} [members]
 */
function readObject(value, place, members) {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isObject) throw bad(place, value, members ? words.expected.object(members) : words.expected.file);
  if (members)
    for (const member of Object.keys(value))
      if (!members.includes(member)) throw bad(`${place}.${member}`, value[member], words.expected.object(members));
  return value;
}

/**
 * Accepts an object whose members satisfy their conditions.
 * @template {object} T @param {any} value @param {string} place @param {Record<keyof T, (value: any, whole: T) =>
 *   boolean>} members
 * @param {Record<keyof T, string>} expected  The description of the expected value of each.
 */
function readMembers(value, place, members, expected) {
  const names = /** @type {(keyof T & string)[]} */ (Object.keys(members));
  readObject(value, place, names);
  for (const name of names)
    if (!members[name](value[name], value)) throw bad(`${place}.${name}`, value[name], expected[name]);
  return value;
}

// Games against engines, as plain values.

/**
 * A game that was played to its end. Two equal records are the same game, reported twice.
 * @typedef {object} Played
 * @property {string} game
 * @property {string} level  The level of the engine.
 * @property {"first" | "second"} side  The person's side.
 * @property {"won" | "lost" | "drawn"} result  From the person's point of view.
 * @property {number} plies
 * @property {boolean} helped  Whether a hint or the values of moves were shown, or moves were undone.
 * @property {string} ended  The date and time (UTC), as in 2026-11-20T14:03:22Z.
 */
/**
 * @typedef {{ game: string, won: number, lost: number, drawn: number, beaten: string[] }} Tally  Beaten: the levels
 *   beaten without help.
 */

/** @type {Record<keyof Played, (value: any, played: Played) => boolean>} */
const PLAYED_MEMBERS = {
  game: (value) => isText(value, /^[a-z]{1,20}\d?$/),
  level: (value) => isText(value, /^[a-z][a-z0-9-]{0,19}$/),
  side: (value) => ["first", "second"].includes(value),
  result: (value) => ["won", "lost", "drawn"].includes(value),
  plies: isCount,
  helped: (value) => typeof value === "boolean",
  ended: (value) => isText(value, /^.{10}T([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/) && isDay(value.slice(0, 10)),
};

/** @param {any} value @param {string} place @returns {Played} */
const readPlayed = (value, place) => readMembers(value, place, PLAYED_MEMBERS, words.expected);

const keyOfPlayed = (/** @type {Played} */ { game, level, side, result, plies, helped, ended }) =>
  [ended, game, level, side, result, plies, helped].join(" ");

/** The date (UTC) of a game. @param {Played} played */
export const dayOf = ({ ended }) => ended.slice(0, 10);

/** The figures of each game. @param {Played[]} played @returns {Tally[]} */
function tally(played) {
  return [...new Set(played.map(({ game }) => game))].sort().map((game) => {
    const own = played.filter((one) => one.game === game);
    const count = (/** @type {Played["result"]} */ result) => own.filter((one) => one.result === result).length;
    const beaten = own.filter(({ result, helped }) => result === "won" && !helped).map(({ level }) => level);
    return { game, won: count("won"), lost: count("lost"), drawn: count("drawn"), beaten: [...new Set(beaten)] };
  });
}

// Puzzles and games together.

/** The maximum number of puzzles and of games; beyond it, the oldest are deleted first. */
export const MOST = 5000;
const VERSION = 2;

/**
 * The best solution of a puzzle: its circumstances, and the date (UTC) of the first one. A daily puzzle is a separate
 * puzzle, even if another has the same position. Its date is its own day if it was solved on that day at all.
 * @typedef {object} Solved
 * @property {string} game
 * @property {string} position  The starting position.
 * @property {number} moves
 * @property {number | null} optimum  The minimum number of moves, if known.
 * @property {string | null} day  The day, for a daily puzzle.
 * @property {boolean} helped  Whether a hint or the solution was viewed.
 * @property {string} date
 * @property {number} times  The number of times it was solved.
 */
/** @typedef {{ version: 2, solved: Solved[], played: Played[] }} Statistics */
/**
 * @typedef {{ game: string, solved: number, unhelped: number, optimal: number, best: number | undefined, mean: number |
 *   undefined }} GameSummary
 */
/** @typedef {{ current: number, longest: number, today: boolean }} Streak */
/** @typedef {{ games: GameSummary[], played: Tally[], streak: Streak }} Summary */

/** @returns {Statistics} */
export const nothing = () => ({ version: VERSION, solved: [], played: [] });

const keyOf = (/** @type {Solved} */ { game, position, day }) => [game, position, day].join(" ");

/**
 * Merges two reports of the same puzzle: fewer moves first, unhelped before helped.
 * @param {Solved} a
 * @param {Solved} b
 * @param {number} times
 * @returns {Solved}
 */
function unite(a, b, times) {
  const best = b.moves < a.moves || (b.moves === a.moves && a.helped && !b.helped) ? b : a;
  // Reports may contradict each other, as in a file edited by hand: an optimum that was beaten is invalid.
  const optimum = [best.optimum, a.optimum, b.optimum].find((moves) => moves !== null && moves <= best.moves) ?? null;
  const date = a.date === a.day || b.date === b.day ? /** @type {string} */ (a.day) : a.date < b.date ? a.date : b.date;
  return { ...best, optimum, date, times };
}

/** @template T @param {Iterable<T>} all @param {(one: T) => string} date  The sort key, compared as a text. */
const latest = (all, date) =>
  [...all].sort((a, b) => (date(a) < date(b) ? -1 : date(a) > date(b) ? 1 : 0)).slice(-MOST);

/**
 * Sorts all entries by date, and removes the oldest above the maximum.
 * @param {Iterable<Solved>} solved
 * @param {Iterable<Played>} played
 * @returns {Statistics}
 */
const bounded = (solved, played) => ({
  version: VERSION,
  solved: latest(solved, ({ date }) => date),
  played: latest(played, ({ ended }) => ended),
});

const bySolved = (/** @type {Statistics} */ { solved }) => new Map(solved.map((one) => [keyOf(one), one]));
const byPlayed = (/** @type {Statistics[]} */ ...all) =>
  new Map(all.flatMap(({ played }) => played).map((one) => [keyOfPlayed(one), one]));

/**
 * Adds a puzzle that was just solved; throws if it is malformed.
 * @param {Statistics} statistics
 * @param {Omit<Solved, "times">} puzzle
 * @returns {Statistics}
 */
export function add(statistics, puzzle) {
  const added = readSolved({ ...puzzle, times: 1 }, "solved");
  const known = bySolved(statistics);
  const old = known.get(keyOf(added));
  return bounded(known.set(keyOf(added), old ? unite(old, added, old.times + 1) : added).values(), statistics.played);
}

/**
 * Adds a game that has just ended; throws if it is malformed.
 * @param {Statistics} statistics
 * @param {Played} game
 * @returns {Statistics}
 */
export const addPlayed = (statistics, game) =>
  merge(statistics, { ...nothing(), played: [readPlayed(game, "played")] });

/**
 * Merges two statistics. Entries in both were counted once already, as in a file exported and imported again: so it
 * takes the greater count, not the sum.
 * @param {Statistics} a @param {Statistics} b @returns {Statistics}
 */
export function merge(a, b) {
  const known = bySolved(a);
  for (const solved of b.solved) {
    const old = known.get(keyOf(solved));
    known.set(keyOf(solved), old ? unite(old, solved, Math.max(old.times, solved.times)) : solved);
  }
  return bounded(known.values(), byPlayed(a, b).values());
}

/** The number of puzzles and games. @param {Statistics} statistics */
export const count = ({ solved, played }) => solved.length + played.length;

/**
 * The number of puzzles and games in one of two statistics that are missing from the other.
 * @param {Statistics} some
 * @param {Statistics} others
 */
export function countNew(some, others) {
  const fresh = (/** @type {Map<string, unknown>} */ these, /** @type {Map<string, unknown>} */ those) =>
    [...these.keys()].filter((key) => !those.has(key)).length;
  return fresh(bySolved(some), bySolved(others)) + fresh(byPlayed(some), byPlayed(others));
}

/**
 * The figures of each game that was played, and the streak.
 * @param {Statistics} statistics
 * @param {string} today  The date in UTC.
 * @param {string[]} [others]  Days that count for other reasons.
 * @returns {Summary}
 */
export function summary(statistics, today, others) {
  const { solved, played } = statistics;
  const games = [...new Set(solved.map(({ game }) => game))].sort();
  return {
    games: games.map((game) =>
      summarise(
        game,
        solved.filter((puzzle) => puzzle.game === game),
      ),
    ),
    played: tally(played),
    streak: streaks(statistics, today, others),
  };
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

export const dayNumber = (/** @type {string} */ date) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/**
 * The days that count: a daily puzzle of any game was solved, or a game was won against an engine.
 * @param {Statistics} statistics @param {string[]} [others]  Days that count for other reasons.
 */
export function countingDays({ solved, played }, others = []) {
  const daily = solved.filter(({ day, date }) => day === date).map(({ date }) => date);
  const won = played.filter(({ result }) => result === "won").map(dayOf);
  return new Set([...daily, ...won, ...others].map(dayNumber));
}

/**
 * The number of consecutive days that count. A streak that reached yesterday continues, because today is not over.
 * @param {Statistics} statistics @param {string} today @param {string[]} [others] @returns {Streak}
 */
export function streaks(statistics, today, others) {
  const days = countingDays(statistics, others);
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

/** Writes the statistics as a file. @param {Statistics} statistics */
export const write = (statistics) => `${JSON.stringify(statistics, null, 2)}\n`;

/**
 * The members of a puzzle. Only the form of a game's name is checked, so that a file from a later version with more
 * games can be read.
 * @type {Record<keyof Solved, (value: any, puzzle: Solved) => boolean>}
 */
const MEMBERS = {
  game: (value) => isText(value, /^[a-z]{1,20}\d?$/),
  position: (value) => isText(value, /^\S.{0,199}$/),
  moves: isCount,
  optimum: (value, { moves }) => value === null || (isCount(value) && value <= moves),
  day: (value) => value === null || (typeof value === "string" && isDay(value)),
  helped: (value) => typeof value === "boolean",
  date: (value) => typeof value === "string" && isDay(value),
  times: isCount,
};

/** @param {any} value @param {string} place @returns {Solved} */
const readSolved = (value, place) => readMembers(value, place, MEMBERS, words.expected);

/** @template T @param {any} list @param {string} name @param {(value: any, place: string) => T} readOne */
function readList(list, name, readOne) {
  if (!Array.isArray(list)) throw bad(name, list, words.expected.list);
  return list.map((value, at) => readOne(value, `${name}[${at}]`));
}

/**
 * Reads statistics; rejects anything else.
 * @param {string} text
 * @returns {Statistics}
 */
export function read(text) {
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    throw new StatisticsError("not-json", "", words.wrong.notJson);
  }
  const { version } = readObject(value, "statistics");
  if (version !== VERSION)
    throw new StatisticsError(
      "bad-version",
      "version",
      words.wrong.version(JSON.stringify(version) ?? words.wrong.missing),
    );
  const { solved, played } = readObject(value, "statistics", ["version", "solved", "played"]);
  return merge(nothing(), {
    version: VERSION,
    solved: readList(solved, "solved", readSolved),
    played: readList(played, "played", readPlayed),
  });
}
