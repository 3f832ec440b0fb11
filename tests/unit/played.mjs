// A puzzle that was solved and a game that was won, as statistics keep them.
import { add, nothing } from "../../www/statistics/player_statistics.js";

export const puzzle = {
  game: "slide3",
  position: "115.987654321",
  moves: 30,
  optimum: 24,
  day: null,
  helped: false,
  date: "2026-11-20",
};

export const match = {
  game: "loa",
  level: "easy",
  side: "first",
  result: "won",
  plies: 31,
  helped: false,
  ended: "2026-03-02T23:59:59Z",
};

/** The statistics of that puzzle, solved once with each of these changes. */
export const collect = (...puzzles) =>
  puzzles.reduce((statistics, changes) => add(statistics, { ...puzzle, ...changes }), nothing());
