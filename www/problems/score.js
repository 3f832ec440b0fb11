// The score on this device: for each game and grade the number of problems solved, and a streak over all games.

import { idOf, kindId } from "../match/game_modules.js";
import { recall, remember } from "../site/storage.js";

const KEY = "problems";
const DAMAGED = "problems-damaged"; // keeps data that could not be read
const MOST = 500; // the number of problems that are remembered, so that none counts twice

/**
 * @typedef {object} Score
 * @property {1} version
 * @property {Record<string, Record<string, [solved: number, tried: number]>>} games  By game and grade.
 * @property {number} streak  The problems solved at the first attempt, without hints, since the last that was not.
 * @property {number} best
 * @property {string[]} seen  The last problems that counted.
 * @property {string[]} solved  The last problems that were solved, at any attempt. Older scores lack them.
 * @property {string[]} own  The links of the visitor's own problems. Older scores lack them.
 */

/** @returns {Score} */
const empty = () => ({ version: 1, games: {}, streak: 0, best: 0, seen: [], solved: [], own: [] });

const isCount = (/** @type {unknown} */ value) => Number.isSafeInteger(value) && Number(value) >= 0;

const isObject = (/** @type {unknown} */ value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether counts can be those of a grade. @param {string} grade @param {any} counts */
const areCounts = (grade, counts) =>
  /^[0-8]$/.test(grade) &&
  Array.isArray(counts) &&
  counts.length === 2 &&
  counts.every(isCount) &&
  counts[0] <= counts[1];

/** The legible part of a score, and whether it is the whole score. @param {any} data */
export function readableOf(data) {
  const score = empty();
  let isWhole = isObject(data) && data.version === 1;
  /** @param {boolean} isRight @param {() => void} take */
  const part = (isRight, take) => {
    if (isRight) take();
    else isWhole = false;
  };
  if (!isWhole) return { score, isWhole };
  part(isObject(data.games), () => {
    for (const [game, grades] of Object.entries(data.games))
      part(kindId(game) === idOf(game) && isObject(grades), () => {
        for (const [grade, counts] of Object.entries(grades))
          part(areCounts(grade, counts), () => ((score.games[game] ??= {})[grade] = counts));
      });
  });
  part(isCount(data.streak), () => (score.streak = data.streak));
  part(isCount(data.best), () => (score.best = data.best));
  score.best = Math.max(score.best, score.streak);
  for (const list of /** @type {const} */ (["seen", "solved", "own"])) {
    const names = data[list] ?? (list === "seen" ? undefined : []);
    part(Array.isArray(names), () => {
      for (const name of names) part(typeof name === "string", () => score[list].push(name));
    });
  }
  return { score, isWhole };
}

/**
 * The score so far. A damaged score is kept aside, and its legible part counts from now on.
 * @param {() => void} [onDamage]  Called if it was damaged. @returns {Score}
 */
export function readScore(onDamage) {
  const text = recall(KEY);
  if (!text) return empty();
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    // The text has no legible part.
  }
  const { score, isWhole } = readableOf(data);
  if (isWhole) return score;
  remember(DAMAGED, text);
  keepScore(score);
  onDamage?.();
  return score;
}

/** Stores a score; returns whether this device could. @param {Score} score */
export function keepScore(score) {
  const text = JSON.stringify(score);
  remember(KEY, text);
  return recall(KEY) === text;
}

/** The last `MOST` of the problems that counted. @param {string[]} seen */
export const recentOf = (seen) => seen.slice(-MOST);

/** The score as stored, for a file. */
export const scoreText = () => JSON.stringify(readScore());

/** @typedef {Pick<import("./solving.js").Problem, "game" | "position" | "grade">} Counted */

const nameOf = (/** @type {Counted} */ { game, position }) => `${game} ${position}`;

/** Whether a problem was solved, at any attempt. @param {Score} score @param {Counted} problem */
export const hasSolved = ({ solved }, problem) => solved.includes(nameOf(problem));

/**
 * Counts a problem that ended, unless it counted before.
 * @param {Counted} problem @param {{ isSolved: boolean, isFirst: boolean }} end  Whether it was solved, and whether at the
 *   first attempt, without hints.
 */
export function count(problem, { isSolved, isFirst }) {
  // Another window may have counted one meanwhile.
  const score = readScore();
  const name = nameOf(problem);
  if (isSolved && !hasSolved(score, problem)) score.solved = recentOf([...score.solved, name]);
  if (!score.seen.includes(name)) add(score, problem, isFirst);
  keepScore(score);
}

/** @param {Score} score @param {Counted} problem @param {boolean} isSolved  At the first attempt, without hints. */
function add(score, problem, isSolved) {
  const { game, grade = 0 } = problem;
  const name = nameOf(problem);
  score.seen = recentOf([...score.seen, name]);
  const grades = (score.games[game] ??= {});
  const [solved, tried] = grades[grade] ?? [0, 0];
  grades[grade] = [solved + Number(isSolved), tried + 1];
  score.streak = isSolved ? score.streak + 1 : 0;
  score.best = Math.max(score.best, score.streak);
}

// The visitor's own problems by their links: a part of the score on this device, and so of the file in which it is saved.

/** The links, the newest first. */
export const ownProblems = () => readScore().own.toReversed();

/** @param {(own: string[]) => string[]} change  @returns {boolean} whether this device could store it */
function change(change) {
  const score = readScore();
  return keepScore({ ...score, own: change(score.own) });
}

/** Stores a link, unless it is stored already; returns whether this device could. @param {string} link */
export const keepOwn = (link) => change((own) => (own.includes(link) ? own : [...own, link]));

/** @param {string} link */
export const removeOwn = (link) => change((own) => own.filter((other) => other !== link));
