// Squares with letters and numbers, as chess players name them, and what is told of them.

import { words } from "../words.js";

/** The letter of a column. @param {number} column */
export const file = (column) => String.fromCharCode(97 + column);

/** The number of a row, counted from the lowest. @param {number} row @param {number} rows */
export const rank = (row, rows) => String(rows - row);

/** @param {import("../kinds.js").View} view @param {number} square */
export const nameOf = ({ columns, rows }, square) => file(square % columns) + rank(Math.floor(square / columns), rows);

/**
 * What can be done with a square, as the end of a sentence about it.
 * @param {{ targets: readonly number[], isTarget: boolean }} chosen  Where what stands there can go, and whether what is
 *   chosen can go there.
 */
export function tellUse({ targets, isTarget }) {
  const { reach, target } = words.board;
  if (targets.length) return `, ${reach(targets.length)}`;
  return isTarget ? `, ${target}` : "";
}

/** The size of a board for people. @param {string} size  As in `6x6`. */
export const sizeText = (size) => size.replace("x", " × ");
