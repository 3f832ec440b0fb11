// Breakthrough for the board: its codes, squares, reasons for refusals, and sizes.

import { squares } from "../../boards/squares.js";
import { plain } from "../../match/record.js";
import { sayOf } from "../../match/game_texts.js";
import { words } from "../../match/words.js";
import { file, nameOf, rank, sizeText, tellUse } from "../square_names.js";

/** @typedef {import("../../match/kinds.js").View} View */
/** @typedef {import("../../match/kinds.js").Side} Side */

const SIDES = /** @type {Record<number, Side>} */ ({ 1: "first", 2: "second" });
const COLOURS = { first: "light", second: "dark" };
/** The change of the row, counted from the top, as a man moves forward. */
const FORWARD = { first: -1, second: 1 };
/** Values of the levels beginner and easy count less, because they see less. */
const SLOPES = { best: 0.019, beginner: 0.0022, easy: 0.00035 };
const SIZES = ["8x8", "6x6"];

const say = () => /** @type {typeof import("./words_en.js").words} */ (sayOf("breakthrough"));

/** @param {string} game */
const readVariant = (game) => ({ size: SIZES.find((size) => game.endsWith(`:${size}`)) ?? SIZES[0] });

/** @type {import("../../match/kinds.js").Kind} */
export const kind = {
  id: "breakthrough",
  rules: () => import("./rules.js"),
  board: "draughts",
  form: squares,
  size: SIZES[0],
  below: "first",
  turns: true,
  knows: "",
  slopes: SLOPES,

  piece(code) {
    const side = SIDES[code];
    return side && { kind: `man ${COLOURS[side]}`, text: "" };
  },
  ground: () => "",
  file,
  rank,
  label: () => "",
  urged: () => [],

  describe(view, square, use) {
    const side = SIDES[view.cells[square]];
    const { free } = words.board;
    return `${nameOf(view, square)}, ${side ? say().pieces[side] : free}${tellUse(use)}`;
  },

  explainRefusal({ cells, columns, steps }, square, target) {
    const { refused } = words;
    const side = SIDES[cells[square]];
    if (target === undefined) {
      if (!side) return say().refused.empty;
      return side === SIDES[cells[steps[0].from[0]]] ? say().refused.stuck : refused.notYours;
    }
    if (SIDES[cells[target]] === side) return refused.taken;
    const isAhead = target === square + FORWARD[side] * columns;
    return isAhead ? say().refused.ahead : say().refused.step;
  },

  variants: [{ id: "size", values: SIZES, name: sizeText }],
  readVariant,
  writeVariant: ({ size }) => ["breakthrough", ...(size === SIZES[0] ? [] : [size])].join(":"),
  tellVariant: (game) => say().variant(sizeText(readVariant(game).size)),
  record: plain,
};
