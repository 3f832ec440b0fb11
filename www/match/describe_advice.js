// Hints and the values of moves of a two-player game in words: what nobody needs before the first move.

import { percentOf } from "./chances.js";
import { reverse, tellFor, tellTurn } from "./describe_move.js";
import { kindOf, mustPass } from "./game_views.js";
import { words } from "./words.js";

/** @typedef {import("./match.js").Match} Match */
/** @typedef {import("./match.js").Side} Side */
/** @typedef {import("./match.js").Worth} Worth */
/** @typedef {import("./match.js").Thought} Thought */

/** The moves whose values are known, the best first. @param {Thought | undefined} thought */
export function valuedMoves({ moves = [], slope = 0, best } = /** @type {Thought} */ ({})) {
  const valued = moves.filter(({ bound, within }) => bound === "exact" || within).map((move) => ({ ...move, slope }));
  // Among moves that win or lose alike, the engine's choice comes first.
  const isBest = (/** @type {{ name: string }} */ { name }) => Number(name === best);
  return valued.sort((a, b) => b.value - a.value || isBest(b) - isBest(a));
}

/**
 * A value for one side with the engine's own number, in words.
 * @param {Worth} worth  From that side's point of view. @param {string} game @param {Side} side
 */
export const tellValued = (worth, game, side) =>
  worth.certain === undefined
    ? words.worth.valued(tellFor(worth, game, side), worth.value / (kindOf(game).unit ?? 1))
    : tellFor(worth, game, side);

/** A value in a few characters, from the point of view of the side it belongs to. @param {Worth} worth */
export function tellBriefly(worth) {
  const { value, certain, within } = worth;
  if (certain === undefined) return words.worth.brief(percentOf(worth) / 100);
  return value === 0 ? words.worth.briefDraw : words.worth.briefEnd(value > 0, within ? undefined : certain);
}

/** What the best move of the side to move brings; a loss is told by how long it takes. @param {Match} match @param {string} move */
export function tellBest(match, move) {
  const { record, worths } = match;
  const worth = record && worths[record.at];
  if (!worth || !record?.side) return words.best.plain(move);
  const own = record.side === "first" ? worth : reverse(worth);
  if (own.certain === undefined || own.value >= 0) return words.best.worth(move, tellMover(match));
  return own.within ? words.best.plain(move) : words.best.holds(move, own.certain);
}

/**
 * Which move of a lost position holds out longest, if that is known.
 * @param {import("./thoughts.js").Report} thought @param {number} count  The moves to the loss, with the best move.
 */
export function tellLost(thought, count) {
  const { alike, longest, unknown } = words.lost;
  const { best = "", within } = thought;
  return within ? unknown(best) : isAlike(thought) ? alike(count) : longest(best, count);
}

/** The value of the position on the board for the side to move, in words. @param {Match} match */
export function tellMover({ record, worths }) {
  const worth = record && worths[record.at];
  if (!worth || !record?.side) return words.worth.unknown;
  return tellFor(record.side === "first" ? worth : reverse(worth), record.game, record.side);
}

/** What differs between the moves, if the engine has found all of them alike. @param {Match} match */
export function outlookOf({ record, thought }) {
  if (!record || (thought?.finished && !isAlike(thought))) return undefined;
  return kindOf(record.game).outlook?.({ ...record.view, rows: record.rows }, record.game);
}

/** Whether all of several moves have the same value. @param {Pick<import("./match.js").Thought, "moves">} thought */
export function isAlike({ moves = [] }) {
  const [first, ...others] = moves.map((move) => `${move.value} ${move.certain}`);
  return others.length > 0 && others.every((other) => other === first);
}

/**
 * The engine's choice and its value; if a pass is the only move, there is no hint to give.
 * @param {Match} match
 * @param {import("./game_views.js").Step} step
 */
export function tellHint(match, { name, to }) {
  if (to.length) return outlookOf(match)?.hint(name) || words.hint(tellBest(match, name));
  return match.record && mustPass(match.record.view) ? tellTurn(match) : words.hintPass(tellMover(match));
}
