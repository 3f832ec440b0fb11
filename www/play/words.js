// Texts of the play page’s parts that are loaded late: English.

import { translatable } from "../site/i18n.js";

const date = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const plural = (/** @type {number} */ count, /** @type {string} */ one, /** @type {string} */ many) =>
  `${count} ${count === 1 ? one : many}`;
const numbers = new Intl.NumberFormat("en");
const seconds = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const moves = (/** @type {number} */ count) => `${count} ${count === 1 ? "move" : "moves"}`;

const english = {
  /** The card of a win. */
  win: {
    title: "Solved!",
    close: "Close",
    reopen: "Show result",
    again: "Play it again",
    share: "Share",
    picture: "As a picture",
    next: {
      today: "Today’s puzzle",
      harder: (/** @type {number} */ distance) => `Harder: ${distance} moves`,
      another: (/** @type {number} */ distance) => `Another with ${plural(distance, "move", "moves")}`,
      any: "Another puzzle",
      day: "Go on with the day",
    },
    streakToday: (/** @type {number} */ days) =>
      `${plural(days, "day", "days")} in a row: today’s puzzle keeps it going`,
    /** The shared text, which does not spoil the solution. */
    result: {
      day: (/** @type {Date} */ day) => date.format(day),
      moves: (/** @type {number} */ made) => plural(made, "move", "moves"),
      helped: /** @type {(helped: boolean) => string} */ ((helped) => (helped ? "with hints" : "no hints")),
      copied: "The result is copied: paste it wherever you like.",
      notCopied: "Copying is not allowed here: select the text and copy it by hand.",
      field: "Result",
    },
  },

  solver: {
    title: "Solver",
    about: /** @type {Record<string, string>} */ ({
      slide2: "Every position is solved at once here. The solver is meant for SlideFour.",
      slide4:
        "Hints and solutions come from here. Quick finds a way at once. Shortest takes some seconds, from hard positions a minute, and proves that no way is shorter.",
      slide5:
        "Hints and solutions come from here. The first one takes some seconds. It is a good way, but nobody knows whether it is the shortest: from the classic start 66 moves are enough.",
    }),
    /** How it searches. */
    how: /** @type {Record<string, string>} */ ({
      slide2: "Quick is a beam search, Shortest a breadth-first search. The classic start needs 10 moves.",
      slide4:
        "Quick is a beam search, Shortest a breadth-first search with pattern databases that takes up to 256 MiB. The classic start needs 42 moves: proving that takes 210 MiB.",
      slide5:
        "Beams keep the best 1,000 (Quick) or 10,000 positions (Thorough) of each layer. Pattern databases take 88 MiB, Thorough about 150 MiB in all.",
    }),
    details: "Details",
    quick: "Quick",
    thorough: "Thorough",
    optimal: "Shortest",
    prove: "Prove the start",
    known: "Best known",
    cancel: "Cancel",
    show: "Show it on the board",
    share: "Share the solution",

    searching: "Searching…",
    preparing: (/** @type {number} */ mebibytes) => `Getting ready (${mebibytes} MiB): this takes some seconds…`,
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
    exhausted: "The search ended without a solution.",
    cancelled: "Cancelled.",
    broke: "The search stopped unexpectedly. This device may not have enough memory for it.",
    noWorker: "The solver needs a worker, and this browser cannot start one.",
  },

  /** The player of solutions. */
  solution: {
    back: "Step back",
    forward: "Step forward",
    play: "Play",
    pause: "Pause",
    speed: "Speed",
    speeds: /** @type {Record<string, string>} */ ({ slow: "slow", normal: "normal", fast: "fast" }),
    close: "Back to my game",
    scrub: "Move of the solution",
    ready: (/** @type {number} */ length) =>
      `${length === 1 ? "One move" : `${length} moves`} to the win. From the first step on, this puzzle counts as solved with hints.`,
    at: (
      /** @type {number} */ at,
      /** @type {number} */ length,
      /** @type {string | undefined} */ next,
      /** @type {number | undefined} */ lines,
    ) =>
      `Move ${at} of ${length}${next ? `, next: ${next}` : ": solved"}.${lines === undefined ? "" : lines === 1 ? " This is the only shortest line." : ` One of ${numbers.format(lines)} shortest lines.`}`,
  },

  rules: {
    sheet: { close: "Close the rules" },
    title: (/** @type {string} */ name) => `Rules of ${name}`,
    goal: {
      text: "<strong>Bring the tiles into order</strong>, with 1 in the upper left corner.",
      shows:
        "The solved puzzle. While you play, faint numbers on the board show where each tile belongs, and a dot marks a tile that is there.",
    },
    move: {
      text: (/** @type {string} */ block) =>
        `<strong>Slide a whole block of ${block} tiles.</strong> The tiles of a block are side by side in one row or column, and slide together by one square into the blank at their end.`,
      shows: "The classic start. Small arrows on the blanks show every block that can slide.",
    },
    /** The number of tiles that slide together. */
    block: /** @type {Record<string, string>} */ ({ slide2: "two", slide3: "three", slide4: "four", slide5: "five" }),
    hand: "Drag a tile, or tap it. A block that can slide only one way slides at once. If it can slide two ways, tap the arrow you want.",
    keys: "With the keyboard, use the arrow keys to reach a tile. Press <kbd>Shift</kbd> and an arrow key to slide its block.",
    way: /** @type {Record<string, string>} */ ({
      slide2: "The shortest way from the classic start takes 10 moves, and no position needs more than 12.",
      slide3: "The shortest way from the classic start takes 24 moves, and no position needs more than 26.",
      slide4:
        "The shortest way from the classic start takes 42 moves. How many moves the farthest position needs is not known.",
      slide5: "66 moves are enough from the classic start. Whether there is a shorter way is not known.",
    }),
    closer: "Every move brings you exactly one step closer to the solution, or one step farther away.",
    trial: "Try it: SlideTwo",
    again: "Start over",
    example: {
      intro: "This puzzle is two moves from the solution. Find them.",
      solved: "Solved. Now you know everything you need.",
      farther: "Not solved yet. The arrows show what can slide.",
    },
    source:
      "SlideThree was invented by W. D. Troyka. Susanne Heuser studied it in her thesis <cite>Randomized Evaluation Functions in Single Agent Search</cite> (Jena, 2003).",
  },
};

/** @typedef {typeof english} Words */

export const words = translatable(english, { de: () => import("./words_de.js") });
