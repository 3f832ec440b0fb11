// Texts of the page on which positions are set up: English.

import { translatable } from "../site/i18n.js";

const millions = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const soon = (/** @type {number} */ count) => (count === 1 ? "at once" : `in ${count}`);
const held = (/** @type {number} */ count, /** @type {string} */ one) => `${count} ${count === 1 ? one : `${one}s`}`;

/** @typedef {{ player: string, count: number, most: number, stacks: number, pieces: string }} Refused */

const english = {
  pageTitle: (/** @type {string} */ game) => `Set up a position: ${game} · Plyground`,
  ready: "Choose a piece, then tap squares.",
  choice: (/** @type {string} */ piece, /** @type {number} */ count) => `${piece}, ${count} on the board`,
  eraser: "remove pieces",
  toMove: "To move",
  given: (/** @type {string} */ player) => `${player} is to move: the number of pieces and used squares decides that.`,
  part: "Part of the turn",
  parts: /** @type {Record<string, string>} */ ({ 1: "first: capture", 2: "second", 0: "pieces are being placed" }),
  height: (/** @type {number} */ height) => `Height ${height}`,
  /** What was done. */
  put: (/** @type {string} */ square, /** @type {string} */ piece) => `${square}: ${piece}.`,
  removed: (/** @type {string} */ square) => `${square}: empty.`,
  moved: (/** @type {string} */ from, /** @type {string} */ to, /** @type {string} */ piece) =>
    `${from} to ${to}: ${piece}.`,
  chosen: (/** @type {string} */ piece) => `Chosen: ${piece}.`,
  cleared: "The board is empty.",
  started: "This is the start of the game.",
  undone: "Undone.",
  redone: "Done again.",
  taken: "The position is on the board.",
  movesNext: (/** @type {string} */ player) => `${player} is to move.`,
  notHere: "No piece can stand here.",
  wrongHere: "refused by the rules",
  /** What the rules say about the position. */
  fine: (/** @type {string} */ player) => `Ready to play: ${player} is to move.`,
  over: (/** @type {string} */ why) => `The game is over here: ${why}.`,
  /** By the kind of the refusal. */
  refused: /** @type {Record<import("../games/arranged_position.js").Refusal["kind"], (told: Refused) => string>} */ ({
    none: ({ player }) => `${player} has no pieces.`,
    many: ({ player, count, most }) => `${player} has ${count} pieces: at most ${most} are possible.`,
    lastRow: ({ player }) => `${player} has a man on the last row, so ${player} cannot be to move.`,
    kings: ({ player }) => `${player} has a man on the last row: there it must be a king.`,
    two: ({ player }) => `There is only one ${player}.`,
    firstMissing: ({ player }) => `${player} starts first: put ${player} on the board too.`,
    early: ({ player }) => `No square is used before ${player} is on the board.`,
    kindMany: ({ player, count, pieces, most }) =>
      `${player} has ${count} uncovered ${pieces}: at most ${most} are possible.`,
    tall: ({ player, count, stacks, most }) =>
      `${player} has ${held(count, "piece")} in ${held(stacks, "stack")}: at most ${most} are possible now.`,
    placing: () =>
      "While pieces are being placed, all are single, White has as many as Black or one more, and a point is free.",
    full: () => "On a full board the turn begins: choose its first part.",
  }),
  proof: {
    start: "Prove",
    stop: "Stop",
    stopped: "The proof was stopped.",
    none: "First set up a position that can be played.",
    trying: (/** @type {number} */ turns, /** @type {number} */ most) =>
      turns === 1
        ? "Is there a win at once?"
        : `No win ${soon(turns - 1)}. Is there one in ${turns}${turns < most ? ` (of ${most})` : ""}?`,
    seconds: (/** @type {number} */ seconds) => `${seconds} s`,
    /** How much of the budget of a question is spent. */
    searched: (/** @type {number} */ searched, /** @type {number} */ budget, /** @type {number} */ seconds) =>
      `${millions.format(searched / 1e6)} of at most ${budget / 1e6} million positions, ${seconds} s`,
    only: "Does only one move win?",
    before: (/** @type {string} */ player, /** @type {number} */ turns) =>
      `${player} has no win ${soon(turns)}: that is proven.`,
    /** A problem, with the turn that wins; without a number of turns for an only move. */
    sound: (/** @type {string} */ player, /** @type {number} */ turns, /** @type {string[]} */ key) =>
      turns
        ? `Yes: ${player} wins in ${turns}, and only ${key.join(" ")} does it.`
        : `Yes: only ${key.join(" ")} wins for ${player}.`,
    solve: "Open it as a problem",
    lines: "Step through the lines",
  },
  copied: "Copied.",
  notCopied: "This browser does not allow copying: select the text and copy it by hand.",
  wrongLink: (/** @type {string} */ what) => `This link cannot be opened: ${what} Here is the start of the game.`,
};

/** @typedef {typeof english} Words */

export const words = translatable(english, { de: () => import("./words_de.js") });
