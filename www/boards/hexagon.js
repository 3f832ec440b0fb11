// Points on the lines of a hexagon without its centre: columns are vertical, and every other one is half a step
// lower.
//
// The squares of the view are the points of a skewed board, row · columns + column. A step along a column leads to
// the next row and is one seat high; a step to the next column in the same row goes half a seat down.

import { makeShape } from "./make.js";

/** @typedef {import("./board.js").View} View */

const BESIDE = Math.sqrt(3) / 2; // seats from column to column
const MARGIN = { across: 0.34, down: 0.4 }; // margins around the outermost points, in seats, for labels
const REACH = 0.58; // of a seat: the distance from its middle within which a point is hit
const HOLE = 0.3; // of a seat: the radius of the hole in the centre
const NAME = 0.72; // of a seat: the distance from the middle of the last point to its label
const OUT = NAME / Math.sqrt(3); // columns to the left and rows up: as far, at right angles to the upper left edge

const reach = (/** @type {View} */ { columns }) => (columns - 1) / 2;
const spot = (/** @type {View} */ { columns }, /** @type {number} */ square) => [
  square % columns,
  Math.floor(square / columns),
];

/** Whether a column and a row intersect on the board. @param {View} view @param {number} column @param {number} row */
function isPoint(view, column, row) {
  const [side, last] = [reach(view), view.columns - 1];
  return (
    Math.min(column, row) >= 0 &&
    Math.max(column, row) <= last &&
    Math.abs(column - row) <= side &&
    !(column === side && row === side)
  );
}

/**
 * The place of a seat; fractions are places between points.
 * @param {View} view
 * @param {number} column
 * @param {number} row
 */
const place = (view, column, row) => [
  MARGIN.across + column * BESIDE,
  MARGIN.down + view.columns - 1 - reach(view) / 2 - (row - column / 2),
];

const middle = (/** @type {number[]} */ [across, down]) => [across + 0.5, down + 0.5];

/** The points column by column, each from the bottom. @param {View} view */
function columnsOf(view) {
  const all = Array.from({ length: view.columns }, (_, line) => line);
  return all.map((column) => all.filter((row) => isPoint(view, column, row)).map((row) => row * view.columns + column));
}

/** The ends of the lines, which the hole in the centre interrupts. @param {View} view */
function linesOf(view) {
  /** @type {number[][][]} */
  const lines = [];
  for (const square of columnsOf(view).flat()) {
    const [column, row] = spot(view, square);
    for (const [right, up] of [
      [1, 0],
      [0, 1],
      [1, 1],
    ]) {
      let length = 0;
      while (isPoint(view, column + right * (length + 1), row + up * (length + 1))) length++;
      if (length && !isPoint(view, column - right, row - up))
        lines.push([
          [column, row],
          [column + right * length, row + up * length],
        ]);
    }
  }
  return lines;
}

/**
 * The next point to a side. Between columns that differ by half a step it alternates between up and down, so that the
 * path goes straight on.
 * @param {View} view
 * @param {number} square
 * @param {1 | -1} side
 */
function beside(view, square, side) {
  const [column, row] = spot(view, square);
  // A step within the same row leads half a seat down to the right, and half a seat up to the left.
  const [lower, upper] = side > 0 ? [row, row + 1] : [row - 1, row];
  const rows = column % 2 ? [lower, upper] : [upper, lower];
  const next = rows.find((row) => isPoint(view, column + side, row));
  return next === undefined ? square : next * view.columns + column + side;
}

/**
 * The next point along the column, across the hole if necessary.
 * @param {View} view
 * @param {number} square
 * @param {1 | -1} up
 */
function along(view, square, up) {
  const [column, row] = spot(view, square);
  const next = [row + up, row + 2 * up].find((row) => isPoint(view, column, row));
  return next === undefined ? square : next * view.columns + column;
}

/** The last point on a path. @param {(square: number) => number} step @param {number} square @returns {number} */
const farthest = (step, square) => (step(square) === square ? square : farthest(step, step(square)));

/** @type {import("./board.js").Form} */
export const hexagon = {
  isFree: true,
  size: ({ columns }) => ({ width: (columns - 1) * BESIDE + 1 + 2 * MARGIN.across, height: columns + 2 * MARGIN.down }),
  place: (view, square) => place(view, spot(view, square)[0], spot(view, square)[1]),
  at(view, across, down) {
    const far = (/** @type {number} */ square) => {
      const [x, y] = middle(hexagon.place(view, square));
      return Math.hypot(across - x, down - y);
    };
    const [nearest] = columnsOf(view)
      .flat()
      .sort((a, b) => far(a) - far(b));
    return far(nearest) < REACH ? nearest : undefined;
  },
  rows: columnsOf,
  middle: (view) => (reach(view) - 1) * view.columns + reach(view),
  go(view, square, key) {
    if (key === "ArrowUp") return along(view, square, 1);
    if (key === "ArrowDown") return along(view, square, -1);
    const left = (/** @type {number} */ square) => beside(view, square, -1);
    const right = (/** @type {number} */ square) => beside(view, square, 1);
    if (key === "ArrowLeft") return left(square);
    if (key === "ArrowRight") return right(square);
    return farthest(key === "Home" ? left : right, square);
  },

  /** Draws lines and the hole; labels columns below, and rows where their lines begin and end on the left. */
  draw(ground, { file, rank }, view, seen) {
    const at = (/** @type {number[]} */ [column, row]) => middle(seen(place(view, column, row)));
    const path = linesOf(view).map(
      (ends) =>
        `M${ends
          .map((end) =>
            at(end)
              .map((length) => length.toFixed(3))
              .join(" "),
          )
          .join("L")}`,
    );
    const name = (/** @type {string} */ text, /** @type {number[]} */ spot) => {
      const [x, y] = at(spot);
      const shape = makeShape("text", { x, y });
      shape.textContent = text;
      return shape;
    };
    const side = reach(view);
    const columns = columnsOf(view).map((_, column) =>
      name(file?.(column) ?? "", [column, Math.max(column - side, 0) - NAME]),
    );
    const beginning = Array.from({ length: side + 1 }, (_, row) => name(rank?.(row) ?? "", [-NAME, row - NAME / 2]));
    const ending = Array.from({ length: side - 1 }, (_, at) =>
      name(rank?.(side + 1 + at) ?? "", [at + 1 - OUT, side + 1 + at + OUT]),
    );
    const [cx, cy] = at([side, side]);
    ground.replaceChildren(
      makeShape("path", { d: path.join("") }),
      makeShape("circle", { cx, cy, r: HOLE }),
      ...columns,
      ...beginning,
      ...ending,
    );
  },
};
