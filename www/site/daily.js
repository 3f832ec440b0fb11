// Today's puzzle: a date determines a seed and a distance, the same for everyone and without a server.

import { PUZZLES, DEFAULT_PUZZLE } from "../puzzles.js";

/** Today's date in UTC, as in 2026-11-20. */
export const today = () => new Date().toISOString().slice(0, 10);

/**
 * @param {string} game
 * @param {string} day
 * @param {number} [distance]  Instead of the weekday's.
 * @returns {{ seed: string, distance?: number }}
 */
export function dailyPuzzle(game, day, distance) {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return { seed: `plyground ${game} ${day}`, distance: distance ?? PUZZLES[game]?.week?.[weekday] };
}

/**
 * Whether a puzzle is the one that everybody has on a day. At another distance it only has the day's seed.
 * @param {Pick<import("./puzzle_link.js").Link, "game" | "origin">} link
 */
export const isDaily = ({ game, origin }) =>
  origin.kind === "day" &&
  (origin.distance === undefined || origin.distance === dailyPuzzle(game, origin.day).distance);

/** The distances of the warm-up puzzles from which a newcomer learns, in order. */
export const WARM_UPS = [1, 2, 3, 6];

/**
 * The index of a warm-up puzzle; −1 for other puzzles.
 * @param {Pick<import("./puzzle_link.js").Link, "game" | "origin">} link
 */
export const warmUpOf = ({ game, origin }) =>
  game === DEFAULT_PUZZLE && origin.kind === "day" ? WARM_UPS.indexOf(origin.distance ?? 0) : -1;

/** A warm-up puzzle, or today's puzzle after the last one. @param {number} at @returns {import("./puzzle_link.js").Origin} */
export const warmUp = (at) => ({ kind: "day", day: today(), ...(at < WARM_UPS.length && { distance: WARM_UPS[at] }) });

/**
 * The first puzzle of a visit: a warm-up puzzle or, once they are done, today's.
 * @param {number} done  The number of warm-up puzzles done.
 * @returns {import("./puzzle_link.js").Link}
 */
export const firstPuzzle = (done) => ({ game: DEFAULT_PUZZLE, origin: warmUp(done), moves: [] });
