// Arrows and other shapes over a board.

import { makeShape } from "./make.js";

/**
 * An arrow; a line without a head along which a piece can go (`line`) or cannot (`barred`), or that links two pieces, one
 * after another (`link`); or a dot or a ring on the square `to`.
 * @typedef {{ from?: number, to: number, kind: "last" | "hint" | "best" | "line" | "barred" | "link" | "pip" | "ring" |
 *   "better" | "wrong" | "reach first" | "reach second", weight?: number }} Arrow
 */

const TAIL = 0.16; // of a square: the distance from the middle at which an arrow starts
const TIP = 0.04; // the distance from the middle at which it ends
/** The radius of dots and rings, in squares. @type {Record<string, number>} */
const RADII = { pip: 0.13, ring: 0.45, reach: 0.07 };

/** A layer for drawings. @param {string} kind  Its class name. */
export const makeLayer = (kind) => makeShape("svg", { class: kind });

/**
 * The outline of an arrow between two points, in squares.
 * @param {number[]} tail
 * @param {number[]} tip
 * @param {number} width
 */
function outline([x, y], [toX, toY], width) {
  const length = Math.hypot(toX - x, toY - y);
  const [dx, dy] = [(toX - x) / length, (toY - y) / length];
  const at = (/** @type {number} */ along, /** @type {number} */ aside) =>
    `${(x + dx * along - dy * aside).toFixed(3)} ${(y + dy * along + dx * aside).toFixed(3)}`;
  const [shaft, head, end] = [width / 2, width * 1.2 + 0.09, length - TIP];
  const neck = end - width * 1.7 - 0.12;
  return `M${at(TAIL, -shaft)}L${at(neck, -shaft)}L${at(neck, -head)}L${at(end, 0)}L${at(neck, head)}L${at(neck, shaft)}L${at(TAIL, shaft)}Z`;
}

/**
 * The shape of an arrow or of another kind, or a ring if a piece is placed instead of moved.
 * @param {Arrow} arrow
 * @param {(square: number) => number[]} place  The position of a square's seat as displayed.
 */
export function makeArrow({ from, to, kind, weight = 0.5 }, place) {
  const placed = from === undefined || from === to;
  const width = 0.06 + 0.16 * Math.min(Math.max(weight, 0), 1);
  const middle = (/** @type {number} */ square) => place(square).map((line) => line + 0.5);
  const [x, y] = middle(to);
  const name = `arrow ${kind}`;
  const radius = RADII[kind.split(" ")[0]];
  if (radius) return makeShape("circle", { class: name, cx: x, cy: y, r: radius });
  if (from !== undefined && ["line", "barred", "link"].includes(kind))
    return makeShape("path", { class: name, d: `M${middle(from).join(" ")}L${x} ${y}`, pathLength: 1 });
  return placed
    ? makeShape("circle", { class: name, cx: x, cy: y, r: 0.42 - width / 2, "stroke-width": width })
    : makeShape("path", { class: name, d: outline(middle(from), [x, y], width) });
}
