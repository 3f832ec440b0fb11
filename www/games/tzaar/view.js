// Tzaar for the board: its codes, points, reasons for refusals, and starting positions.

import { endOf } from "../../boards/choice.js";
import { hexagon } from "../../boards/hexagon.js";
import { byTurns } from "../../match/record_formats.js";
import { sayOf } from "../../match/game_texts.js";
import { words } from "../../match/words.js";

/** @typedef {import("../../match/game_views.js").View} View */
/** @typedef {import("../../match/game_views.js").Side} Side */

const OFF = 1; // the code of a cell that is not a point
const LINES = 9;
const MIDDLE = 4; // the column and the row of the hole
const PIECES = /** @type {const} */ (["tzaar", "tzarra", "tott"]);
const SIDES = /** @type {const} */ (["first", "second"]);
const COLOURS = { first: "light", second: "dark" };
/**
 * The letters of the pieces: in positions, with Black's in lower case, and in placing moves; and the number of pieces
 * of each side.
 */
const LETTERS = { tzaar: "Z", tzarra: "R", tott: "O" };
const SETS = { tzaar: 6, tzarra: 9, tott: 15 };
const PLACING = "0"; // the stage of the turn in position texts while pieces are being placed
const STARTS = ["fixed", "random", "tournament"];
const SLOPES = { best: 0.00118, beginner: 0.000017, easy: 0.000035, medium: 0.0000087, expert: 0.0000087 };
const ANY_SEED = "random=0"; // replaced when a seed is drawn

const say = () => /** @type {typeof import("./words_en.js").words} */ (sayOf("tzaar"));

/** The stack on a point. @param {number} code */
function stackOf(code) {
  const group = Math.floor(code / 16) - 1;
  return group < 0 ? undefined : { side: SIDES[Math.floor(group / 3)], piece: PIECES[group % 3], height: code % 16 };
}

/** @param {number} square */
const spot = (square) => ({ column: square % LINES, row: Math.floor(square / LINES) });
const file = (/** @type {number} */ column) => "ABCDEFGHI"[column];

/**
 * The name of a point: points of a column are counted from the bottom, without the hole.
 * @param {number} square
 */
function nameOf(square) {
  const { column, row } = spot(square);
  const isAbove = column === MIDDLE && row > MIDDLE;
  return `${file(column)}${row + 1 - Math.max(column - MIDDLE, 0) - Number(isAbove)}`;
}

/** Whether a step places a piece. @param {import("../../match/game_views.js").Step} step */
const isPlacing = ({ from, to }) => !from.length && to.length > 0;

/** @param {View} view */
function partOf({ cells, steps }) {
  if (steps.some(isPlacing)) return "placing";
  if (steps.some(({ to }) => !to.length)) return steps.length > 1 ? "second" : "pass";
  return Array.from(cells).includes(0) ? "first" : "opening";
}

/**
 * The number of stacks between two points, and whether the hole is between them; undefined if they are not on a line.
 * @param {View} view
 * @param {number} from
 * @param {number} to
 */
function wayOf({ cells }, from, to) {
  const [start, end] = [spot(from), spot(to)];
  const [right, up] = [end.column - start.column, end.row - start.row];
  if (right && up && right !== up) return undefined;
  const length = Math.max(Math.abs(right), Math.abs(up));
  const between = Array.from(
    { length: Math.max(length - 1, 0) },
    (_, at) => from + (at + 1) * (Math.sign(right) + LINES * Math.sign(up)),
  );
  return {
    isBroken: between.some((square) => cells[square] === OFF),
    isTaken: between.some((square) => stackOf(cells[square])),
  };
}

/** The number of visible pieces of each kind of a side. @param {string} position @param {Side} side */
function inSight(position, side) {
  const [board] = position.split(" ");
  return PIECES.map(
    (piece) => board.split(side === "first" ? LETTERS[piece] : LETTERS[piece].toLowerCase()).length - 1,
  );
}

/** Why a stack cannot move to a point. @param {View} view @param {number} square @param {number} target */
function explainTarget(view, square, target) {
  const { refused } = say();
  const way = wayOf(view, square, target);
  const [moved, there] = [view.cells[square], view.cells[target]].map(stackOf);
  if (!way) return refused.line;
  if (way.isBroken) return refused.hole;
  if (way.isTaken) return refused.blocked;
  if (!moved || !there) return refused.free;
  if (there.side !== moved.side) return refused.higher(there.height, moved.height);
  return partOf(view) === "second" ? refused.last(there.piece) : refused.must;
}

/** @param {string} game */
function readVariant(game) {
  const [, start = STARTS[0]] = game.split(":");
  return { start: start.split("=")[0] };
}

