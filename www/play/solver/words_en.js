// Texts of the solver: English.

const numbers = new Intl.NumberFormat("en");
const seconds = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const moves = (/** @type {number} */ count) => `${count} ${count === 1 ? "move" : "moves"}`;

export const words = {
  title: "Solver",
  about: /** @type {Record<string, string>} */ ({
    slide2:
      "Quick finds a solution and proves nothing. Optimal finds a shortest one and proves it. Prove does so for the classic start, which needs 10 moves. All of these are instant here: the solver is meant for SlideFour.",
    slide4:
      "Quick finds a solution at once and proves nothing. Optimal finds a shortest one and proves it: that takes some seconds, from hard positions a minute and up to 256 MiB. Prove does so for the classic start, which needs 42 moves: that takes five seconds to half a minute and 210 MiB.",
    slide5:
      "Quick and Thorough find a solution and prove nothing: beams that keep the best 1,000 and 10,000 positions of each layer. The first search prepares pattern databases of 88 MiB, which takes some seconds; Thorough takes about 150 MiB in all, and never more than 256. The best solution of the classic start that is known takes 66 moves. A shorter one may exist.",
  }),
  quick: "Quick",
  thorough: "Thorough",
  optimal: "Optimal",
  prove: "Prove the start",
  known: "Best known",
  cancel: "Cancel",
  show: "Show it on the board",
  share: "Share the solution",

  searching: "Searching…",
  preparing: (/** @type {number} */ mebibytes) => `Preparing pattern databases, ${mebibytes} MiB…`,
  bound: (/** @type {number} */ bound, /** @type {number | undefined} */ best) =>
    `No solution is shorter than ${moves(bound)}${best === undefined ? "." : `; the best one found takes ${best}.`}`,
  figures: (/** @type {number} */ nodes, /** @type {number} */ mebibytes, /** @type {number} */ time) =>
    `${numbers.format(nodes)} nodes, ${numbers.format(mebibytes)} MiB, ${seconds.format(time)} s`,
  proven: (/** @type {number} */ length) => `${moves(length)}, and it is proven that no solution is shorter.`,
  found: (/** @type {number} */ length, /** @type {number} */ bound) =>
    `${moves(length)}. A shorter one may exist, but none takes fewer than ${bound}.`,
  bestKnown: (/** @type {number} */ length) =>
    `${moves(length)}: the shortest known solution of the start. A shorter one may exist.`,
  memory: "The search stopped: it has used up its 256 MiB of memory.",
  exhausted: "The beam ended without a solution.",
  cancelled: "Cancelled.",
  broke: "The search stopped unexpectedly. This device may not have enough memory for it.",
  noWorker: "The solver needs a worker, and this browser cannot start one.",
};
