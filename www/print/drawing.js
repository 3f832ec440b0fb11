// A board drawn for paper: black on white, crisp at any size.

import { makeShape } from "../boards/arrows.js";

const SQUARE = 10;
const MARGIN = 0.4; // half the width of the frame's line, so that it is not cut off
const HATCH = 2.5; // the distance between two lines of a blank square

/** The rising hatch lines of a blank square. @param {number} x @param {number} y */
function hatch(x, y) {
  let path = "";
  for (let at = HATCH; at < 2 * SQUARE; at += HATCH) {
    const [low, high] = [Math.max(at - SQUARE, 0), Math.min(at, SQUARE)];
    path += `M${x + low} ${y + high}L${x + high} ${y + low}`;
  }
  return path;
}

/**
 * @param {{ columns: number, cells: ArrayLike<number> }} board  The tile on each square, 0 for a blank.
 * @param {string} label  The label for screen readers.
 */
export function drawBoard({ columns, cells }, label) {
  const side = columns * SQUARE;
  const drawing = makeShape("svg", {
    viewBox: `${-MARGIN} ${-MARGIN} ${side + 2 * MARGIN} ${side + 2 * MARGIN}`,
    role: "img",
    "aria-label": label,
  });
  let blanks = "";
  const tiles = [];
  for (let square = 0; square < columns * columns; square++) {
    const [x, y] = [(square % columns) * SQUARE, Math.floor(square / columns) * SQUARE];
    if (!cells[square]) {
      blanks += hatch(x, y);
      continue;
    }
    tiles.push(
      makeShape("rect", { x, y, width: SQUARE, height: SQUARE, fill: "#fff", stroke: "#000", "stroke-width": 0.35 }),
    );
    const number = makeShape("text", {
      x: x + SQUARE / 2,
      y: y + SQUARE / 2,
      dy: "0.36em",
      "text-anchor": "middle",
      "font-size": cells[square] > 9 ? 5.4 : 6.4,
      "font-weight": 700,
      fill: "#000",
    });
    number.textContent = String(cells[square]);
    tiles.push(number);
  }
  drawing.append(
    makeShape("path", { d: blanks, stroke: "#999", "stroke-width": 0.15, fill: "none" }),
    ...tiles,
    makeShape("rect", { x: 0, y: 0, width: side, height: side, fill: "none", stroke: "#000", "stroke-width": 0.6 }),
  );
  return drawing;
}
