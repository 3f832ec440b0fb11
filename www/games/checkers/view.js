// Checkers, that is English draughts, for the board, and give-away checkers: one board and one set of moves, opposite
// goals.

import { endOf } from "../../boards/choice.js";
import { squares } from "../../boards/squares.js";
import { pdn } from "../../match/pdn.js";
import { sayOf } from "../../match/game_texts.js";
import { words } from "../../match/words.js";
import { tellUse } from "../square_names.js";

/** @typedef {import("../../match/game_views.js").View} View */
/** @typedef {import("../../match/game_views.js").Side} Side */

const LINES = 8;
/** The pieces, by code. @type {Record<number, { side: Side, rank: "man" | "king" }>} */
const PIECES = {
  1: { side: "second", rank: "man" },
  2: { side: "second", rank: "king" },
  3: { side: "first", rank: "man" },
  4: { side: "first", rank: "king" },
};
const COLOURS = { first: "dark", second: "light" };
const SLOPES = { checkers: { best: 0.2 }, giveaway: { best: 0.059 } };

/**
 * The standard number of a dark square, 1 to 32 from Black's side; undefined for a light one.
 * @param {number} square
 */
function numberOf(square) {
  const [column, row] = [square % LINES, Math.floor(square / LINES)];
  return (column + row) % 2 ? row * (LINES / 2) + Math.floor(column / 2) + 1 : undefined;
}

/** Whether a capture is compulsory now. @param {View} view */
const mustCapture = ({ steps }) => steps.length > 0 && steps[0].name.includes("x");

/**
 * @param {View} view
 * @param {number} square
 * @param {number | undefined} target
 * @param {import("./words_en.js").Words["refused"]} own
 */
function explainRefusal(view, square, target, own) {
  const { cells, steps } = view;
  const { refused } = words;
  if (numberOf(target ?? square) === undefined) return own.light;
  const piece = PIECES[cells[square]];
  if (target === undefined) {
    if (!piece) return own.empty;
    if (piece.side !== PIECES[cells[steps[0].from[0]]].side) return refused.notYours;
    return mustCapture(view) ? own.must : own.stuck;
  }
  if (PIECES[cells[target]]) return refused.taken;
  if (mustCapture(view)) return own.capture;
  return piece?.rank === "man" ? own.forward : refused.far;
}

const say = (/** @type {string} */ id) => /** @type {import("./words_en.js").Words} */ (sayOf(id));

/**
 * @param {"checkers" | "giveaway"} id @param {import("../../match/game_views.js").Kind["rules"]} rules
 * @returns {import("../../match/game_views.js").Kind}
 */
export const draughts = (id, rules) => ({
  id,
  rules,
  board: "draughts",
  first: "dark",
  form: squares,
  size: `${LINES}x${LINES}`,
  below: "second",
  turns: true,
  knows: "/quiet=10/stand=free/endgames=4",
  probes: "/endgames=4",
  slopes: SLOPES[id],

  piece(code) {
    const piece = PIECES[code];
    return piece && { kind: `${piece.rank} ${COLOURS[piece.side]}`, text: "" };
  },
  ground: () => "",
  file: () => "",
  rank: () => "",
  square: (_, square) => String(numberOf(square) ?? ""),
  label: (square) => String(numberOf(square) ?? ""),
  urged: (view) => (mustCapture(view) ? [...new Set(view.steps.map(({ from }) => from[0]))] : []),

  describe(view, square, use) {
    const number = numberOf(square);
    const { free } = words.board;
    if (number === undefined) return say(id).light;
    const piece = PIECES[view.cells[square]];
    const what = piece ? say(id).pieces[piece.side][piece.rank] : free;
    const urged = use.targets.length && mustCapture(view) ? `, ${say(id).mustCapture}` : "";
    return `${number}, ${what}${urged}${tellUse(use)}`;
  },
  explainRefusal: (view, square, target) => explainRefusal(view, square, target, say(id).refused),

  decides(view, { winner, reason }, last) {
    // In give-away checkers the side that cannot move has won.
    const stuck = (id === "giveaway") === (winner === "first") ? "first" : "second";
    if (reason === "stuck")
      return Array.from(view.cells).flatMap((code, to) => (PIECES[code]?.side === stuck ? [{ to, kind: "ring" }] : []));
    return last && reason === "no-pieces" ? [{ to: endOf(last), kind: "ring" }] : [];
  },

  /** The captures, one of which must be made. */
  shows: (view, picked) =>
    !mustCapture(view)
      ? []
      : view.steps
          .filter(({ from }) => picked === undefined || from[0] === picked)
          .flatMap(({ from, to }) =>
            to.map((square, at) => ({ from: at ? to[at - 1] : from[0], to: square, kind: "line" })),
          ),

  variants: [],
  readVariant: () => ({}),
  writeVariant: () => id,
  tellVariant: () => say(id).goal,
  record: pdn,
});

export const kind = draughts("checkers", () => import("./rules.js"));
