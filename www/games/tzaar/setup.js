// The editor's view of Tzaar: its stacks, positions as text, and positions that the rules refuse.

import { sayOf } from "../../match/game_texts.js";
import { squaresOf } from "../arranged_position.js";

const OFF = 1; // the code of a cell that is not a point
const LINES = 9;
const MIDDLE = 4;
const PIECES = /** @type {const} */ (["tzaar", "tzarra", "tott"]);
/** The numbers of the pieces of a side, all and by kind. */
const [ALL, SETS] = [30, [6, 9, 15]];
const HIGHEST = 14;
/** The letters of the kinds of stacks, White's and then Black's, and of the players. */
const LETTERS = "ZROzro";
const PLAYERS = /** @type {const} */ ({ first: "w", second: "b" });
const SIDES = /** @type {const} */ (["first", "second"]);
const PARTS = ["1", "2", "0"]; // the last one: pieces are being placed
const PLACING = "0";

/** The points of each column, from the bottom. */
const COLUMNS = Array.from({ length: LINES }, (_, column) =>
  Array.from({ length: LINES }, (_, row) => row)
    .filter((row) => Math.abs(column - row) <= MIDDLE && !(column === MIDDLE && row === MIDDLE))
    .map((row) => row * LINES + column),
);
const POINTS = COLUMNS.flat();

const isStack = (/** @type {number} */ code) => code > OFF;
const groupOf = (/** @type {number} */ code) => Math.floor(code / 16) - 1;
const heightOf = (/** @type {number} */ code) => code % 16;
const codeOf = (/** @type {number} */ group, height = 1) => 16 * (group + 1) + height;

/** @param {number} code */
function writePoint(code) {
  if (!isStack(code)) return "-";
  return LETTERS[groupOf(code)] + (heightOf(code) > 1 ? heightOf(code) : "");
}

/** The codes of a column; undefined if the text is not a valid column. @param {string} text @param {number} points */
function readColumn(text, points) {
  const parts = text.match(/-|[ZROzro](?:[2-9]|1[0-4])?/g) ?? [];
  if (parts.join("") !== text || parts.length !== points) return undefined;
  return parts.map(([letter, ...digits]) =>
    letter === "-" ? 0 : codeOf(LETTERS.indexOf(letter), Number(digits.join("") || 1)),
  );
}

/** The stacks of a side: the squares by kind, and all its pieces. @param {ArrayLike<number>} cells @param {number} side */
function stacksOf(cells, side) {
  const kinds = PIECES.map((_, kind) => squaresOf(cells, (code) => groupOf(code) === 3 * side + kind));
  const all = kinds.flat();
  return { kinds, all, pieces: all.reduce((sum, square) => sum + heightOf(cells[square]), 0) };
}

/** @type {import("../arranged_position.js").Setup} */
export const setup = {
  pieces: Array.from(LETTERS, (_, group) => codeOf(group)),
  name(code) {
    const { stack } = /** @type {typeof import("./words_en.js").words} */ (sayOf("tzaar"));
    return stack(SIDES[Math.floor(groupOf(code) / 3)], PIECES[groupOf(code) % 3], heightOf(code));
  },
  highest: HIGHEST,
  off: OFF,
  parts: PARTS,

  mover({ cells, part }) {
    if (part !== PLACING) return undefined;
    const [white, black] = [0, 1].map((side) => stacksOf(cells, side).all.length);
    return white === black ? "first" : "second";
  },

  write({ cells, mover, part }) {
    const columns = COLUMNS.map((points) => points.map((square) => writePoint(cells[square])).join(""));
    return `${columns.join("/")} ${PLAYERS[mover]} ${part}`;
  },

  read(text) {
    const [board, player, part, ...others] = text.replaceAll("_", " ").split(" ");
    const columns = board.split("/");
    const mover = SIDES.find((side) => PLAYERS[side] === player);
    if (columns.length !== LINES || !mover || !PARTS.includes(part) || others.length) return undefined;
    const cells = new Array(LINES * LINES).fill(OFF);
    for (const [at, points] of COLUMNS.entries()) {
      const codes = readColumn(columns[at], points.length);
      if (!codes) return undefined;
      for (const [index, square] of points.entries()) cells[square] = codes[index];
    }
    return { cells, mover, part };
  },

  refuse({ cells, mover, part }) {
    const isFull = POINTS.every((square) => isStack(cells[square]));
    const isStart = isFull && (mover === "first" || part !== "1");
    /** @type {import("../arranged_position.js").Refusal[]} */
    const refusals = SIDES.flatMap((side, at) => {
      const { kinds, all, pieces } = stacksOf(cells, at);
      // Each stacking move has cost its side a turn, before which the opponent captured.
      const hasLostMore = !isStart && (side === mover || part === "2");
      const most = Math.floor((ALL - Number(hasLostMore) + all.length) / 2);
      return [
        ...kinds.flatMap((squares, kind) =>
          squares.length > SETS[kind]
            ? [
                {
                  kind: /** @type {const} */ ("kindMany"),
                  side,
                  squares: [],
                  count: squares.length,
                  most: SETS[kind],
                  piece: PIECES[kind],
                },
              ]
            : [],
        ),
        ...(pieces > most
          ? [
              {
                kind: /** @type {const} */ ("tall"),
                side,
                squares: all.filter((square) => heightOf(cells[square]) > 1),
                count: pieces,
                stacks: all.length,
                most,
              },
            ]
          : []),
      ];
    });
    if (part === "2" && isFull) refusals.push({ kind: "full", side: mover, squares: [] });
    if (part === PLACING) {
      const [white, black] = [0, 1].map((side) => stacksOf(cells, side).all.length);
      const high = POINTS.filter((square) => isStack(cells[square]) && heightOf(cells[square]) > 1);
      if (high.length || isFull || white < black || white > black + 1)
        refusals.push({ kind: "placing", side: mover, squares: high });
    }
    return refusals;
  },
};
