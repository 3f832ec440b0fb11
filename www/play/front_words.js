// Texts of the front page, besides those that it shares with embedded boards: English.

import { translatable } from "../site/i18n.js";

const numbers = new Intl.NumberFormat("en");
const number = (/** @type {number} */ value) => numbers.format(value);
const plural = (/** @type {number} */ count, /** @type {string} */ one, /** @type {string} */ many) =>
  `${number(count)} ${count === 1 ? one : many}`;
const moves = (/** @type {number} */ count) => plural(count, "move", "moves");

const english = {
  startHere: "Start here",
  firstMove: "Slide three at once.",
  resumed: "Welcome back: this is your last game.",
  notResumed: "The puzzle you left here could not be opened, so here is another one.",
  /** Of today’s puzzle. */
  daily: (/** @type {number} */ distance) => `${moves(distance)}. Everyone has the same one.`,
  dailyDone: "Done for today. The next one comes tomorrow.",
  /** The number of tiles that slide together. @type {Record<string, string>} */
  block: { slide2: "Two", slide3: "Three", slide4: "Four", slide5: "Five" },
  level: (/** @type {number} */ distance) => moves(distance),
  difficulty: (/** @type {number} */ distance, /** @type {number | undefined} */ count) =>
    `distance ${distance}${count === undefined ? "" : ` (${plural(count, "position", "positions")})`}`,
  /** Why a puzzle cannot be dealt by distance. */
  tooGreat: /** @type {Record<string, string>} */ ({
    slide4:
      "SlideFour has 2.7 · 10¹⁵ positions, too many for a table of distances, so puzzles are drawn from all of them.",
    slide5:
      "SlideFive has 7.9 · 10²⁷ positions, too many for a table of distances, so puzzles are drawn from all of them.",
  }),
  table: {
    slide2: "All 192 distances are computed here.",
    slide3: "All 11,612,160 distances come from the table file; without it, they are computed here.",
    none: (/** @type {string} */ game) =>
      `${game} has too many positions for a table of distances: its solver searches.`,
  },
  search: {
    running: (/** @type {number} */ nodes, /** @type {number} */ bound) =>
      `Searching: ${number(nodes)} nodes, no solution below ${moves(bound)}…`,
    done: (/** @type {string[]} */ line, /** @type {number} */ nodes) =>
      `${moves(line.length)} after ${number(nodes)} nodes, and no solution is shorter: ${line.join(" ")}`,
    cancelled: (/** @type {number} */ nodes) => `Cancelled after ${number(nodes)} nodes.`,
    idle: "IDA* finds a shortest solution by search alone.",
  },
};

/** @typedef {typeof english} Words */

export const words = translatable(english, { de: () => import("./front_words_de.js") });
