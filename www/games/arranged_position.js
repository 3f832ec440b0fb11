// Positions that a visitor arranges on a board: the types of each game's `setup.js`, and positions as rows of text.

/** @typedef {import("../match/game_views.js").Side} Side */
/** @typedef {{ columns: number, rows: number }} Size */
/**
 * A position that is set up, whether the rules accept it or not.
 * @typedef {object} Arranged
 * @property {number[]} cells  The codes of the squares.
 * @property {Side} mover
 * @property {string} [part]  The part of the turn, if turns have several.
 */
/**
 * A reason why the rules refuse a position: its kind, which has its own text, and the values in that text.
 * @typedef {object} Refusal
 * @property {"none" | "many" | "lastRow" | "kings" | "two" | "firstMissing" | "early" | "kindMany" | "tall" | "placing" | "full"} kind
 * @property {number[]} squares  Where it is.
 * @property {Side} side  Whose pieces it is about.
 * @property {number} [count]
 * @property {number} [stacks]
 * @property {number} [most]
 * @property {string} [piece]  The key of the name of a kind of piece.
 */
/**
 * @typedef {object} Setup
 * @property {readonly number[]} pieces  The codes that can be put on a square.
 * @property {(code: number) => string} name
 * @property {number} [highest]  The greatest height, if pieces are stacks: it is added to the code of a single piece.
 * @property {number} [off]  The code of cells that are not on the board.
 * @property {(code: number) => boolean} [isLone]  Whether there is only one piece of a code.
 * @property {readonly string[]} [parts]  The parts of a turn.
 * @property {(arranged: Arranged) => Side | undefined} [mover]  The side to move, if the pieces decide it.
 * @property {(arranged: Arranged, size: Size) => string} write  The text of a position.
 * @property {(text: string, size: Size) => Arranged | undefined} read  The position of a text, even if the rules
 *   refuse it; undefined if the text is not a valid position.
 * @property {(arranged: Arranged, size: Size) => Refusal[]} refuse  All reasons why the rules refuse a position.
 */

/** @param {ArrayLike<number>} cells @param {(code: number) => boolean} is */
export const squaresOf = (cells, is) =>
  Array.from(cells, (code, square) => (is(code) ? square : -1)).filter((square) => square >= 0);

/** Rows of text: numbers for runs of free squares, letters for codes. @param {ArrayLike<number>} cells @param {Size} size @param {string} letters  By code. */
function writeRows(cells, { columns, rows }, letters) {
  const row = (/** @type {number} */ at) =>
    Array.from({ length: columns }, (_, column) => letters[cells[at * columns + column]]).join("");
  const free = new RegExp(`\\${letters[0]}+`, "g");
  return Array.from({ length: rows }, (_, at) => row(at).replace(free, ({ length }) => String(length))).join("/");
}

/** @param {string} text @param {Size} size @param {string} letters */
function readRows(text, { columns, rows }, letters) {
  const lines = text.split("/").map((row) => row.replace(/[1-9]/g, (count) => letters[0].repeat(Number(count))));
  if (lines.length !== rows || lines.some(({ length }) => length !== columns)) return undefined;
  const cells = [...lines.join("")].map((letter) => letters.indexOf(letter));
  return cells.includes(-1) ? undefined : cells;
}

/**
 * Writes and reads rows and the letter of the side to move.
 * @param {string} letters  Of codes: first a sign for free squares. @param {Record<Side, string>} players
 * @returns {Pick<Setup, "write" | "read">}
 */
export const byRows = (letters, players) => ({
  write: ({ cells, mover }, size) => `${writeRows(cells, size, letters)} ${players[mover]}`,
  read(text, size) {
    const [board, player, ...others] = text.replaceAll("_", " ").split(" ");
    const mover = /** @type {const} */ (["first", "second"]).find((side) => players[side] === player);
    const cells = readRows(board, size, letters);
    return mover && cells && !others.length ? { cells, mover } : undefined;
  },
});

/**
 * A side with more pieces than it can have.
 * @param {Side} side @param {number[]} squares @param {number} most @returns {Refusal[]}
 */
export const tooMany = (side, squares, most) =>
  squares.length > most ? [{ kind: "many", side, squares: [], count: squares.length, most }] : [];
