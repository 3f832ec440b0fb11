// Turns and values of a game for two in words.

import { kindOf, mustPass, wordsOf } from "./kinds.js";
import { words } from "./words.js";

/** @typedef {import("./match.js").Match} Match */
/** @typedef {import("./match.js").Side} Side */
/** @typedef {import("./match.js").Worth} Worth */

/** A value in words. @param {Worth | undefined} worth @param {string} game */
export function tell(worth, game) {
  if (!worth) return words.worth.unknown;
  const player = wordsOf(game).players[worth.value > 0 ? "first" : "second"];
  if (worth.certain === undefined) return words.worth.value(player, Math.abs(worth.value) / (kindOf(game).unit ?? 1));
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

/** A move that was just made, with what came before it in its turn, and whose turn it is now. @param {Match} match @param {string} move @param {Side} side */
export function tellMove(match, move, side) {
  const { round } = match;
  if (!round) return "";
  const { moved, passed } = words;
  const player = wordsOf(round.game).players[side];
  const before = round.turns.at(-1)?.slice(0, -1) ?? [];
  const heed = kindOf(round.game).warn?.(round.positionAfter(round.at - 1), round.position);
  const turn = heed && !round.outcome ? `${heed} ${tellTurn(match)}` : tellTurn(match);
  if (round.last?.to.length !== 0) return moved(player, [...before, move].join(" "), turn);
  return before.length ? moved(player, before.join(" "), passed(player, turn)) : passed(player, turn);
}

/** What the engine would play, and what that is worth; a pass that is all that is left is no advice. @param {Match} match @param {import("./kinds.js").Step} step @param {string} worth */
export function tellHint(match, { name, to }, worth) {
  if (to.length) return words.hint(name, worth);
  return match.round && mustPass(match.round.view) ? tellTurn(match) : words.hintPass(worth);
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
  const view = { ...round.view, rows: round.rows };
  const kind = kindOf(game);
  if (kind.prompt) return `${you(player)} ${kind.prompt(view)}`;
  if (mustPass(view)) return words.turn.pass(player);
  const isUrged = kind.urged(view).length > 0;
  return urge && isUrged ? `${you(player)} ${urge}` : you(player);
}
