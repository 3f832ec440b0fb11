// Texts of the page for authors and teachers: English.

import { translatable } from "../site/i18n.js";

const plural = (/** @type {number} */ count, /** @type {string} */ one, /** @type {string} */ many) =>
  `${count} ${count === 1 ? one : many}`;

const english = {
  copy: "Copy",
  copyOf: (/** @type {string} */ what) => `Copy the code: ${what}`,
  puzzles: {
    today: "The puzzle of the day",
    start: "The classic start",
    random: "Any position",
    moves: (/** @type {number} */ distance) => plural(distance, "move to win", "moves to win"),
  },
  problems: {
    today: "The problem of the day",
    turns: (/** @type {string} */ turns) => (turns === "1" ? "Wins in 1 turn" : `Wins in ${turns} turns`),
  },
  attempts: (/** @type {string} */ count) => count || "As many as needed",
  opponents: {
    you: "Another reader",
    beginner: "The engine: beginner",
    easy: "The engine: easy",
    medium: "The engine: medium",
    strong: "The engine: strong",
  },
  readers: { first: "Begins", second: "Plays second" },
  titles: {
    problem: (/** @type {string} */ game) => `A problem: ${game}`,
    game: (/** @type {string} */ game) => `Play ${game}`,
  },

  heard: {
    nothing: "Nothing has happened on the board yet.",
    move: (/** @type {string} */ moves, /** @type {number | undefined} */ distance) =>
      `Moves so far: ${moves}${distance === undefined ? "" : `; ${distance} to win`}.`,
    solved: (/** @type {{ moves: number, optimum: number | null }} */ { moves, optimum }) =>
      `Solved in ${moves}${optimum === null ? "" : `; the shortest way takes ${optimum}`}.`,
  },
};

/** @typedef {typeof english} Words */

export const words = translatable(english, { de: () => import("./words_de.js") });
