// Texts of sheets of problems: English.

const problems = (/** @type {number} */ count) => `${count} ${count === 1 ? "problem" : "problems"}`;
const games = (/** @type {number} */ count) => `${count.toLocaleString("en")} ${count === 1 ? "game" : "games"}`;

export const words = {
  looking: (/** @type {number} */ found, /** @type {number} */ wanted, /** @type {number} */ searched) =>
    `Looking for problems: ${found} of ${wanted} found${searched ? `, ${games(searched)} searched` : ""}…`,
  ready: (/** @type {number} */ count) => `${problems(count)} ${count === 1 ? "is" : "are"} ready to print.`,
  fewer: (/** @type {number} */ found, /** @type {number} */ wanted, /** @type {number} */ searched) =>
    `Only ${found} of ${wanted} problems: there are no more in ${games(searched)} of this seed. Choose other turns or another difficulty.`,
  stopped: "The search was stopped. Choose again, or draw another seed.",

  expected: {
    count: (/** @type {number} */ most) => `a number of problems from 1 to ${most}`,
  },
  wrong: {
    single: (/** @type {string} */ key) =>
      `“${key}” does not apply to a sheet, whose problems are found by a seed: expected g, n, grade and seed.`,
  },

  task: "Exactly one turn wins in time, whatever the other side plays. Find it.",
  onlyTask: "Exactly one move wins, however long it takes. Find it.",
  /** What the drawings of some games mean. */
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
};
