// Which module plays a game.

import { gameModules } from "../site/files.js";

/** The game that is meant where none is named. */
export const USUAL_GAME = "isolation";

/**
 * The file of the module that plays a game; where there is no such game, of the one whose name it was to be, or that
 * of the usual one.
 * @param {string} game
 */
export function fileOf(game) {
  return gameModules[Object.keys(gameModules).find((name) => game.startsWith(name)) ?? USUAL_GAME];
}
