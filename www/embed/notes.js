// Arrows and marked squares that the author of a page draws over the board of a two-player game.

import { LinkError } from "../site/puzzle_link.js";
import { words } from "../site/words.js";

/** @typedef {import("../boards/arrows.js").Arrow} Arrow */

/** The names of the attributes. */
export const NOTES = ["arrows", "marks"];

/** @param {string} text */
const partsOf = (text) =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

/** @param {number} to @returns {Arrow} */
const ring = (to) => ({ to, kind: "ring" });
/** @param {number} from @param {number} to @returns {Arrow} */
const arrow = (from, to) => ({ from, to, kind: "hint" });

/**
 * Reads both, as `plyground draw` does: arrows as in `c3-d4,7x14x23`, and squares as in `c3,d4`.
 * @param {[name: string, value: string, written: string][]} pairs  The attributes, with others.
 * @param {import("../match/game_views.js").Kind} kind @param {import("../boards/board.js").View} view
 * @returns {Arrow[]}
 */
export function readNotes(pairs, kind, view) {
  const names = new Map(Array.from(view.cells, (_, square) => [kind.square(view, square).toLowerCase(), square]));
  names.delete("");
  return pairs.flatMap(([name, value, written]) => {
    if (!NOTES.includes(name)) return [];
    const bad = (/** @type {string} */ part) =>
      new LinkError(
        written,
        words.wrong.value(written, part, words.wrong.expected[name === "marks" ? "marks" : "arrows"]),
      );
    return partsOf(value).flatMap((part) => {
      const squares = (name === "marks" ? [part] : part.split(/[-x+]/i)).map((text) => {
        const square = names.get(text.toLowerCase());
        if (square === undefined) throw bad(part);
        return square;
      });
      if (name === "arrows" && squares.length < 2) throw bad(part);
      return squares.length === 1 ? ring(squares[0]) : squares.slice(1).map((to, at) => arrow(squares[at], to));
    });
  });
}
