// The algebraic names of squares, descriptions of squares, and men of two colours.

import { squares } from "../boards/squares.js";
import { plain } from "../match/record_formats.js";
import { words } from "../match/words.js";

/** @typedef {import("../match/game_views.js").Side} Side */

/** The letter of a column. @param {number} column */
export const file = (column) => String.fromCharCode(97 + column);

/** The number of a row, counted from the bottom. @param {number} row @param {number} rows */
export const rank = (row, rows) => String(rows - row);

/** @param {import("../match/game_views.js").View} view @param {number} square */
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

/** The sides of men, by code. */
export const SIDES = /** @type {Record<number, Side>} */ ({ 1: "first", 2: "second" });

/**
 * The common parts of boards with men of two colours.
 * @param {Record<Side, "dark" | "light">} colours @param {() => { pieces: Record<Side, string> }} say
 */
export const draughtsmen = (colours, say) => ({
  board: "draughts",
  first: colours.first,
  form: squares,
  below: /** @type {const} */ ("first"),
  knows: "/quiet=4",
  /** @param {number} code */
  piece(code) {
    const side = SIDES[code];
    return side && { kind: `man ${colours[side]}`, text: "" };
  },
  ground: () => "",
  file,
  rank,
  square: nameOf,
  label: () => "",
  urged: () => [],
  /** @type {import("../match/game_views.js").Kind["describe"]} */
  describe(view, square, use) {
    const side = SIDES[view.cells[square]];
    return `${nameOf(view, square)}, ${side ? say().pieces[side] : words.board.free}${tellUse(use)}`;
  },
  record: plain,
});
