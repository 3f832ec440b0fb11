// All texts of the play page and of embedded boards: English. Error messages as sentences.

import { translatable } from "./i18n.js";
import { NotStarted, isMissingPart } from "./load_errors.js";

const plural = (/** @type {number} */ count, /** @type {string} */ one, /** @type {string} */ many) =>
  `${number(count)} ${count === 1 ? one : many}`;
const numbers = new Intl.NumberFormat("en");
const number = (/** @type {number} */ value) => numbers.format(value);
const dates = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });
const dateOf = (/** @type {string} */ day) => dates.format(new Date(day));
const moves = (/** @type {number} */ count) => plural(count, "move", "moves");

/** @typedef {import("../boards/tiles.js").Way} Way */

const ordinals = ["", "", "second", "third", "fourth", "fifth"];

const english = {
  loading: "Loading the engine…",
  ready: "Drag a tile, or tap it.",
  restarted: "Puzzle restarted. Redo restores your moves.",
  origin: {
    start: "The classic start",
    position: "From a position",
    seed: (/** @type {string} */ seed) => `Seed “${seed}”`,
    /** A puzzle whose seed nobody has typed. */
    random: "Random puzzle",
    today: "Today’s puzzle",
    day: (/** @type {string} */ day) => `Puzzle of ${dateOf(day)}`,
    /** Puzzles that have the seed of a day, today or another one, and not its distance. */
    warmUp: (/** @type {string | undefined} */ day) => `Warm-up${day ? ` of ${dateOf(day)}` : ""}`,
    extra: (/** @type {string | undefined} */ day) => `Extra puzzle${day ? ` of ${dateOf(day)}` : ""}`,
    distance: (/** @type {number} */ distance) => `, ${moves(distance)}`,
  },

  meter: { moves: "Moves", optimum: "Optimal", distance: "To win" },
  controls:
    /** @type {Record<"meter" | "undo" | "redo" | "restart" | "pause" | "hint" | "solution" | "flip" | "review" | "rules" | "search" | "share" | "open", string>} */ ({
      meter: "Counters",
      undo: "Undo",
      redo: "Redo",
      restart: "Restart",
      pause: "Pause",
      hint: "Hint",
      solution: "Solution",
      flip: "Flip",
      review: "Review",
      rules: "Rules",
      search: "Show the search",
      share: "Share",
      open: "Plyground ↗",
    }),
  controlsName: "Play",

  closer: "one closer",
  farther: "one farther",
  /** A move in words, for the middle of a sentence. */
  move: (/** @type {string} */ line, /** @type {string} */ way) => `the ${line} ${way}`,
  playedTo: (/** @type {boolean} */ closer, /** @type {number} */ distance) =>
    `${closer ? "One closer" : "One farther"} – ${number(distance)} to go.`,
  frozen: "This is the solution. Press “Back to my game” to go on playing.",
  undone: (/** @type {string} */ move) => `Taken back: ${move}.`,
  unknown: "–",
  /** The distances after each move, for screen readers. */
  stair: (/** @type {number[]} */ path) => `To win after each move: ${path.join(", ")}`,
  done: "done",
  streak: (/** @type {number} */ days) => `${days} ${days === 1 ? "day" : "days"} in a row`,
  today: "Today",
  historyMove: (/** @type {number} */ at, /** @type {string} */ move) => `Move ${at}: ${move}`,

  board: {
    way: /** @type {Record<Way, string>} */ ({ left: "left", right: "right", up: "up", down: "down" }),
    or: (/** @type {string[]} */ parts) => parts.join(" or "),
    place: (/** @type {number} */ row, /** @type {number} */ column) => `row ${row} column ${column}`,
    tile: (/** @type {number} */ tile, /** @type {string} */ ways) =>
      `tile ${tile}, ${ways ? `slides ${ways}` : "cannot slide"}`,
    blank: (/** @type {string} */ ways) => `blank${ways ? `, a block slides ${ways} into it` : ""}`,
    line: (/** @type {boolean} */ row, /** @type {number} */ at, /** @type {number} */ columns) =>
      row
        ? `${at === 1 ? "top" : at === columns ? "bottom" : columns === 3 ? "middle" : ordinals[at]} row`
        : `${at === 1 ? "left" : at === columns ? "right" : columns === 3 ? "middle" : ordinals[at]} column`,
    /** Which of two ways a block is to slide. */
    ask: (/** @type {string[]} */ ways) => `${ways.join(" or ")}?`,
    slides: (/** @type {string} */ way) => `It slides ${way}.`,
    noBlockIntoBlank: "No block can slide into this blank: a block fills a whole row or column except one end.",
    noBlock: "This tile cannot slide: neither its row nor its column holds a whole block.",
    tooFew: (/** @type {string} */ line, /** @type {number} */ count, /** @type {number} */ size) =>
      `The ${line} cannot slide: it holds ${count === 1 ? "one tile" : `${count} tiles`}, and a block needs ${size} side by side.`,
    otherWay: (/** @type {string} */ line, /** @type {Way} */ way) =>
      `The ${line} only slides ${way}: its blank is at that end.`,
  },

  hint: {
    block: (/** @type {string} */ line) => `Hint 1 of 3: look at the ${line}.`,
    way: (/** @type {string} */ move) => `Hint 2 of 3: slide ${move}.`,
    /** The next moves; `more` come after them. */
    line: (/** @type {string[]} */ moves, /** @type {number} */ more) =>
      `Hint 3 of 3: slide ${moves.join(", then ")}${more ? `. “Solution” shows the other ${more}` : ""}.`,
    solverLine: (/** @type {number} */ count) =>
      `Hint 3 of 3: this is the first of ${moves(count)} that the solver found. “Solution” shows them all.`,
    solved: "No hint: the puzzle is solved.",
  },
  noDistances: (/** @type {string} */ game) =>
    `There are no hints here: ${game} has too many positions to know the distances.`,
  solving: "Looking for a way: this can take some seconds.",
  peek: (/** @type {string[]} */ good) => `Closer: ${good.join(", or ")}.`,

  won: {
    result: (/** @type {number} */ made, /** @type {number | undefined} */ optimum, /** @type {boolean} */ helped) =>
      made === optimum
        ? `${made} of ${optimum}${helped ? "" : " – perfect"}.`
        : `${moves(made)}${!optimum ? "" : `; ${optimum === 1 ? "1 is" : `${optimum} are`} enough`}.`,
    solved: (/** @type {string} */ result) => `Solved: ${result}`,
    already: "This is the solved position.",
    help: /** @type {(helped: boolean) => string} */ ((helped) => (helped ? "With hints." : "No hints.")),
  },

  partMissing: "This part of the page could not be loaded. Check your network connection.",
  engine: {
    restarted: "The engine stopped and was started again.",
    mainThread: "This browser cannot start a worker. The engine runs in the page itself, which may stutter.",
    failed: (/** @type {string} */ reason) => `The engine could not start: ${reason}`,
  },

  share: {
    copied: "Copied.",
    linkCopied: "The link to this puzzle is copied.",
    saveSvg: "Save as SVG",
    savePng: "Save as PNG",
    copyPicture: "Copy the picture",
    noPicture: "The picture could not be made or copied here.",
    copyFailed: "Copying is not allowed here: select the text and copy it by hand.",
    title: (/** @type {string} */ game) => `A ${game} puzzle`,
    text: (/** @type {string} */ game, /** @type {number | undefined} */ distance) =>
      distance === undefined
        ? `Can you solve this ${game} puzzle?`
        : `Can you solve this ${game} puzzle? It takes at least ${moves(distance)}.`,
  },

  /** Texts about files of the visitor. */
  files: {
    large: (/** @type {string} */ name) => `“${name}” is too large: expected a text file that was saved here.`,
    binary: (/** @type {string} */ name) => `“${name}” is not a text file: expected one that was saved here.`,
    empty: (/** @type {string} */ name) => `“${name}” is empty: expected a text file that was saved here.`,
    part: (/** @type {string} */ name) =>
      `The end of “${name}” is missing: expected the whole file. Copy or download it again.`,
    line: (/** @type {string} */ line) =>
      `“${line}” is not a line of a puzzle’s file: expected lines such as “game: slide3”, “seed: word” or “position: 115.987654321”, and at the end “moves: R2C3”.`,
    matchGame: (/** @type {string} */ game) => `This file has a game of ${game}: open it on the page of games.`,
    puzzle: (/** @type {string} */ game) => `This file has a puzzle, ${game}: open it on the page of puzzles.`,
    opened: (/** @type {string} */ name) => `“${name}” is open.`,
    refused: (/** @type {string} */ reason) => `The file was not opened: ${reason} Nothing has changed.`,
  },

  /** Names that differ from the names of the options. */
  embed: {
    themes: /** @type {Record<string, string>} */ ({ auto: "like the page" }),
    palettes: /** @type {Record<string, string>} */ ({}),
    elsewhere: "Play it on Plyground",
  },

  /** Errors in a link, an attribute or a typed text. */
  wrong: {
    link: (/** @type {string} */ reason) => `This link cannot be opened: ${reason} Here is the classic start instead.`,
    puzzle: (/** @type {string} */ reason) => `This puzzle cannot be opened: ${reason}`,
    game: (/** @type {string} */ reason) => `This game cannot be opened: ${reason}`,
    ignored: (/** @type {string[]} */ keys) =>
      ` ${keys.map((key) => `“${key}”`).join(", ")} in the link ${keys.length === 1 ? "was not understood and has" : "were not understood and have"} been ignored.`,
    foreign: (/** @type {string} */ name) => `“${name}” does not apply to this game.`,
    twice: (/** @type {string} */ key) => `“${key}” appears twice in the link: expected it once.`,
    contradiction: (/** @type {string} */ one, /** @type {string} */ other) =>
      `“${one}” and “${other}” contradict each other: expected one of them.`,
    value: (/** @type {string} */ key, /** @type {string} */ value, /** @type {string} */ expected) =>
      `“${key}=${value}” is not understood: expected ${expected}.`,
    distanceAlone: (/** @type {string} */ key) => `“${key}” needs a seed or a day beside it.`,
    move: (/** @type {string | undefined} */ key, /** @type {string} */ reason) =>
      `${key ? `“${key}” contains a move` : "There is a move"} that is not possible: ${reason}.`,
    expected: {
      version: (/** @type {string} */ known) => `${known}, this site’s generator; a link to a position never expires`,
      day: "a date, as in 2026-11-20, or today",
      dayUntil: (/** @type {string} */ last) => `a day up to ${last} (UTC), as in 2026-11-20, or today`,
      seed: "any text",
      distance: "a distance to win, such as 12",
      moves: "moves one after the other, as in R2C3",
      fewer: (/** @type {number} */ most) => `at most ${most} moves`,
      arrows: "arrows between squares of this board, as in c3-d4,d4xe5",
      marks: "squares of this board, as in c3,d4",
    },
    /** Errors of the engine by code; the engine's own message is English. */
    engine: (/** @type {string} */ _code, /** @type {string} */ _input, /** @type {string} */ message) => message,
  },
};

/** @typedef {typeof english} Words */

export const words = translatable(english, { de: () => import("./words_de.js") });

/** An error message in the page's language. @param {unknown} error @returns {string} */
export function explain(error) {
  if (error instanceof NotStarted) return words.engine.failed(explain(error.cause));
  const { message, code, input } = /** @type {Error & { code?: string, input?: string }} */ (error);
  if (code !== undefined) return words.wrong.engine(code, input ?? "", message);
  return isMissingPart(error) ? words.partMissing : message;
}

/** A message as a separate sentence. @param {string} text */
export const sentence = (text) => text.slice(0, 1).toUpperCase() + text.slice(1) + (/[.!?…]$/.test(text) ? "" : ".");
