// Which modules are those of an experiment.

import { labFileOf } from "../two_player/game_modules.js";
import { lab } from "../site/files.js";

/** The file of the module that plans experiments and reports on their rows. @param {boolean} isContest  With two-player games? */
export const planOf = (isContest) => (isContest ? lab.gamesPlan : lab.puzzlesPlan);

/**
 * The file of the module that runs an experiment.
 * @param {string} query
 * @param {boolean} isContest  Whether it is about a two-player game.
 */
export function labOf(query, isContest) {
  return isContest ? labFileOf(new URLSearchParams(query).get("g") ?? "") : lab.puzzles;
}
