// Isolation for the board: its codes, squares, reasons for refusals, and variants.

import { squares } from "../../boards/squares.js";
import { plain } from "../../match/record.js";
import { sayOf } from "../../match/game_texts.js";
import { words } from "../../match/words.js";
import { file, nameOf, rank, sizeText, tellUse } from "../square_names.js";

/** @typedef {import("../../match/kinds.js").View} View */
/** @typedef {import("../../match/kinds.js").Side} Side */

const USED = 1;
const PLAYERS = /** @type {Record<number, Side>} */ ({ 2: "first", 3: "second" });
const MOVEMENTS = ["knight", "queen", "king"];
/** The beginner counts only its own moves, which says nothing about who will win. */
const SLOPES = { best: 0.17, beginner: 0, easy: 0.22, medium: 1.29 };
const SIZES = [3, 4, 5, 6, 7, 8, 9].map((lines) => `${lines}x${lines}`);
const USUAL = { movement: "knight", size: "7x7" };

const say = () => /** @type {typeof import("./words_en.js").words} */ (sayOf("isolation"));

/** @param {string} game */
function readVariant(game) {
  const [, ...parts] = game.split(":");
  return {
    movement: parts.find((part) => MOVEMENTS.includes(part)) ?? USUAL.movement,
    size: parts.find((part) => /^\dx\d$/.test(part)) ?? USUAL.size,
  };
}

/** @type {import("../../match/kinds.js").Kind} */
export const kind = {
  id: "isolation",
  rules: () => import("./rules.js"),
  board: "",
  form: squares,
  size: USUAL.size,
  below: "first",
  turns: false,
  knows: "",
  analyst: "perfect/every=yes",
  slopes: SLOPES,

  piece(code) {
    const side = PLAYERS[code];
    return side && { kind: side, text: say().players[side] };
  },
  ground: (code) => (code === USED ? "used" : ""),
  file,
  rank,
  label: () => "",
  urged: () => [],

  describe(view, square, use) {
    const side = PLAYERS[view.cells[square]];
    const { free, stands } = words.board;
    const what = side ? stands(say().players[side]) : view.cells[square] === USED ? say().used : free;
    return `${nameOf(view, square)}, ${what}${tellUse(use)}`;
  },

  explainRefusal(view, square, target) {
    const { refused } = words;
    const to = view.cells[target ?? square];
    if (to === USED) return say().refused.used;
    if (PLAYERS[to]) return target === undefined ? refused.notYours : refused.taken;
    return refused.far;
  },

  decides: (view, { winner }) =>
    Array.from(view.cells).flatMap((code, to) =>
      PLAYERS[code] && PLAYERS[code] !== winner ? [{ to, kind: /** @type {const} */ ("ring") }] : [],
    ),

  /** The squares that the opponent can reach next; the player's own are marked as targets. */
  shows({ steps }, _, round) {
    if (!steps[0].from.length) return [];
    // A move takes one of these squares at most, so two moves leave all of them.
    const reached = new Set(steps.slice(0, 2).flatMap(({ name }) => round.stepsAfter(name).flatMap(({ to }) => to)));
    /** @type {import("../../match/kinds.js").Arrow["kind"]} */
    const kind = round.side === "first" ? "reach second" : "reach first";
    return [...reached].map((to) => ({ to, kind }));
  },

  variants: [
    { id: "movement", values: MOVEMENTS, name: (value) => say().movements[value] },
    { id: "size", values: SIZES, name: sizeText },
  ],
  readVariant,
  writeVariant: ({ movement, size }) =>
    ["isolation", ...(movement === USUAL.movement ? [] : [movement]), ...(size === USUAL.size ? [] : [size])].join(":"),
  tellVariant(game) {
    const { movement, size } = readVariant(game);
    return say().variant(say().movements[movement], sizeText(size));
  },
  record: plain,
};
