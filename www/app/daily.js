// Today's puzzle: a date means a seed and a distance, the same for everyone and without a server.

/** Distances from Sunday to Saturday: the week begins gently and ends hard. @type {Record<string, number[]>} */
const DISTANCES = { slide2: [10, 4, 5, 6, 7, 8, 9], slide3: [20, 8, 10, 12, 14, 16, 18] };

/** Today's date in UTC, as in 2026-11-20. */
export const today = () => new Date().toISOString().slice(0, 10);

/** @param {string} game @param {string} day @returns {{ seed: string, distance?: number }} */
export function dailyPuzzle(game, day) {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return { seed: `plyground ${game} ${day}`, distance: DISTANCES[game]?.[weekday] };
}
