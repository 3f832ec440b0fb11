// Isolation for the board: its codes, squares, reasons for refusals, and variants.

import { squares } from "../../boards/squares.js";
import { plain } from "../../match/record_formats.js";
import { sayOf } from "../../match/game_texts.js";
import { words } from "../../match/words.js";
import { file, nameOf, rank, sizeText, tellUse } from "../square_names.js";

/** @typedef {import("../../match/game_views.js").View} View */
/** @typedef {import("../../match/game_views.js").Side} Side */

const USED = 1;
const PLAYERS = /** @type {Record<number, Side>} */ ({ 2: "first", 3: "second" });
const MOVEMENTS = ["knight", "queen", "king"];
/** The beginner counts only its own moves, so its values do not show who will win. */
const SLOPES = { best: 0.17, beginner: 0, easy: 0.22, medium: 1.29 };
const SIZES = [3, 4, 5, 6, 7, 8, 9].map((lines) => `${lines}x${lines}`);
const USUAL = { movement: "knight", size: "7x7" };

const say = () => /** @type {typeof import("./words_en.js").words} */ (sayOf("isolation"));

/** The directions in which pieces move, across and down. @type {Record<string, number[][]>} */
const DIRECTIONS = {
  knight: [-2, -1, 1, 2].flatMap((right) => [right % 2 ? -2 : -1, right % 2 ? 2 : 1].map((down) => [right, down])),
  king: [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [right, down])).filter(([right, down]) => right || down),
};

/** The squares that a piece reaches on the empty board, way by way, the nearest first. @param {View} view @param {number} from @param {string} movement */
function waysFrom({ columns, rows }, from, movement) {
  const [column, row] = [from % columns, Math.floor(from / columns)];
  const most = movement === "queen" ? Math.max(columns, rows) : 1;
  return (DIRECTIONS[movement] ?? DIRECTIONS.king).map(([right, down]) =>
    Array.from({ length: most }, (_, at) => [column + (at + 1) * right, row + (at + 1) * down])
      .filter(([x, y]) => x >= 0 && x < columns && y >= 0 && y < rows)
      .map(([x, y]) => y * columns + x),
  );
}

/** @param {string} game */
function readVariant(game) {
  const [, ...parts] = game.split(":");
  return {
    movement: parts.find((part) => MOVEMENTS.includes(part)) ?? USUAL.movement,
    size: parts.find((part) => /^\dx\d$/.test(part)) ?? USUAL.size,
  };
}

/** @type {import("../../match/game_views.js").Kind} */
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
  square: nameOf,
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

  /** The piece that cannot move, and the squares that bar its ways. */
  decides: (view, { winner }, _last, game) =>
    Array.from(view.cells).flatMap((code, from) => {
      if (!PLAYERS[code] || PLAYERS[code] === winner) return [];
      const ways = waysFrom(view, from, readVariant(game).movement).flatMap((way) => way.slice(0, 1));
      return [
        ...ways.map((to) => ({ from, to, kind: /** @type {const} */ ("barred") })),
        { to: from, kind: /** @type {const} */ ("ring") },
      ];
    }),

  /** The squares that the opponent can reach next; the player's own are marked as targets. */
  shows({ steps }, _, record) {
    if (!steps[0].from.length) return [];
    // A move takes one of these squares at most, so two moves leave all of them.
    const reached = new Set(steps.slice(0, 2).flatMap(({ name }) => record.stepsAfter(name).flatMap(({ to }) => to)));
    /** @type {import("../../match/game_views.js").Arrow["kind"]} */
    const kind = record.side === "first" ? "reach second" : "reach first";
    return [...reached].map((to) => ({ to, kind }));
  },

  /** The engine often values all squares for A's first move alike, but the number of squares in reach differs. */
  outlook(view, game) {
    if (Array.from(view.cells).some(Boolean)) return undefined;
    const { movement } = readVariant(game);
    const moves = view.steps.map((step) => ({ step, reach: waysFrom(view, step.to[0], movement).flat().length }));
    const reaches = moves.map(({ reach }) => reach);
    const [most, least] = [Math.max(...reaches), Math.min(...reaches)];
    const isNearMiddle = (/** @type {string} */ name) =>
      moves.some(({ step, reach }) => step.name === name && reach === most);
    return {
      moves: moves.map(({ step, reach }) => ({ step, score: reach / most, text: String(reach) })),
      told: say().starts,
      hint: (name) => (most > least && isNearMiddle(name) ? say().plan(name, most, least) : ""),
    };
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
