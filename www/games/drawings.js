// The parts of small pictures of games, on 4 × 4 squares, and of miniatures: positions, drawn from their text alone.

const CELL = 10;

/**
 * A drawn position.
 * @typedef {object} Drawn
 * @property {number} width  In units of a tenth of a square.
 * @property {number} height
 * @property {string} content  The content of the SVG element.
 * @property {Record<string, string[]>} places  The names of the places of each kind of piece, by a key.
 * @property {string} mover  The sign of the player to move.
 */

/**
 * @typedef {object} PieceNames
 * @property {Record<string, string>} players  Their names, by their signs.
 * @property {Record<string, string>} pieces  The names of the kinds of pieces, by the keys of their places.
 */

/**
 * @typedef {object} Drawing
 * @property {(position: string, isTurned?: boolean) => Drawn} draw
 * @property {string} [turnedFor]  The sign of the player to whom the board is turned when they are to move, if it turns.
 */

/** @typedef {Drawing & { en: PieceNames } & Partial<Record<import("../site/language.js").Language, PieceNames>>} Miniature */

/** @param {string} position @returns {never} */
export function refuse(position) {
  throw new RangeError(`“${position}” is not a position that can be drawn`);
}

/**
 * The board and the player to move of a text of rows, such as `8/2bw4/… w`; a run of free squares becomes points.
 * @param {string} position
 */
function rowsOf(position) {
  const [board, mover = ""] = position.split(" ");
  const rows = board.split("/").map((row) => row.replace(/\d/g, (count) => ".".repeat(Number(count))));
  if (!mover || rows.some(({ length }) => length !== rows[0].length)) refuse(position);
  return { rows, mover };
}

/** @param {string} kind @param {number} column @param {number} row @param {number} [gap] */
export const square = (kind, column, row, gap = 0) =>
  `<rect class="${kind}" x="${column * CELL + gap}" y="${row * CELL + gap}" width="${CELL - 2 * gap}" height="${CELL - 2 * gap}" rx="${gap * 2}"/>`;

/** @param {string} kind @param {number} column @param {number} row */
export const man = (kind, column, row) =>
  `<circle class="${kind}" cx="${column * CELL + 5}" cy="${row * CELL + 5}" r="3.7"/>`;

/** @param {number} x @param {number} y @param {string | number} text @param {string} kind */
export const writing = (x, y, text, kind) => `<text class="${kind}" x="${x}" y="${y}">${text}</text>`;

/**
 * Draws a board of squares from its rows.
 * @param {string} position
 * @param {(column: number, row: number, sign: string) => string} ground
 * @param {(sign: string, column: number, row: number) => string} piece  Of a square that is not free.
 * @param {boolean} [isTurned]  Whether the first row is at the bottom.
 * @returns {Drawn}
 */
export function onSquares(position, ground, piece, isTurned = false) {
  const { rows, mover } = rowsOf(position);
  /** @type {Drawn["places"]} */
  const places = {};
  let [squares, pieces] = ["", ""];
  for (const [row, signs] of rows.entries())
    for (const [column, sign] of [...signs].entries()) {
      const [x, y] = isTurned ? [signs.length - 1 - column, rows.length - 1 - row] : [column, row];
      squares += ground(x, y, sign);
      if (sign === ".") continue;
      pieces += piece(sign, x, y);
      (places[sign] ??= []).push(String.fromCharCode(97 + column) + (rows.length - row));
    }
  return { width: rows[0].length * CELL, height: rows.length * CELL, content: squares + pieces, places, mover };
}

/** A square of a chequered board, the lower left one of which is dark. @param {number} column @param {number} row */
export const chequered = (column, row) => square((column + row) % 2 ? "brown" : "pale", column, row);

/**
 * Positions with men of two colours on a chequered board.
 * @type {Miniature}
 */
export const blackAndWhite = {
  draw: (position, isTurned) =>
    onSquares(position, chequered, (sign, column, row) => man(sign === "b" ? "dark" : "light", column, row), isTurned),
  en: { players: { b: "Black", w: "White" }, pieces: { b: "Black", w: "White" } },
  de: { players: { b: "Schwarz", w: "Weiß" }, pieces: { b: "Schwarz", w: "Weiß" } },
};

/** The squares of a small picture. @param {(column: number, row: number) => string} draw */
export const smallBoard = (draw) => Array.from({ length: 16 }, (_, at) => draw(at % 4, Math.floor(at / 4))).join("");
