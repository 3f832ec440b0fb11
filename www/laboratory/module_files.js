// Which modules are those of an experiment.

import { labFileOf, planFileOf } from "../two_player/game_modules.js";
import { lab } from "../site/files.js";

/**
 * The file of the module that plans an experiment and reports on its rows.
 * @param {string} query
 * @param {boolean} isContest  Whether it is about a two-player game.
 */
export function planOf(query, isContest) {
  return isContest ? planFileOf(new URLSearchParams(query).get("g") ?? "") : lab.plan;
}

/** The file of the module that runs an experiment. @type {typeof planOf} */
export function labOf(query, isContest) {
  return isContest ? labFileOf(new URLSearchParams(query).get("g") ?? "") : lab.puzzles;
}
