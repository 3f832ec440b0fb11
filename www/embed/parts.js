// The files of a board in the element. The build replaces this by a list of the finished files.

import { isDuel } from "../site/duels.js";

/**
 * The script of the board for a game, and what this script will fetch at once, which is fetched together with it.
 * @type {(game: string | undefined) => readonly [script: string, ...early: string[]]}
 */
export const partsOf = (game) => [isDuel(game) ? "embed/duel.js" : "embed/board.js"];
