// Every sentence the page says, in one place: English.

const plural = (/** @type {number} */ count, /** @type {string} */ one, /** @type {string} */ many) => `${count} ${count === 1 ? one : many}`;
const thousands = new Intl.NumberFormat("en");

export const words = {
  games: /** @type {Record<string, string>} */ ({ slide2: "SlideTwo", slide3: "SlideThree", slide4: "SlideFour" }),
  number: (/** @type {number} */ value) => thousands.format(value),
  moves: (/** @type {number} */ count) => plural(count, "move", "moves"),

  ready: "Drag a tile, or tap it. The small arrows show what can slide.",
  resumed: "Welcome back: this is your last game. “Classic start” begins a new one.",
  dealing: "Dealing…",
  restarted: "Back at the beginning of this puzzle. Redo brings your moves back.",
  origin: {
    start: "The classic start",
    position: "From a position",
    seed: (/** @type {string} */ seed) => `Seed “${seed}”`,
    day: (/** @type {string} */ day) => `Puzzle of ${day} (UTC)`,
    distance: (/** @type {number} */ distance) => `, distance ${distance}`,
  },

  closer: "one closer",
  farther: "one farther",
  played: (/** @type {string} */ move) => `${move}.`,
  playedTo: (/** @type {string} */ move, /** @type {boolean} */ closer, /** @type {number} */ distance) =>
    `${move}, ${closer ? "one closer" : "one farther"}: ${plural(distance, "move", "moves")} to win.`,
  frozen: "This is the solution being shown: “Back to my game” returns to yours.",
  undone: (/** @type {string} */ move) => `Took back ${move}.`,
  unknown: "–",

  hint: {
    block: (/** @type {string} */ line) => `Hint 1 of 3: move the block in ${line}.`,
    way: (/** @type {string} */ line, /** @type {string} */ way) => `Hint 2 of 3: slide ${line} ${way}.`,
    line: (/** @type {string[]} */ moves) => `Hint 3 of 3, a whole optimal line: ${moves.join(" ")}`,
    solved: "The puzzle is solved: there is nothing to hint.",
  },
  noDistances: "SlideFour has no table of distances yet, so there are no hints.",
  peek: (/** @type {string[]} */ good) => `Closer: ${good.join(", ")}.`,

  solution: (/** @type {number} */ at, /** @type {number} */ length, /** @type {string | undefined} */ next, /** @type {number} */ lines) =>
    `Move ${at} of ${length}${next ? `, next ${next}` : ": solved"}. ${lines === 1 ? "This is the only shortest line." : `One of ${thousands.format(lines)} shortest lines.`}`,
  play: "Play",
  pause: "Pause",

  won: {
    perfect: (/** @type {number} */ moves) => `Solved in ${plural(moves, "move", "moves")}: no shorter way exists.`,
    longer: (/** @type {number} */ moves, /** @type {number} */ optimum) =>
      `Solved in ${plural(moves, "move", "moves")}. The shortest way takes ${optimum}, so ${plural(moves - optimum, "move was", "moves were")} one too many.`,
    unknown: (/** @type {number} */ moves) => `Solved in ${plural(moves, "move", "moves")}.`,
    already: "This is the solved position.",
  },

  difficulty: (/** @type {number} */ distance, /** @type {number | undefined} */ count) =>
    `distance ${distance}${count === undefined ? "" : ` (${plural(count, "position", "positions").replace(/^\d+/, (n) => thousands.format(Number(n)))})`}`,

  table: {
    waiting: "The table of all distances is not loaded yet.",
    fetching: "Fetching the table of all distances…",
    generating: "Computing all distances…",
    none: "There is no table of distances for SlideFour yet.",
    cache: (/** @type {number} */ ms) => `All 11,612,160 distances come from the table file, kept from an earlier visit (ready in ${ms} ms).`,
    file: (/** @type {number} */ ms) => `All 11,612,160 distances come from the table file, fetched and decoded in ${ms} ms.`,
    generated: (/** @type {number} */ ms, /** @type {string} */ why) => `All 11,612,160 distances were computed here in ${ms} ms${why}.`,
    small: "All 192 distances were computed here.",
    damaged: (/** @type {string} */ what) => `The table file was refused: ${what}.`,
    why: /** @type {Record<string, string>} */ ({
      slow: ", because that was faster than waiting for the table file",
      offline: ", because the table file cannot be reached",
      refused: ", because the server has no table file",
      damaged: ", because the table file is damaged",
      saving: " to save data",
    }),
  },

  search: {
    running: (/** @type {number} */ nodes, /** @type {number} */ bound) => `Searching: ${thousands.format(nodes)} nodes, no solution below ${plural(bound, "move", "moves")}…`,
    done: (/** @type {string[]} */ line, /** @type {number} */ nodes) => `${plural(line.length, "move", "moves")} after ${thousands.format(nodes)} nodes, and no way is shorter: ${line.join(" ")}`,
    cancelled: (/** @type {number} */ nodes) => `Cancelled after ${thousands.format(nodes)} nodes.`,
    idle: "IDA* finds a shortest solution by search alone.",
    unavailable: "SlideFour needs stronger lower bounds than this search has.",
  },

  engine: {
    restarted: "The engine stopped and was started again.",
    mainThread: "This browser starts no worker: the engine runs in the page itself, so it may stutter.",
    failed: (/** @type {string} */ what) => `The engine could not start: ${what}`,
  },

  share: { copied: "Copied.", copyFailed: "Copying is not allowed here: select the text and copy it by hand.", title: "A puzzle from Plyground" },
  example: { intro: "Two moves to win. Which?", solved: "Solved. That is all there is to know.", farther: "Not quite: the arrows show what can slide." },
  badLink: (/** @type {string} */ what) => `This link cannot be opened: ${what} Here is the classic start instead.`,
};
