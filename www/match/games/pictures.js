// The parts of small pictures of games, on 40 × 40 units; their colours are those of the boards.

const CELL = 10;

/**
 * The squares of a 4 × 4 board.
 * @param {(column: number, row: number) => string} kind  The class names of a square.
 * @param {number} gap
 */
export const squares = (kind, gap) =>
  Array.from({ length: 16 }, (_, at) => {
    const [column, row] = [at % 4, Math.floor(at / 4)];
    return `<rect class="${kind(column, row)}" x="${column * CELL + gap}" y="${row * CELL + gap}" width="${CELL - 2 * gap}" height="${CELL - 2 * gap}" rx="${gap * 2}"/>`;
  }).join("");
export const disc = (/** @type {string} */ kind, /** @type {number} */ column, /** @type {number} */ row) =>
  `<circle class="${kind}" cx="${column * CELL + 5}" cy="${row * CELL + 5}" r="3.7"/>`;

export const chequered = squares((column, row) => ((column + row) % 2 ? "brown" : "pale"), 0);
