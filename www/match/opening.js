// Converts a link to a two-player game in progress, and back.

import { GameRecord } from "../site/game_record.js";
import { LinkError } from "../site/puzzle_link.js";
import { words as common } from "../site/words.js";
import { idOf } from "./game_modules.js";
import { explain } from "./game_texts.js";

/** @typedef {(game: string, position?: string) => import("../pkg/game.js").Game} MakeGame  How games are made. */

/**
 * Opens a game and plays its moves; throws readable errors.
 * @param {Pick<import("./link.js").GameLink, "game" | "position" | "moves"> & { name?: (key: string) => string }} link
 * @param {MakeGame} makeGame
 */
export function openGame({ game, position, moves, name }, makeGame) {
  const origin =
    position === undefined
      ? /** @type {const} */ ({ kind: "start" })
      : { kind: /** @type {const} */ ("position"), position };
  const record = new GameRecord(begin(game, position, makeGame), origin);
  try {
    for (const move of moves) record.play(move);
  } catch (error) {
    record.free();
    throw new LinkError("m", common.wrong.move(name?.("m"), explain(error, idOf(game))));
  }
  return record;
}

/** @param {string} game @param {string | undefined} position @param {MakeGame} makeGame */
function begin(game, position, makeGame) {
  try {
    return makeGame(game, position);
  } catch (error) {
    const { code } = /** @type {Error & { code?: string }} */ (error);
    throw new LinkError(code === "bad-position" ? "p" : "g", `${explain(error, idOf(game))}.`);
  }
}

/** The starting position of a game, if it was set up. @param {GameRecord} record */
export const startOf = ({ origin }) => (origin.kind === "position" ? origin.position : undefined);
