// Texts of the print sheet: English.

const plural = (/** @type {number} */ count, /** @type {string} */ one, /** @type {string} */ many) =>
  `${count} ${count === 1 ? one : many}`;

export const words = {
  games: /** @type {Record<string, string>} */ ({
    slide2: "SlideTwo",
    slide3: "SlideThree",
    slide4: "SlideFour",
    slide5: "SlideFive",
  }),
  dealing: "Dealing…",
  ready: (/** @type {number} */ count) => `${plural(count, "puzzle is", "puzzles are")} ready to print.`,
  failed: (/** @type {string} */ what) => `The sheet could not be made: ${what}`,
  noSheet: (/** @type {string} */ what) => `There is no sheet yet: ${what}`,

  wrong: {
    ignored: (/** @type {string[]} */ keys) =>
      ` Part of the link was not understood and ignored: ${keys.map((key) => `“${key}”`).join(", ")}.`,
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
  notation:
    "R2+: row 2 to the right (→), R2−: to the left (←); C3+: column 3 down (↓), C3−: up (↑). Rows are counted from the top, columns from the left.",
  ways: (/** @type {number} */ lines) =>
    lines === 1
      ? "the only shortest solution"
      : `one of ${new Intl.NumberFormat("en").format(lines)} shortest solutions`,
  seed: (/** @type {string} */ seed) => `seed “${seed}”`,
};
