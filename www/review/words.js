// All texts of the review of a game: English.

import { translatable } from "../site/i18n.js";

const list = new Intl.ListFormat("en");
const moves = (/** @type {number} */ count) => `${count} ${count === 1 ? "move" : "moves"}`;
const rest = (/** @type {number[]} */ costs) =>
  costs.length === 1 ? `the other cost ${costs[0]} points` : `the others cost ${list.format(costs.map(String))} points`;

const english = {
  review: "Review",
  lost: "Where did I lose it?",
  won: "How did I win?",
  looked: "Where did it turn?",
  valuing: (/** @type {number} */ done, /** @type {number} */ all) => `Looking at move ${done} of ${all}…`,
  cancel: "Cancel",
  cancelled: "The review was cancelled.",
  close: "Close the review",
  failed: (/** @type {string} */ why) => `The review ended early: ${why}`,
  /** The moves of the person who played. */
  yours(/** @type {number} */ good, /** @type {number} */ all, /** @type {number[]} */ costs) {
    if (!costs.length)
      return all === 1 ? "Your move kept what you had." : `All of your ${moves(all)} kept what you had.`;
    return `${good} of your ${moves(all)} kept what you had; ${rest(costs)}.`;
  },
  theirs(
    /** @type {string} */ player,
    /** @type {number} */ good,
    /** @type {number} */ all,
    /** @type {number[]} */ costs,
  ) {
    if (costs.length) return `${player}: ${good} of ${moves(all)} kept the value; ${rest(costs)}.`;
    return `${player}: ${all === 1 ? "the only move" : `all ${moves(all)}`} kept the value.`;
  },
  /** The result that a person's move gave away, before the engine replies. */
  fault: {
    win: "That gives the win away. Take it back?",
    draw: "That gives the draw away. Take it back?",
    loss: "That loses for certain. Take it back?",
    takeBack: "Take it back",
  },
  /** The moves at which the opponent gave away a certain result. */
  gifts: (/** @type {"win" | "draw" | "result"} */ result, /** @type {number[]} */ at) =>
    `Your opponent gave away a proven ${result} at ${at.length === 1 ? "move" : "moves"} ${list.format(at.map(String))}.`,
  doomed: (/** @type {string} */ player) => `Against best play, ${player} was lost from the start.`,
  slips: (/** @type {string} */ player, /** @type {number} */ points) =>
    `${player ? `${player}: no` : "No"} single move cost 10 points; together they cost ${points}.`,
  estimate: "Points are hundredths of a win. They are estimates; wins and losses in a number of moves are proven.",
  point: (/** @type {number} */ ply, /** @type {number} */ points) => `Move ${ply} cost about ${points} points`,
  gift: {
    win: (/** @type {number} */ ply) => `Move ${ply} gave away a proven win`,
    draw: (/** @type {number} */ ply) => `Move ${ply} gave away a proven draw`,
  },
  played: (/** @type {string} */ worth) => ` was played: ${worth}.`,
  better: (/** @type {string} */ worth, /** @type {string} */ then) =>
    ` was better: ${worth}${then ? `, as in ${then}` : ""}.`,
  tags: { played: "played", better: "better" },
  points: "Turning points",
  chip: (/** @type {number} */ ply) => `Move ${ply}`,
  curve: (/** @type {string} */ player) => `Chances of ${player}, move by move`,
  retry: "Try again from here",
  next: "Next",
  /** A mistake as a problem. */
  problem: {
    keep: "Keep as a problem",
    proving: "Proving that only one move wins…",
    stored: "Kept under “My problems”.",
    open: "Open it",
    cooked: "Not kept: the proof found more than one winning move.",
    forced: "Not kept: there are fewer than three moves to choose from.",
    undecided: "Not kept: the proof takes too long here.",
    full: "Not kept: this browser does not let the page keep it, or has no room left.",
  },
  trying: "Your move. Any move that keeps the value is right.",
  right: (/** @type {string} */ worth) => `Right, that keeps it: ${worth}.`,
  wrong: (/** @type {string} */ worth) => `Not that one either: ${worth}.`,
};

/** @typedef {typeof english} Words */

export const words = translatable(english, { de: () => import("./words_de.js") });
