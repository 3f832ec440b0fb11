// What the page shows without a whole link: a small tree in the middle of a game.

import { PUZZLES } from "../puzzles.js";

/** The game of a link that names none, and its position. */
export const USUAL = { game: "isolation:5x5", position: "5/1x3/bx3/5/2a2 a" };

export const isPuzzle = (/** @type {string} */ game) => Object.hasOwn(PUZZLES, game);
/** The searches of puzzles, if the link names none: those of the thesis for the one that has them. */
const OF_PUZZLES = { usual: "ida-star", slide3: "depth-t/eval=eu/t=3" };

/** The depths at which trees are small enough to be looked at, if not 3. @type {Record<string, number>} */
const DEPTHS = { tzaar: 2 };

/** The engine of a link that names none: every switch that hides what plain alpha-beta does is off. @param {string} game */
export function usualEngine(game) {
  if (isPuzzle(game)) return game === "slide3" ? OF_PUZZLES.slide3 : OF_PUZZLES.usual;
  return `alpha-beta/depth=${DEPTHS[game.split(":")[0]] ?? 3}/deepening=no/table=0/scout=no/null=0`;
}
