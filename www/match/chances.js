// Converts values of engines to expected scores: 1 for a win, ½ for a draw, 0 for a loss.

import { kindOf } from "./game_views.js";

/**
 * An engine's result, from one side's point of view.
 * @typedef {object} Worth
 * @property {number} value  In units of the engine's evaluation.
 * @property {number} [certain]  The number of plies to a certain end.
 * @property {boolean} [within]  Whether it may come sooner.
 * @property {number} slope  How steeply scores rise with such values.
 */

/**
 * The slope for the values of an engine.
 * @param {string} game
 * @param {string} engine  A level, or an engine with its options.
 */
export function slopeOf(game, engine) {
  const { slopes } = kindOf(game);
  return Object.hasOwn(slopes, engine) ? slopes[engine] : slopes.best;
}

/** The expected score, from 0 to 1. @param {Worth} worth */
export function chanceOf({ value, certain, slope }) {
  return certain === undefined ? 1 / (1 + Math.exp(-slope * value)) : (1 + Math.sign(value)) / 2;
}

/** How good a value is beside others: certain ends also by how soon a win comes, or how late a loss. @param {Worth} worth */
export function rankOf(worth) {
  const chance = chanceOf(worth);
  const haste = worth.certain === undefined || worth.within ? 0 : 1 / (1 + worth.certain);
  return chance + Math.sign(worth.value) * (worth.certain === undefined ? 0 : 0.1 + haste);
}

/** The expected score in whole percent; only certain results are 0 or 100. @param {Worth} worth */
export function percentOf(worth) {
  const percent = Math.round(100 * chanceOf(worth));
  return worth.certain === undefined ? Math.min(Math.max(percent, 1), 99) : percent;
}
