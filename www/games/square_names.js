// The algebraic names of squares, and descriptions of squares.

import { words } from "../match/words.js";

/** The letter of a column. @param {number} column */
export const file = (column) => String.fromCharCode(97 + column);

/** The number of a row, counted from the bottom. @param {number} row @param {number} rows */
export const rank = (row, rows) => String(rows - row);

/** @param {import("../match/kinds.js").View} view @param {number} square */
export const nameOf = ({ columns, rows }, square) => file(square % columns) + rank(Math.floor(square / columns), rows);

/**
 * The use of a square, as the end of a sentence.
 * @param {{ targets: readonly number[], isTarget: boolean }} chosen  The targets of its piece, and whether the
 *   selected piece can move there.
 */
export function tellUse({ targets, isTarget }) {
  const { reach, target } = words.board;
  if (targets.length) return `, ${reach(targets.length)}`;
  return isTarget ? `, ${target}` : "";
}

/** The size of a board as shown to people. @param {string} size  As in `6x6`. */
export const sizeText = (size) => size.replace("x", " × ");
