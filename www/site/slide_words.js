// Describes slide positions in words: squares for screen readers, moves, and why a block does not slide.

import { sentence, words } from "./words.js";

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

/** The line of a move in words: “second row”. @param {string} name @param {number} columns  Of the board. */
export const lineOf = (name, columns) => words.board.line(name[0] === "R", Number(name[1]), columns);

/**
 * A move in words: `R2+` on four columns is “the second row right”.
 * @param {string} name
 * @param {number} columns
 */
export function describeMove(name, columns) {
  const forward = name[2] === "+";
  const way = name[0] === "R" ? (forward ? "right" : "left") : forward ? "down" : "up";
  return words.move(lineOf(name, columns), words.board.way[way]);
}

/**
 * Says how the block of a picked square can slide, or why it cannot.
 * @param {{ columns: number, cells: ArrayLike<number> }} view
 * @param {number} square
 * @param {Way[]} ways
 */
export function askWay(view, square, ways) {
  const { ask, slides, way } = words.board;
  if (!ways.length) return explainRefusal(view, square, undefined);
  const names = ways.map((name) => way[name]);
  return names.length === 1 ? slides(names[0]) : sentence(ask(names));
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
  const at = (sideways ? Math.floor(square / columns) : square % columns) + 1;
  const line = words.board.line(sideways, at, columns);
  const count = tiles.filter(Boolean).length;
  if (count < size) return words.board.tooFew(line, count, size);
  const blankFirst = !tiles[0];
  return words.board.otherWay(line, sideways ? (blankFirst ? "left" : "right") : blankFirst ? "up" : "down");
}
