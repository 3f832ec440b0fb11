// The editor's view of checkers and give-away checkers: pieces, positions as text, and positions that the rules refuse.

import { sayOf } from "../../match/game_texts.js";
import { squaresOf, tooMany } from "../arranged_position.js";

/** @typedef {import("../../match/game_views.js").Side} Side */

const LINES = 8;
const MOST = 12; // pieces of a side
/** The codes of the men and the kings of each side, and its letter. */
const SIDES = /** @type {const} */ ({
  first: { man: 3, king: 4, letter: "B" },
  second: { man: 1, king: 2, letter: "W" },
});
const PLAYERS = /** @type {const} */ (["first", "second"]);

/** The square of a number from 1. @param {number} number */
function squareOf(number) {
  const row = Math.floor((number - 1) / 4);
  return row * LINES + 2 * ((number - 1) % 4) + 1 - (row % 2);
}

const SQUARES = Array.from({ length: 32 }, (_, at) => squareOf(at + 1));

/** The squares of a side, as in `21,K30`. @param {ArrayLike<number>} cells @param {Side} side */
function writeSide(cells, side) {
  const { man, king, letter } = SIDES[side];
  const entries = SQUARES.flatMap((square, at) => {
    const code = cells[square];
    return code === man || code === king ? [`${code === king ? "K" : ""}${at + 1}`] : [];
  });
  return letter + entries.join(",");
}

/** The side of a letter. @param {string} letter */
const sideOf = (letter) => PLAYERS.find((side) => SIDES[side].letter === letter.toUpperCase());

/** Puts the pieces of a side on the board; returns which it is, or nothing if it is no such text. @param {number[]} cells @param {string} text */
function readSide(cells, text) {
  const side = sideOf(text.slice(0, 1));
  if (!side) return undefined;
  for (const entry of text.length > 1 ? text.slice(1).split(",") : []) {
    const [, king, from, to = from] = /^(k?)(\d+)(?:-(\d+))?$/i.exec(entry) ?? [];
    if (!(Number(from) >= 1 && Number(to) <= 32)) return undefined;
    for (let number = Number(from); number <= Number(to); number++) {
      const square = squareOf(number);
      if (cells[square]) return undefined;
      cells[square] = SIDES[side][king ? "king" : "man"];
    }
  }
  return side;
}

/** @param {"checkers" | "giveaway"} id @returns {import("../arranged_position.js").Setup} */
export const draughtsSetup = (id) => ({
  pieces: [3, 4, 1, 2],
  name(code) {
    const { pieces } = /** @type {import("./words_en.js").Words} */ (sayOf(id));
    return pieces[code > 2 ? "first" : "second"][code % 2 ? "man" : "king"];
  },
  write: ({ cells, mover }) => [SIDES[mover].letter, writeSide(cells, "second"), writeSide(cells, "first")].join(":"),

  read(text) {
    const [player, ...sides] = text.replaceAll(/[ _]/g, "").replace(/\.$/, "").split(":");
    const mover = player.length === 1 ? sideOf(player) : undefined;
    const cells = new Array(LINES * LINES).fill(0);
    const read = sides.map((side) => readSide(cells, side));
    const isWhole = read.length === 2 && PLAYERS.every((side) => read.includes(side));
    return mover && isWhole ? { cells, mover } : undefined;
  },

  refuse: ({ cells }) =>
    PLAYERS.flatMap((side) => {
      const { man, king } = SIDES[side];
      const last = side === "first" ? LINES - 1 : 0;
      const men = squaresOf(cells, (code) => code === man).filter((square) => Math.floor(square / LINES) === last);
      return [
        ...tooMany(
          side,
          squaresOf(cells, (code) => code === man || code === king),
          MOST,
        ),
        ...(men.length ? [{ kind: /** @type {const} */ ("kings"), side, squares: men }] : []),
      ];
    }),
});

export const setup = draughtsSetup("checkers");
