// Lines of Action for the board: its codes, squares, reasons for refusals, and variants.

import { squares } from "../../boards/squares.js";
import { plain } from "../../match/record.js";
import { sayOf } from "../../match/game_texts.js";
import { words } from "../../match/words.js";
import { file, nameOf, rank, sizeText, tellUse } from "../square_names.js";

/** @typedef {import("../../match/kinds.js").View} View */
/** @typedef {import("../../match/kinds.js").Side} Side */

const SIDES = /** @type {Record<number, Side>} */ ({ 1: "first", 2: "second" });
const COLOURS = { first: "dark", second: "light" };
const PRESETS = ["olympiad", "thesis-2000", "mover-wins"];
const SLOPES = { best: 0.0054, beginner: 0.00064 };
const SIZES = ["8x8", "6x6"];

const say = () => /** @type {typeof import("./words_en.js").words} */ (sayOf("loa"));

/** @param {string} game */
function readVariant(game) {
  const [, ...parts] = game.split(":");
  return {
    preset: PRESETS.find((preset) => parts.includes(preset)) ?? PRESETS[0],
    size: SIZES.find((size) => parts.includes(size)) ?? SIZES[0],
  };
}

/**
 * The line from a square through another: their distance, and the number of pieces on the whole line; undefined if
 * they are not on a line.
 * @param {View} view @param {number} from @param {number} to
 */
function lineOf({ cells, columns, rows }, from, to) {
  const place = (/** @type {number} */ square) => [square % columns, Math.floor(square / columns)];
  const [[column, row], [toColumn, toRow]] = [place(from), place(to)];
  const [across, down] = [toColumn - column, toRow - row];
  if (!across === !down && Math.abs(across) !== Math.abs(down)) return undefined;
  const [right, below] = [Math.sign(across), Math.sign(down)];
  let pieces = 0;
  for (let step = 1 - Math.max(columns, rows); step < Math.max(columns, rows); step++) {
    const [x, y] = [column + step * right, row + step * below];
    if (x >= 0 && x < columns && y >= 0 && y < rows && SIDES[cells[y * columns + x]]) pieces++;
  }
  return { distance: Math.max(Math.abs(across), Math.abs(down)), pieces };
}

/** @type {import("../../match/kinds.js").Kind} */
export const kind = {
  id: "loa",
  rules: () => import("./rules.js"),
  board: "draughts",
  form: squares,
  size: SIZES[0],
  below: "first",
  turns: false,
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

  explainRefusal(view, square, target) {
    const { cells, steps } = view;
    const { refused } = words;
    if (target === undefined) {
      const side = SIDES[cells[square]];
      if (!side) return say().refused.empty;
      return side === SIDES[cells[steps[0].from[0]]] ? say().refused.stuck : refused.notYours;
    }
    const line = lineOf(view, square, target);
    if (!line) return say().refused.line;
    if (line.distance !== line.pieces) return say().refused.distance(line.pieces);
    return SIDES[cells[target]] === SIDES[cells[square]] ? refused.taken : say().refused.over;
  },

  variants: [
    { id: "preset", values: PRESETS, name: (value) => say().presets[value] },
    { id: "size", values: SIZES, name: sizeText },
  ],
  readVariant,
  writeVariant: ({ preset, size }) =>
    ["loa", ...(preset === PRESETS[0] ? [] : [preset]), ...(size === SIZES[0] ? [] : [size])].join(":"),
  tellVariant(game) {
    const { preset, size } = readVariant(game);
    return say().variant(sizeText(size), say().presets[preset]);
  },
  record: plain,
};
