// Texts of the print sheet: English.

import { translatable } from "../site/i18n.js";

const plural = (/** @type {number} */ count, /** @type {string} */ one, /** @type {string} */ many) =>
  `${count} ${count === 1 ? one : many}`;
const problems = (/** @type {number} */ count) => `${count} ${count === 1 ? "problem" : "problems"}`;
const games = (/** @type {number} */ count) => `${count.toLocaleString("en")} ${count === 1 ? "game" : "games"}`;

const english = {
  dealing: "Dealing…",
  ready: (/** @type {number} */ count) => `${plural(count, "puzzle is", "puzzles are")} ready to print.`,
  failed: (/** @type {string} */ reason) => `The sheet could not be made: ${reason}`,
  noSheet: (/** @type {string} */ reason) => `There is no sheet yet: ${reason}`,

  wrong: {
    ignored: (/** @type {string[]} */ keys) =>
      ` ${keys.map((key) => `“${key}”`).join(", ")} in the link ${keys.length === 1 ? "was not understood and has" : "were not understood and have"} been ignored.`,
    twice: (/** @type {string} */ key) => `“${key}” appears twice in the link: expected it once.`,
    value: (/** @type {string} */ key, /** @type {string} */ value, /** @type {string} */ expected) =>
      `“${key}=${value}” is not understood: expected ${expected}.`,
    noDistances: (/** @type {string} */ key, /** @type {string} */ game) =>
      `“${key}” does not apply to ${game}, which has no distances and no solutions: remove it.`,
  },
  expected: {
    oneOf: (/** @type {string[]} */ choices) => `one of ${choices.join(", ")}`,
    count: (/** @type {number} */ most) => `a number of puzzles from 1 to ${most}`,
    distances: "a distance to win or a range, as in d=12 or d=6-16",
    range: (/** @type {string} */ game, /** @type {number} */ greatest) =>
      `distances from 1 to ${greatest} for ${game}`,
    seed: (/** @type {number} */ longest) => `any text of 1 to ${longest} characters`,
    title: (/** @type {number} */ longest) => `a title of at most ${longest} characters`,
    version: (/** @type {string} */ ours) => `${ours}, this site’s generator`,
  },

  task: (/** @type {string} */ tiles, /** @type {string} */ order) =>
    `A move slides a whole block of ${tiles} tiles, side by side in one row or column, by one square. Bring the tiles into order in the upper left corner: ${order}. How few moves do you need?`,
  tiles: ["", "", "two", "three", "four", "five"],
  puzzle: (/** @type {number} */ number, /** @type {string} */ rows) => `Puzzle ${number}. ${rows}`,
  row: (/** @type {number} */ row, /** @type {string[]} */ squares) => `Row ${row}: ${squares.join(", ")}.`,
  blank: "blank",
  atLeast: (/** @type {number} */ moves) => `at least ${plural(moves, "move", "moves")}`,
  solutions: "Solutions",
  someSolutions: "Solutions. Others may be as short.",
  notation: "2→: row 2 slides right. 3↓: column 3 slides down. Count rows from the top and columns from the left.",
  name: "Name",
  date: "Date",
  ways: (/** @type {number} */ lines) =>
    lines === 1
      ? "the only shortest solution"
      : `one of ${new Intl.NumberFormat("en").format(lines)} shortest solutions`,
  seed: (/** @type {string} */ seed) => `seed “${seed}”`,

  /** Sheets of problems. */
  problems: {
    looking: (/** @type {number} */ problemCount, /** @type {number} */ count, /** @type {number} */ searched) =>
      `Looking for problems: ${problemCount} of ${count} found${searched ? `, ${games(searched)} searched` : ""}…`,
    proving: (/** @type {number} */ at, /** @type {number} */ count) => `Checking problem ${at} of ${count}…`,
    ready: (/** @type {number} */ count) => `${problems(count)} ${count === 1 ? "is" : "are"} ready to print.`,
    fewer: (/** @type {number} */ problemCount, /** @type {number} */ count, /** @type {number} */ searched) =>
      `Only ${problemCount} of ${count} problems: there are no more in ${games(searched)} of this seed. Choose another number of turns or another difficulty.`,
    stopped: "The search was stopped. Load the page again to restart it.",

    expected: {
      count: (/** @type {number} */ most) => `a number of problems from 1 to ${most}`,
    },
    wrong: {
      day: "“day” does not apply to a sheet: expected g, n, grade and seed, or g, n and p.",
      entry: (/** @type {number} */ at, /** @type {string} */ why) => `position ${at} is not a problem. ${why}`,
    },

    several: "Problems",
    task: "Exactly one turn wins in time, whatever the other side plays. Find it.",
    onlyTask: "Exactly one move wins, however long it takes. Find it.",
    /** The legends of the drawings of some games. */
    legends: /** @type {Record<string, string>} */ ({
      isolation: "A and B are the players; grey cells are used.",
      tzaar: "Two rings: Tzaar; one: Tzarra; none: Tott. Numbers are heights.",
    }),
    diagram: (/** @type {number} */ number, /** @type {string} */ task, /** @type {string} */ pieces) =>
      `Problem ${number}. ${task} ${pieces}.`,
    solve: (/** @type {number} */ number) => `Solve problem ${number} on this site`,
    codes: "Each code opens its problem, which judges every turn you try.",
    solutions: "Solutions",
    line: "The bold turn is the only one. After it, the longest defence is shown.",
    onlyLine: "Only the bold move wins. After it, one way to go on is shown.",
  },
};

/** @typedef {typeof english} Words */

export const words = translatable(english, { de: () => import("./words_de.js") });
