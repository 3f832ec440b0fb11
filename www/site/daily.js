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

/**
 * The first puzzle of a visit: an easy one to warm up or, once one of today's has been solved, today's.
 * @param {number} solved  The distance of the last puzzle solved today.
 * @returns {import("./puzzle_link.js").Link}
 */
export const firstPuzzle = (solved) => ({
  game: DEFAULT_PUZZLE,
  origin: { kind: "day", day: today(), ...(solved ? {} : { distance: PUZZLES[DEFAULT_PUZZLE].levels?.[0] }) },
  moves: [],
});
