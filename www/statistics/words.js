// Texts of the statistics: English.

import { translatable } from "../site/i18n.js";

const thousands = new Intl.NumberFormat("en");
const ratio = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const plural = (/** @type {number} */ count, /** @type {string} */ one, /** @type {string} */ many) =>
  `${thousands.format(count)} ${count === 1 ? one : many}`;

const english = {
  title: "Statistics",
  close: "Close",
  number: (/** @type {number} */ value) => thousands.format(value),
  ratio: (/** @type {number} */ value) => ratio.format(value),
  unknown: "–",

  streak: {
    /** After their number. */
    current: (/** @type {number} */ days) => `${days === 1 ? "day" : "days"} in a row`,
    longest: (/** @type {number} */ days) => `Longest run: ${plural(days, "day", "days")}`,
    rule: "Solve the puzzle or a problem of the day, or win a game against an engine, and the day counts. Days end at midnight UTC.",
  },
  calendar: {
    label: (/** @type {number} */ counting, /** @type {number} */ played) =>
      `The last five weeks: ${plural(counting, "day counts", "days count")} for the streak, and you played on ${thousands.format(played)} more.`,
    legend: "Coloured: the day counts. Dot: you played.",
  },
  /** Results by the moves more than the fewest. */
  spread: {
    over: (/** @type {number | undefined} */ over, /** @type {boolean} */ isLast) =>
      over === undefined
        ? "fewest unknown"
        : over === 0
          ? "fewest moves"
          : `${over} ${isLast ? "or more extra" : "extra"}`,
    label: (/** @type {string} */ name, /** @type {number} */ unhelped, /** @type {number} */ helped) =>
      `${name}: ${thousands.format(unhelped + helped)}${helped ? `, ${helped === unhelped + helped ? "all" : thousands.format(helped)} with hints` : ""}`,
    helped: "Pale part: solved with hints.",
  },
  table: {
    all: "All figures",
    caption: "Puzzles solved, each at its best",
    figure: "Figure",
    solved: "Solved",
    unhelped: "Without help",
    optimal: "In the fewest moves",
    best: "Moves ÷ fewest, best",
    mean: "Moves ÷ fewest, mean",
    empty: "You have not solved a puzzle or finished a game here yet.",
  },
  played: {
    caption: "Games against engines",
    game: "Game",
    result: "Won · lost · drawn",
    ended: (/** @type {number} */ won, /** @type {number} */ drawn, /** @type {number} */ lost) =>
      `${won} won, ${drawn ? `${drawn} drawn, ` : ""}${lost} lost`,
    beaten: (/** @type {string[]} */ levels) => `Beaten without help: ${levels.join(", ")}`,
  },
  about: "Where this is kept",
  storage:
    "All of this is kept on this device only. Some browsers delete it after weeks without a visit, so export it to a file now and then.",
  most: (/** @type {number} */ most) =>
    `Up to ${thousands.format(most)} puzzles and as many games are kept; beyond that, the oldest are deleted.`,
  notStored: "This browser does not let the page keep anything, or has no room left: nothing was changed.",

  win: {
    notStored:
      "This browser has no room left for your statistics, or does not let the page keep them. Save them as a file now, then free some space or allow storage for this site.",
    export: "Save statistics as a file",
    close: "Close",
  },

  export: "Export",
  import: "Import…",
  importField: "File to import",
  imported: (/** @type {number} */ fresh, /** @type {number} */ all) =>
    `${plural(all, "result was", "results were")} read, ${fresh === 0 ? "none of them" : thousands.format(fresh)} new.`,
  refused: (/** @type {string} */ reason) => `The file was not imported: ${reason} Nothing was changed.`,

  forget: "Forget all",
  reallyForget: (/** @type {number} */ count) =>
    `Really forget ${count === 1 ? "the one result" : `all ${thousands.format(count)} results`}?`,
  yes: "Yes, forget",
  no: "No, keep",
  forgotten: "Everything is forgotten. Until this window is closed, that can be undone.",
  undo: "Undo",
  restored: "Statistics restored.",

  damaged: "Statistics that could not be read were set aside here. They can be saved as a file.",
  saveDamaged: "Save what was set aside",

  wrong: {
    notJson: "it is not valid JSON: expected a file exported here.",
    version: (/** @type {string} */ version) => `its version is ${version}: expected 2.`,
    member: (/** @type {string} */ place, /** @type {string} */ value, /** @type {string} */ expected) =>
      `“${place}” is ${value}: expected ${expected}.`,
    missing: "missing",
  },
  expected: {
    object: (/** @type {string[]} */ members) => `an object with exactly the members ${members.join(", ")}`,
    file: "what was exported here",
    list: "a list",
    game: 'the name of a game, as in "slide3"',
    level: 'a level of an engine, as in "easy"',
    side: '"first" or "second"',
    result: '"won", "lost" or "drawn"',
    plies: "a whole number from 1",
    ended: 'a date and time, as in "2026-11-20T14:03:22Z"',
    position: 'a position text, as in "115.987654321"',
    moves: "a whole number from 1",
    optimum: "null or a whole number from 1 to that of moves",
    day: 'null or a date, as in "2026-11-20"',
    date: 'a date, as in "2026-11-20"',
    helped: "true or false",
    times: "a whole number from 1",
  },
};

/** @typedef {typeof english} Words */

export const words = translatable(english, { de: () => import("./words_de.js") });
