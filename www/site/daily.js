// Today's puzzle: a date determines a seed and a distance, the same for everyone and without a server.

/** Distances from Sunday to Saturday: the week starts easy and ends hard. @type {Record<string, number[]>} */
const DISTANCES = { slide2: [10, 4, 5, 6, 7, 8, 9], slide3: [20, 8, 10, 12, 14, 16, 18] };

/** The distances that are easy, medium, hard and for experts. @type {Record<string, readonly number[]>} */
export const LEVELS = { slide2: [4, 6, 8, 11], slide3: [6, 10, 14, 20] };

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
  return { seed: `plyground ${game} ${day}`, distance: distance ?? DISTANCES[game]?.[weekday] };
}

/**
 * Whether a puzzle is the one that everybody has on a day. At another distance it only has the day's seed.
 * @param {Pick<import("./link.js").Link, "game" | "origin">} link
 */
export const isDaily = ({ game, origin }) =>
  origin.kind === "day" &&
  (origin.distance === undefined || origin.distance === dailyPuzzle(game, origin.day).distance);

/**
 * The first puzzle of a visit: an easy one to warm up or, once one of today's has been solved, today's.
 * @param {number} solved  The distance of the last puzzle solved today.
 * @returns {import("./link.js").Link}
 */
export const firstPuzzle = (solved) => ({
  game: "slide3",
  origin: { kind: "day", day: today(), ...(solved ? {} : { distance: LEVELS.slide3[0] }) },
  moves: [],
});
