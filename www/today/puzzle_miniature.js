// A position of a sliding puzzle, drawn from its text.

const CELL = 10;

/**
 * The tiles row by row, 0 for a blank. The digits before the point say which squares are covered: the corner, then a
 * bit for each inner column and row, set if its first square is.
 * @param {string} position  As in `115.987654321`.
 */
function tilesOf(position) {
  const [pattern, order] = position.split(".");
  const side = Math.sqrt(order?.length);
  const lines = Number(pattern.slice(1));
  const corner = Number(pattern[0]) - 1;
  if (!Number.isInteger(side) || !(corner >= 0 && corner < 4) || !Number.isInteger(lines))
    throw new RangeError(`“${position}” is not a position that can be drawn`);
  const isSet = (/** @type {number} */ bit) => ((lines >> bit) & 1) === 1;
  let next = 0;
  const isCovered = (/** @type {number} */ row, /** @type {number} */ column) => {
    const [isInner, isInnerToo] = [row, column].map((line) => line > 0 && line < side);
    if (isInner && isInnerToo) return true;
    if (isInnerToo) return isSet(2 * (side - 1) - column) === (row === 0);
    if (isInner) return isSet(side - 1 - row) === (column === 0);
    return corner === 2 * Number(row > 0) + Number(column > 0);
  };
  const columns = side + 1;
  const tiles = Array.from({ length: columns * columns }, (_, at) =>
    isCovered(Math.floor(at / columns), at % columns) ? Number.parseInt(order[next++], 36) : 0,
  );
  return { columns, tiles };
}

/**
 * A position as an SVG element, with a text for those who do not see it. Its colours are those of `miniatures.css`.
 * @param {string} position
 * @param {string} label  The text, to which the rows are added.
 */
export function puzzleMiniature(position, label) {
  const { columns, tiles } = tilesOf(position);
  let content = "";
  const rows = [];
  for (let row = 0; row < columns; row++) {
    const line = tiles.slice(row * columns, (row + 1) * columns);
    rows.push(line.map((tile) => tile || "–").join(" "));
    for (const [column, tile] of line.entries()) {
      const [x, y] = [column * CELL, row * CELL];
      const group = tile ? `tile-${Math.ceil(tile / (columns - 1))}` : "even";
      content += `<rect class="${group}" x="${x + 0.5}" y="${y + 0.5}" width="9" height="9" rx="1.2"/>`;
      if (tile) content += `<text class="number" x="${x + 5}" y="${y + 5}">${tile}</text>`;
    }
  }
  const side = columns * CELL;
  return `<svg class="miniature" viewBox="0 0 ${side} ${side}" role="img" aria-label="${label} ${rows.join(" / ")}">${content}</svg>`;
}
