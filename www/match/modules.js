// The modules of the two-player games: each game has its own, which is fetched when the game is first wanted.

import { newGameModule } from "../pkg/games.js";
import { fileOf } from "./game_modules.js";

/** @typedef {ReturnType<typeof newGameModule>} GameModule */

/** By file. @type {Map<string, GameModule>} */
const modules = new Map();

/** The rules of a game, once they were started with the compiled module. @param {string} game */
export function moduleOf(game) {
  const file = fileOf(game);
  const module = modules.get(file) ?? newGameModule();
  modules.set(file, module);
  return module;
}

/** Opens a game whose module is there. @type {import("./opening.js").MakeGame} */
export const makeGame = (game, position) => new (moduleOf(game).Game)(game, position);

/** The players of a game whose module is there: a person, and the levels of its engine. @param {string} game */
export const seatsOf = (game) => [
  "you",
  ...moduleOf(game)
    .levels(game)
    .map(({ id }) => id),
];

/** Whether a game whose module is there has problems with an only move. @param {string} game */
export const hasOnlyMoves = (game) => moduleOf(game).hasOnlyMoves(game);

/** A seed for a game whose module is there. @param {string} game */
export const freshSeed = (game) => moduleOf(game).freshSeed();
