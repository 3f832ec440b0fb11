// Which modules are those of a game, and those of an experiment.

import { engineModules, gameModules, labModules, proverModules, lab } from "../site/files.js";

/** The game that is meant where none is named. */
export const USUAL_GAME = "isolation";

/** The id in the name of a game, which may be followed by a variant. @param {string} game */
export const idOf = (game) => game.split(":")[0];

/** The id of the kind of a game; of the default kind if there is no such game. @param {string} game */
export const kindId = (game) => (Object.hasOwn(gameModules, idOf(game)) ? idOf(game) : USUAL_GAME);

/** The file for a game; of the default one if there is no such game. @param {Record<string, string>} files @param {string} game */
const fileFor = (files, game) => files[kindId(game)];

/** The file of the module that knows the rules of a game. @param {string} game */
export const fileOf = (game) => fileFor(gameModules, game);

/** The file of the module that plays a game. @param {string} game */
export const engineFileOf = (game) => fileFor(engineModules, game);

/** The file of the module that finds and proves problems of a game. @param {string} game */
export const proverFileOf = (game) => fileFor(proverModules, game);

/** The file of the module that runs experiments with a game. @param {string} game */
export const labFileOf = (game) => fileFor(labModules, game);

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
