// The plane of a board in the window, however the page around it turns, mirrors or scales the board.

import { make } from "./make.js";

/**
 * @typedef {object} Plane
 * @property {(event: MouseEvent) => number[]} at  The point of the board under a pointer, across and down, in squares.
 * @property {number} size  The width of a square in the window, in pixels.
 */

/** Marks three corners of a field: upper left, upper right, lower left. */
export function makeCorners() {
  return [
    [0, 0],
    [100, 0],
    [0, 100],
  ].map(([left, top]) => {
    const corner = make("div");
    Object.assign(corner.style, { position: "absolute", left: `${left}%`, top: `${top}%`, width: 0, height: 0 });
    return corner;
  });
}

/**
 * Measures where a field is now. The rectangle around a corner without extent is a point, turned or not.
 * @param {HTMLElement[]} corners
 * @param {{ width: number, height: number }} size  The size of the field in squares.
 * @returns {Plane}
 */
export function measurePlane(corners, { width, height }) {
  const [{ x, y }, right, below] = corners.map((corner) => corner.getBoundingClientRect());
  const toWindow = new DOMMatrix([
    (right.x - x) / width,
    (right.y - y) / width,
    (below.x - x) / height,
    (below.y - y) / height,
    x,
    y,
  ]);
  const toBoard = toWindow.inverse();
  return {
    at({ clientX, clientY }) {
      const { x, y } = toBoard.transformPoint({ x: clientX, y: clientY });
      return [x, y];
    },
    size: Math.hypot(toWindow.a, toWindow.b),
  };
}
