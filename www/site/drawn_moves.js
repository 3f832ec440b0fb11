// Moves as arrows and marks on a diagram.

const ARROW = /^[a-z]?\d+(?:[-x+][a-z]?\d+)+$/i;
const SQUARE = /^[a-z]\d+$/i;

/**
 * The last moves of a line, as `plyground draw` takes them: those from square to square as arrows, and others as marks, if
 * they have a square. In Isolation a move is the square to which the same player's knight goes next.
 * @param {string[]} line @param {number} count
 * @returns {{ arrows: string, marks: string }}
 */
export function drawnMoves(line, count) {
  /** @type {string[]} */
  const arrows = [];
  /** @type {string[]} */
  const marks = [];
  for (let at = Math.max(line.length - count, 0); at < line.length; at++) {
    const [before = "", move] = [line[at - 2], line[at]];
    if (ARROW.test(move)) arrows.push(move);
    else if (SQUARE.test(move) && SQUARE.test(before)) arrows.push(`${before}-${move}`);
    else marks.push(...(move.match(/[a-z]\d+$/i) ?? []));
  }
  return { arrows: arrows.join(","), marks: marks.join(",") };
}
