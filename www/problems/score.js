// What was solved on this device: for each game and grade how many problems, and a streak over all games.

import { recall, remember } from "../site/store.js";

const KEY = "problems";
const DAMAGED = "problems-damaged"; // what could not be read is kept here
const MOST = 500; // the number of problems that are remembered, so that none counts twice

/**
 * @typedef {object} Score
 * @property {1} version
 * @property {Record<string, Record<string, [solved: number, tried: number]>>} games  By game and grade.
 * @property {number} streak  The problems solved at the first attempt, without hints, since the last that was not.
 * @property {number} best
 * @property {string[]} seen  The last problems that counted.
 */

/** @returns {Score} */
const empty = () => ({ version: 1, games: {}, streak: 0, best: 0, seen: [] });

const isCount = (/** @type {unknown} */ value) => Number.isSafeInteger(value) && Number(value) >= 0;

/** @param {any} found @returns {found is Score} */
export function isScore(found) {
  const isPair = (/** @type {unknown} */ pair) => Array.isArray(pair) && pair.length === 2 && pair.every(isCount);
  return (
    found?.version === 1 &&
    isCount(found.streak) &&
    isCount(found.best) &&
    Array.isArray(found.seen) &&
    found.seen.every((/** @type {unknown} */ name) => typeof name === "string") &&
    typeof found.games === "object" &&
    found.games !== null &&
    Object.values(found.games).every(
      (grades) => typeof grades === "object" && grades !== null && Object.values(grades).every(isPair),
    )
  );
}

/** What was solved so far. @returns {Score} */
export function readScore() {
  const text = recall(KEY);
  if (!text) return empty();
  try {
    const found = JSON.parse(text);
    if (isScore(found)) return found;
  } catch {
    // It is damaged.
  }
  remember(DAMAGED, text);
  return empty();
}

/** Keeps a score; returns whether this device could. @param {Score} score */
export function keepScore(score) {
  const text = JSON.stringify(score);
  remember(KEY, text);
  return recall(KEY) === text;
}

/** The last of the problems that counted: as many as are remembered. @param {string[]} seen */
export const recentOf = (seen) => seen.slice(-MOST);

/** The score as it is kept, for a file. */
export const scoreText = () => JSON.stringify(readScore());

/**
 * Counts a problem, unless it counted before.
 * @param {import("./solving.js").Problem} problem @param {boolean} isSolved  At the first attempt, without hints.
 */
export function count({ game, position, grade = 0 }, isSolved) {
  // Another window may have counted one meanwhile.
  const score = readScore();
  const name = `${game} ${position}`;
  if (score.seen.includes(name)) return;
  score.seen = recentOf([...score.seen, name]);
  const grades = (score.games[game] ??= {});
  const [solved, tried] = grades[grade] ?? [0, 0];
  grades[grade] = [solved + Number(isSolved), tried + 1];
  score.streak = isSolved ? score.streak + 1 : 0;
  score.best = Math.max(score.best, score.streak);
  keepScore(score);
}
