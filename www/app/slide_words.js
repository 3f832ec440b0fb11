// How slide positions are put into words: squares for screen readers, and why a block does not slide.

/** @typedef {import("../boards/tiles.js").Way} Way */

const list = (/** @type {string[]} */ parts) => parts.join(" or ");

/**
 * @param {{ columns: number, cells: ArrayLike<number> }} view
 * @param {number} square
 * @param {Way[]} ways
 */
export function describeSquare({ columns, cells }, square, ways) {
  const place = `row ${Math.floor(square / columns) + 1} column ${(square % columns) + 1}`;
  if (cells[square]) return `${place}, tile ${cells[square]}, ${ways.length ? `slides ${list(ways)}` : "cannot slide"}`;
  return `${place}, blank${ways.length ? `, a block slides ${list(ways)} into it` : ""}`;
}

/** The line of a move name in words: “row 2”. @param {string} name */
export const lineOf = (name) => `${name[0] === "R" ? "row" : "column"} ${name[1]}`;

/** The way of a move name in words. @param {string} name @returns {Way} */
export function wayOf(name) {
  if (name[0] === "R") return name[2] === "+" ? "right" : "left";
  return name[2] === "+" ? "down" : "up";
}

/**
 * Why a tile does not slide that way.
 * @param {{ columns: number, cells: ArrayLike<number> }} view
 * @param {number} square
 * @param {Way | undefined} way
 */
export function explainRefusal({ columns, cells }, square, way) {
  const size = columns - 1;
  const sideways = way === undefined || way === "left" || way === "right";
  if (!cells[square]) return "No block can slide into this blank: a block fills a line but for one end.";
  const blocks = (/** @type {boolean} */ row) => {
    const start = row ? square - (square % columns) : square % columns;
    const squares = Array.from({ length: columns }, (_, at) => start + at * (row ? 1 : columns));
    return { name: `${row ? "Row" : "Column"} ${(row ? Math.floor(square / columns) : square % columns) + 1}`, tiles: squares.map((at) => cells[at]) };
  };
  const { name, tiles } = blocks(sideways);
  const count = tiles.filter(Boolean).length;
  if (way === undefined) return "This tile cannot slide: neither its row nor its column holds a whole block.";
  if (count < size) return `${name} cannot slide: it holds ${count === 1 ? "one tile" : `${count} tiles`}, and a block needs ${size} side by side.`;
  const blankFirst = !tiles[0];
  const only = sideways ? (blankFirst ? "left" : "right") : blankFirst ? "up" : "down";
  return `${name} slides ${only} only: its blank is at that end.`;
}
