// Turns and values of a game for two in words.

import { words } from "./words.js";

/** @typedef {import("./match.js").Match} Match */
/** @typedef {import("./match.js").Worth} Worth */

/** A value in words. @param {Worth | undefined} worth */
export function tell(worth) {
  if (!worth) return words.worth.unknown;
  const player = words.players[worth.value > 0 ? "first" : "second"];
  return worth.certain === undefined ? words.worth.value(player, Math.abs(worth.value)) : words.worth.win(player, worth.certain);
}

/** Whose turn it is, or how the game ended. @param {Match} match */
export function tellTurn({ round, isYours, isPaused }) {
  const { over, drawn, you, thinking, waiting } = words.turn;
  if (!round) return "";
  const { outcome, side } = round;
  const [first, second] = [words.players.first, words.players.second];
  if (outcome) return outcome.winner === "first" ? over(first, second) : outcome.winner === "second" ? over(second, first) : drawn;
  const player = words.players[side ?? "first"];
  return isYours ? you(player) : isPaused ? waiting(player) : thinking(player);
}
