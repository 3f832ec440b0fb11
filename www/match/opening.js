// From a link to a game for two in progress, and back.

import { LinkError } from "../app/link.js";
import { Round } from "../app/round.js";
import { words as common } from "../app/words.js";
import { explain } from "./words.js";

/** @typedef {import("./link.js").GameLink} GameLink */

/**
 * Opens a game with its moves made; throws in words for people.
 * @param {Pick<GameLink, "game" | "position" | "moves">} link @param {typeof import("../pkg/games.js").Game} Games  Where games are made.
 */
export function openGame({ game, position, moves }, Games) {
  const origin = position === undefined ? /** @type {const} */ ({ kind: "start" }) : { kind: /** @type {const} */ ("position"), position };
  const round = new Round(new Games(game, position), origin);
  try {
    for (const move of moves) round.play(move);
  } catch (error) {
    round.free();
    throw new LinkError("m", common.wrong.move(explain(error)));
  }
  return round;
}

/** The position that a game began with, if it was set up. @param {Round} round */
export const startOf = ({ origin }) => (origin.kind === "position" ? origin.position : undefined);
