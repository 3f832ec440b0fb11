// The game on the board as a record.

import { kindOf, levelOf } from "./kinds.js";
import { startOf } from "./opening.js";

/**
 * Writes the game in its format, as far as its moves were not taken back.
 * @param {Pick<import("./match.js").Match, "round" | "seats" | "line" | "outcome">} match
 */
export function recordOf({ round, seats, line: moves, outcome }) {
  if (!round) return "";
  const { game } = round;
  const turns = round.turnsOf(moves);
  const named = { first: levelOf(game, seats.first).name, second: levelOf(game, seats.second).name };
  const winner = outcome && (outcome.winner ?? null);
  return kindOf(game).record.format({ game, position: startOf(round), moves, turns, seats: named, winner });
}
