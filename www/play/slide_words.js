// Describes slide positions in words: squares for screen readers, and why a block does not slide.

import { words } from "../site/words.js";

/** @typedef {import("../boards/tiles.js").Way} Way */

/**
 * @param {{ columns: number, cells: ArrayLike<number> }} view
 * @param {number} square
 * @param {Way[]} ways
 */
export function describeSquare({ columns, cells }, square, ways) {
  const { or, way, place, tile, blank } = words.board;
  const where = or(ways.map((name) => way[name]));
  const what = cells[square] ? tile(cells[square], where) : blank(where);
  return `${place(Math.floor(square / columns) + 1, (square % columns) + 1)}, ${what}`;
}

/** The line of a move name in words: “row 2”. @param {string} name */
export const lineOf = (name) => words.board.line(name[0] === "R", Number(name[1]));

/** The direction of a move in words. @param {string} name */
export function wayOf(name) {
  const forward = name[2] === "+";
  return words.board.way[name[0] === "R" ? (forward ? "right" : "left") : forward ? "down" : "up"];
}

/**
 * Why a tile does not slide in that direction.
 * @param {{ columns: number, cells: ArrayLike<number> }} view
 * @param {number} square
 * @param {Way | undefined} way
 */
export function explainRefusal({ columns, cells }, square, way) {
  const size = columns - 1;
  const sideways = way === undefined || way === "left" || way === "right";
  if (!cells[square]) return words.board.noBlockIntoBlank;
  if (way === undefined) return words.board.noBlock;
  const start = sideways ? square - (square % columns) : square % columns;
  const tiles = Array.from({ length: columns }, (_, at) => cells[start + at * (sideways ? 1 : columns)]);
  const line = (sideways ? Math.floor(square / columns) : square % columns) + 1;
  const count = tiles.filter(Boolean).length;
  if (count < size) return words.board.tooFew(sideways, line, count, size);
  const blankFirst = !tiles[0];
  return words.board.otherWay(sideways, line, sideways ? (blankFirst ? "left" : "right") : blankFirst ? "up" : "down");
}
