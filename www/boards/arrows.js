// Arrows over a board of squares.

/** @typedef {{ from?: number, to: number, kind: "last" | "hint" | "best", weight?: number }} Arrow */

const TAIL = 0.4; // of a square: so far from the middle an arrow begins
const TIP = 0.14; // and so far from the middle it ends
const SVG = "http://www.w3.org/2000/svg";

/** A layer for arrows. */
export function makeLayer() {
  const layer = document.createElementNS(SVG, "svg");
  layer.setAttribute("class", "arrows");
  return layer;
}

/** The outline of an arrow between two points, in squares. @param {number[]} tail @param {number[]} tip @param {number} width */
function outline([x, y], [toX, toY], width) {
  const length = Math.hypot(toX - x, toY - y);
  const [dx, dy] = [(toX - x) / length, (toY - y) / length];
  const at = (/** @type {number} */ along, /** @type {number} */ aside) =>
    `${(x + dx * along - dy * aside).toFixed(3)} ${(y + dy * along + dx * aside).toFixed(3)}`;
  const [shaft, head, end] = [width / 2, width * 1.25 + 0.05, length - TIP];
  const neck = end - width * 1.6 - 0.08;
  return `M${at(TAIL, -shaft)}L${at(neck, -shaft)}L${at(neck, -head)}L${at(end, 0)}L${at(neck, head)}L${at(neck, shaft)}L${at(TAIL, shaft)}Z`;
}

/** The shape of an arrow; a ring where nothing is moved, but something placed. @param {Arrow} arrow @param {(square: number) => number[]} place  Column and row in which a square is seen. */
export function makeArrow({ from, to, kind, weight = 0.5 }, place) {
  const placed = from === undefined || from === to;
  const shape = document.createElementNS(SVG, placed ? "circle" : "path");
  const width = 0.06 + 0.16 * Math.min(Math.max(weight, 0), 1);
  const middle = (/** @type {number} */ square) => place(square).map((line) => line + 0.5);
  const [x, y] = middle(to);
  shape.setAttribute("class", `arrow ${kind}`);
  if (!placed) shape.setAttribute("d", outline(middle(from), [x, y], width));
  else for (const [name, value] of Object.entries({ cx: x, cy: y, r: 0.42 - width / 2, "stroke-width": width })) shape.setAttribute(name, String(value));
  return shape;
}