/** @type {import("../../match/game_views.js").Kind} */
export const kind = {
  id: "tzaar",
  rules: () => import("./rules.js"),
  board: "stacks",
  first: "light",
  form: hexagon,
  size: `${LINES}x${LINES}`,
  below: "first",
  turns: false,
  knows: "",
  slopes: SLOPES,
  unit: 1000,
  passes: true,

  piece(code) {
    const stack = stackOf(code);
    if (!stack) return undefined;
    const { side, piece, height } = stack;
    return {
      kind: `stack ${piece} ${COLOURS[side]}${height > 1 ? " high" : ""}`,
      text: height > 1 ? String(height) : "",
    };
  },
  ground: () => "",
  file,
  rank: (row) => String(row + 1),
  square: ({ cells }, square) => (cells[square] === OFF ? "" : nameOf(square)),
  label: () => "",
  urged: () => [],
  aim: ({ name }) => (name.includes("+") ? "join" : "capture"),

  describe(view, square, { targets, isTarget }) {
    const stack = stackOf(view.cells[square]);
    const { free } = words.board;
    const { capture, join, put, reach, stack: tell } = say();
    const placed = view.steps.find((step) => isPlacing(step) && step.to[0] === square);
    const mover = stackOf(view.cells[view.steps.find(({ from }) => from.length)?.from[0] ?? square])?.side;
    const aim = placed
      ? put(PIECES.find((piece) => placed.name.startsWith(LETTERS[piece])) ?? "tott")
      : stack?.side === mover
        ? join
        : capture;
    const what = stack ? tell(stack.side, stack.piece, stack.height) : free;
    return `${nameOf(square)}, ${what}${isTarget ? `, ${aim}` : targets.length ? `, ${reach(targets.length)}` : ""}`;
  },

  explainRefusal(view, square, target) {
    const { cells, steps } = view;
    const part = partOf(view);
    if (part === "placing") return say().refused.placing;
    if (target !== undefined) return explainTarget(view, square, target);
    const stack = stackOf(cells[square]);
    if (!stack) return say().refused.empty;
    const first = steps.find(({ from }) => from.length);
    if (first && stack.side !== stackOf(cells[first.from[0]])?.side) return words.refused.notYours;
    return part === "second" || part === "pass" ? say().refused.stuck : say().refused.nothing;
  },

  tellMove(move) {
    const [, letter, point] = /^([A-Z])([A-I]\d)$/.exec(move) ?? [];
    const piece = PIECES.find((piece) => LETTERS[piece] === letter);
    return piece && say().placed(piece, point);
  },
  ready: (game) => (readVariant(game).start === "tournament" ? say().readyToPlace : undefined),
  prompt: (view) => say().parts[partOf(view)],

  tally: (position) => ({
    title: say().visiblePieces,
    kinds: PIECES.map((piece) => ({ name: say().plurals[piece], piece: `stack ${piece}` })),
    sides: SIDES.map((side) => ({
      name: say().players[side],
      counts: inSight(position, side).map((count, _, counts) => {
        const isPlaced = !position.endsWith(PLACING);
        const isFew = isPlaced && count < 2;
        // The kind in danger.
        const isLeast = isPlaced && count === Math.min(...counts) && count < SETS.tzaar;
        return { text: isFew ? say().few(count) : String(count), isFew, isLeast };
      }),
    })),
  }),

  decides(view, { winner, reason }, last) {
    if (reason !== "no-capture") return last?.to.length ? [{ to: endOf(last), kind: "ring" }] : [];
    return Array.from(view.cells).flatMap((code, to) => {
      const stack = stackOf(code);
      return stack && stack.side !== winner ? [{ to, kind: /** @type {const} */ ("ring") }] : [];
    });
  },

  warn(before, after) {
    const warnings = SIDES.flatMap((side) => {
      const [had, has] = [inSight(before, side), inSight(after, side)];
      return PIECES.filter((_, at) => has[at] === 1 && had[at] > 1).map((piece) =>
        say().warn(say().players[side], piece),
      );
    });
    return warnings.join(" ");
  },

  supply(position) {
    const [, side, part] = position.split(" ");
    if (part !== PLACING) return [];
    const placed = inSight(position, side === "w" ? "first" : "second");
    return PIECES.map((piece, at) => {
      const remaining = SETS[piece] - placed[at];
      return { id: LETTERS[piece], text: say().inHand(piece, remaining), isOut: remaining === 0 };
    });
  },

  variants: [{ id: "start", values: STARTS, name: (value) => say().starts[value] ?? value }],
  readVariant,
  writeVariant: ({ start }) => (start === STARTS[0] ? "tzaar" : `tzaar:${start === "random" ? ANY_SEED : start}`),
  tellVariant: (game) => say().variant(readVariant(game).start, game.split("=")[1]?.replace(/^0+(?=.)/, "")),
  draw: (game, seed) => (readVariant(game).start === "random" ? `tzaar:random=${seed}` : game),
  record: byTurns,
};
