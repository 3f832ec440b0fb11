// Turns and values of a game for two in words.

import { kindOf, wordsOf } from "./kinds.js";
import { words } from "./words.js";

/** @typedef {import("./match.js").Match} Match */
/** @typedef {import("./match.js").Side} Side */
/** @typedef {import("./match.js").Worth} Worth */

/** A value in words. @param {Worth | undefined} worth @param {string} game */
export function tell(worth, game) {
  if (!worth) return words.worth.unknown;
  const player = wordsOf(game).players[worth.value > 0 ? "first" : "second"];
  if (worth.certain === undefined) return words.worth.value(player, Math.abs(worth.value));
  return worth.value === 0 ? words.worth.draw : words.worth.win(player, worth.certain);
}

/** How a game ended. @param {string} game @param {{ winner?: Side | null, reason: string }} outcome */
function tellEnd(game, { winner, reason }) {
  const { ends, players } = wordsOf(game);
  const text = Object.hasOwn(ends, reason) ? ends[reason] : undefined;
  if (!winner) return text?.("", "") ?? words.turn.drawn;
  const [won, lost] = winner === "first" ? [players.first, players.second] : [players.second, players.first];
  return text?.(won, lost) ?? words.turn.over(won);
}

/** Whose turn it is, or how the game ended. @param {Match} match */
export function tellTurn({ round, isYours, isPaused }) {
  const { you, thinking, waiting } = words.turn;
  if (!round) return "";
  const { game, outcome, side } = round;
  if (outcome) return tellEnd(game, /** @type {{ winner?: Side | null, reason: string }} */ (outcome));
  const { players, urge } = wordsOf(game);
  const player = players[side ?? "first"];
  if (!isYours) return isPaused ? waiting(player) : thinking(player);
  const isUrged = kindOf(game).urged({ ...round.view, rows: round.rows }).length > 0;
  return urge && isUrged ? `${you(player)} ${urge}` : you(player);
}
