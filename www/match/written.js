// The game on the board as a record.

import { kindOf, levelOf } from "./kinds.js";
import { startOf } from "./opening.js";

/**
 * Writes the current moves in the format of the game.
 * @param {Pick<import("./match.js").Match, "round" | "seats">} match
 */
export function recordOf({ round, seats }) {
  if (!round) return "";
  const { game, made: moves, turns, outcome } = round;
  const named = { first: levelOf(game, seats.first).name, second: levelOf(game, seats.second).name };
  const winner = outcome ? /** @type {"first" | "second" | null} */ (outcome.winner ?? null) : undefined;
  return kindOf(game).record.format({ game, position: startOf(round), moves, turns, seats: named, winner });
}
