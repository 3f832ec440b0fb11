// What the play page tells the statistics.

import { today } from "../app/daily.js";
import { add } from "./record.js";
import { load, save } from "./shelf.js";

/**
 * Notes that a puzzle was solved; where nothing can be kept, nothing is noted.
 * @param {{ game: string, position: string, moves: number, optimum: number | null, day: string | null, helped: boolean }} solved
 *   The puzzle by the position it begins with.
 */
export function noteSolved(solved) {
  const statistics = load();
  if (statistics) save(add(statistics, { ...solved, date: today() }));
}
