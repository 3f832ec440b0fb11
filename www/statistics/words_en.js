// The words of the statistics in English.

const thousands = new Intl.NumberFormat("en");
const ratio = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const plural = (/** @type {number} */ count, /** @type {string} */ one, /** @type {string} */ many) => `${thousands.format(count)} ${count === 1 ? one : many}`;

export const words = {
  games: /** @type {Record<string, string>} */ ({ slide2: "SlideTwo", slide3: "SlideThree", slide4: "SlideFour", slide5: "SlideFive" }),
  title: "Statistics",
  close: "Close",
  number: (/** @type {number} */ value) => thousands.format(value),
  ratio: (/** @type {number} */ value) => ratio.format(value),
  unknown: "–",

  streak: {
    current: "Days in a row",
    longest: "Longest run of days",
    today: "Today’s puzzle",
    solved: "solved",
    open: "open",
    rule: "A day counts if its puzzle was solved on that very day (UTC), in any game, with or without hints.",
  },
  table: {
    caption: "Puzzles solved, each at its best",
    figure: "Figure",
    solved: "Solved",
    unhelped: "Without help",
    optimal: "In the fewest moves",
    best: "Moves ÷ fewest, best",
    mean: "Moves ÷ fewest, mean",
    empty: "No puzzle has been solved here yet.",
  },
  kept: "All this is kept on this device only. Some browsers forget it after weeks without a visit: an exported file does not forget.",
  most: (/** @type {number} */ most) => `Up to ${thousands.format(most)} puzzles are kept; beyond that, those solved longest ago are forgotten.`,
  notKept: "This browser does not let the page keep anything, or has no room left: nothing was changed.",

  export: "Export",
  import: "Import…",
  importField: "File to import",
  imported: (/** @type {number} */ fresh, /** @type {number} */ all) =>
    `${plural(all, "puzzle was", "puzzles were")} read, ${fresh === 0 ? "none of them" : thousands.format(fresh)} new.`,
  refused: (/** @type {string} */ what) => `The file was not imported: ${what} Nothing was changed.`,

  forget: "Forget all",
  reallyForget: (/** @type {number} */ count) => `Really forget ${count === 1 ? "the one puzzle" : `all ${thousands.format(count)} puzzles`}?`,
  yes: "Yes, forget",
  no: "No, keep",
  forgotten: "Everything is forgotten. Until this window is closed, that can be undone.",
  undo: "Undo",
  restored: "Everything is back.",

  damaged: "Statistics that could not be read were set aside here. They can be saved as a file.",
  saveDamaged: "Save what was set aside",

  wrong: {
    notJson: "it is no JSON: expected a file exported here.",
    version: (/** @type {string} */ found) => `its version is ${found}: expected 1.`,
    member: (/** @type {string} */ place, /** @type {string} */ found, /** @type {string} */ expected) => `“${place}” is ${found}: expected ${expected}.`,
    missing: "missing",
  },
  expected: {
    object: (/** @type {string[]} */ members) => `an object with exactly the members ${members.join(", ")}`,
    list: "a list of puzzles",
    game: "the name of a game, as in \"slide3\"",
    position: "a position text, as in \"115.987654321\"",
    moves: "a whole number from 1",
    optimum: "null or a whole number from 1 to that of moves",
    day: "null or a date, as in \"2026-11-20\"",
    date: "a date, as in \"2026-11-20\"",
    helped: "true or false",
    times: "a whole number from 1",
  },
};
