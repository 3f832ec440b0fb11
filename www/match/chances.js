// Values of engines as the score to be expected: 1 for a win, a half for a draw, 0 for a loss.

import { kindOf } from "./kinds.js";

/**
 * What an engine found, from the side of whom it is told for.
 * @typedef {object} Worth
 * @property {number} value  In units of the engine's evaluation.
 * @property {number} [certain]  The plies until the game is certainly over.
 * @property {number} slope  How steeply scores rise with such values.
 */

/**
 * The slope that belongs to the values of an engine.
 * @param {string} game
 * @param {string} engine  A level, or an engine with its options.
 */
export function slopeOf(game, engine) {
  const { slopes } = kindOf(game);
  return Object.hasOwn(slopes, engine) ? slopes[engine] : slopes.best;
}

/** The score to be expected, from 0 to 1. @param {Worth} worth */
export function chanceOf({ value, certain, slope }) {
  return certain === undefined ? 1 / (1 + Math.exp(-slope * value)) : (1 + Math.sign(value)) / 2;
}

/** The same in whole percent: certainty alone is 0 or 100. @param {Worth} worth */
export function percentOf(worth) {
  const percent = Math.round(100 * chanceOf(worth));
  return worth.certain === undefined ? Math.min(Math.max(percent, 1), 99) : percent;
}
