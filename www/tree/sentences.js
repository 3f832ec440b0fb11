// One sentence for every event of a search.

import { words } from "./words.js";

/** @typedef {import("./search_tree.js").SearchTree} SearchTree */
/**
 * Who plays, and how values are written.
 * @typedef {object} Names
 * @property {string} us  The player to move at the root.
 * @property {string} them
 * @property {number} unit  The unit in which values are shown.
 * @property {(move: string) => string} [say]  How moves are said, if not by their names.
 */

/** By how much a value may be off the value of a win: no game has more plies. */
const LONGEST = 10_000;
/** The value of a win at once, of narrow and of wide evaluations. */
const WINS = [1_000_000, 2_000_000_000];

/** The plies to the certain end that a value stands for, if it stands for one. @param {number} value */
export function certainIn(value) {
  const size = Math.abs(value);
  const win = WINS.find((win) => size <= win && size >= win - LONGEST);
  return win === undefined ? undefined : win - size;
}

/** Whether a bound is greater than any value. @param {number} value */
export const isInfinite = (value) => Math.abs(value) > 2 * WINS[1] - 1 || Math.abs(value) === 2 * WINS[0];

/** A value as a signed number or as a certain end. @param {number} value @param {number} unit */
function tellValue(value, unit) {
  const plies = certainIn(value);
  if (plies !== undefined) return value > 0 ? words.wins(plies) : words.loses(plies);
  return tellNumber(value / unit);
}

/** A signed number, with at most two decimals. @param {number} value */
function tellNumber(value) {
  const rounded = Math.round(value * 100) / 100;
  return rounded === 0 ? "0" : `${rounded > 0 ? "+" : "−"}${words.number(Math.abs(rounded))}`;
}

/** A value where there is little room. @param {number} value @param {number} unit */
export function shortValue(value, unit) {
  if (isInfinite(value)) return value > 0 ? "∞" : "−∞";
  const plies = certainIn(value);
  if (plies !== undefined) return (value > 0 ? words.shortWin : words.shortLoss)(plies);
  return tellNumber(value / unit);
}

/** A value that may be a bound, for us. @param {number} value @param {import("./search_tree.js").Bound} bound @param {number} unit */
const boundText = (value, bound, unit) => words.bounds[bound](tellValue(value, unit));

/**
 * What happens in an event.
 * @param {SearchTree} tree @param {number} at @param {Names} names
 * @param {boolean} [isMinimax]  Whether every move is searched, without windows.
 */
export function tellEvent(tree, at, { us, them, unit }, isMinimax = false) {
  const event = tree.events[at];
  const node = tree.nodes[event.node];
  const tell = (/** @type {number | undefined} */ value) => tellValue(value ?? 0, unit);
  const side = (/** @type {boolean} */ isOurs) => (isOurs ? us : them);
  const low = isInfinite(node.low) ? undefined : tell(node.low);
  const high = isInfinite(node.high) ? undefined : tell(node.high);
  const move = node.move || undefined;
  switch (event.kind) {
    case "pass": {
      if (low === undefined && high === undefined) return words.pass.first(node.depth);
      if (low === undefined || high === undefined) return words.pass.half(us, node.depth, low, high);
      return isNull(node) ? words.pass.test(us, node.depth, high) : words.pass.between(us, node.depth, low, high);
    }
    case "enter": {
      const mover = side(tree.nodes[node.parent].isOurs);
      if (move === undefined) return words.enter.nothing(mover);
      const bounds = isMinimax ? words.enter.everything : words.enter.bounds(us, them, low, high);
      const isUp = mover === us;
      if (node.how === "scout") return words.enter.scout(mover, move, us, isUp, isUp ? low : high);
      if (node.how === "late") return words.enter.late(mover, move);
      if (node.how === "again") return words.enter.again(mover, move);
      return words.enter.full(mover, move, bounds);
    }
    case "value": {
      const value = boundText(node.value, node.bound, unit);
      return words.value[node.source ?? "evaluation"](move, us, value);
    }
    case "best":
      return words.best(moveOf(tree, event), side(node.isOurs), us, node.isOurs, tell(event.value));
    case "stand":
      return words.stand(side(node.isOurs), us, tell(event.value));
    case "cut":
      return tellCut(tree, at, { us, them, unit });
    case "leave": {
      const value = boundText(node.value, node.bound, unit);
      if (node.parent < 0) return words.passEnds(us, node.depth, value);
      return words.leave(move, us, value);
    }
    case "end": {
      const { value, best } = tree.result;
      if (value === undefined || best === undefined) return words.stopped;
      const found = words.end(us, best, tell(value));
      const end = isMinimax ? `${found} ${words.drawn}` : found;
      return tree.nodes.some(({ isBroken }) => isBroken) ? `${end} ${words.broken}` : end;
    }
  }
}

/** Whether no value lies within a window of whole numbers. @param {import("./search_tree.js").Node} node */
const isNull = ({ low, high }) => high - low <= 1;

/** @param {SearchTree} tree @param {import("./search_tree.js").Event} event */
const moveOf = (tree, { child = 0 }) => tree.nodes[child]?.move ?? "";

/** @param {SearchTree} tree @param {number} at @param {Names} names */
function tellCut(tree, at, { us, them, unit }) {
  const event = tree.events[at];
  const node = tree.nodes[event.node];
  const value = tellValue(event.value ?? 0, unit);
  if (event.by === "null") return words.cut.nothing(node.isOurs ? us : them);
  const move = moveOf(tree, event);
  if (node.parent < 0) return words.cut.pass(us, move, value);
  const limit = tellValue(node.isOurs ? node.high : node.low, unit);
  return (node.isOurs ? words.cut.ours : words.cut.theirs)({ us, them, move, value, limit, left: node.left });
}
