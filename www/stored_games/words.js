// The texts about the games on this device: English.

import { translatable } from "../site/i18n.js";

const numbers = new Intl.NumberFormat("en");
const games = (/** @type {number} */ count) => (count === 1 ? "1 game" : `${numbers.format(count)} games`);
const moves = (/** @type {number} */ count) => (count === 1 ? "1 move" : `${numbers.format(count)} moves`);

const english = {
  none: "No games yet. Games against an engine or a friend are listed here, and those opened from files.",
  count: (/** @type {number} */ count) => `${games(count)}, the newest first. They are on this device only.`,
  unfinished: "Not finished",
  bothLost: "Both lost",
  /** A game that another version of the site has stored in its own form. */
  unknown: "A game that this version of Plyground does not know",
  notUnderstood: "this version of Plyground does not know how it is stored",
  /** @param {string} why  A sentence. */
  notOpened: (/** @type {string} */ why) => `This game cannot be opened: ${why}`,
  notSaved: (/** @type {number} */ count) =>
    `${games(count)} could not be saved, because this version of Plyground does not know how ${count === 1 ? "it is" : "they are"} stored.`,
  /** @param {string} opponent  The name of a level of the engine. */
  engine: (/** @type {string} */ opponent) => `against ${opponent}`,
  friend: "against a friend",
  together: "both sides played here",
  file: (/** @type {string} */ name) => `from “${name}”`,
  moves,
  remove: (/** @type {string} */ game) => `Delete ${game}`,
  removed: "The game is deleted.",
  undo: "Undo",
  restored: "The game is back.",
  more: "Show more",
  save: "Save all as a file",
  open: "Open a file…",
  removeAll: "Delete all",
  reallyRemove: (/** @type {number} */ count) =>
    `Really delete ${count === 1 ? "the one game" : `all ${games(count)}`}?`,
  yes: "Yes, delete",
  no: "No, keep",
  removedAll: "All games are deleted.",
  /** The message about a file with several games. */
  added: (/** @type {number} */ count, /** @type {string} */ name) =>
    `${games(count)} of “${name}” ${count === 1 ? "is" : "are"} now in “Your games”.`,
  /** Games that were pasted as text. */
  pasted: "pasted text",
  addedPasted: (/** @type {number} */ count) => `${games(count)} ${count === 1 ? "is" : "are"} now in “Your games”.`,
  /** Errors of games that cannot be read. */
  wrong: {
    pasted: (/** @type {string} */ why) => `This cannot be read: ${why}`,
    which: (/** @type {number} */ game, /** @type {string} */ why) =>
      `Game ${game} was not read: ${why}${/[.!?…]$/.test(why) ? "" : "."}`,
    others: (/** @type {number} */ count) => `Nor ${count === 1 ? "was 1 other" : `were ${count} others`}.`,
    noGame: (/** @type {string} */ line) =>
      `“${line}” is not the beginning of a game: expected one in PDN or SGF, or lines such as “game: isolation” and “moves: d4 c6”`,
    game: (/** @type {string} */ name) => `“${name}” is not a game of this site`,
    line: (/** @type {number} */ line, /** @type {string} */ text, /** @type {string} */ expected) =>
      `line ${line} has “${text}”: expected ${expected}`,
    move: (/** @type {number} */ ply, /** @type {string} */ move, /** @type {string} */ legal) =>
      `move ${ply}, “${move}”, is not possible: expected one of ${legal}`,
    over: (/** @type {number} */ ply, /** @type {string} */ move) =>
      `move ${ply}, “${move}”, is not possible: the game is over`,
  },
  /** Remarks about games that were read. */
  remark: {
    which: (/** @type {number} */ game, /** @type {string} */ remark) => `Game ${game}: ${remark}`,
    others: (/** @type {number} */ count) =>
      `${count === 1 ? "1 other game has a remark" : `${numbers.format(count)} other games have remarks`}, too.`,
    result: (/** @type {string} */ value, /** @type {string} */ expected) =>
      `The result in the text is ${value}, but on the board it is ${expected}.`,
    rules: (/** @type {string} */ value, /** @type {string} */ expected) =>
      `The result in the text is ${value}: this would be right in ${expected === "giveaway" ? "give-away checkers" : "checkers"}, but not by the rules used here.`,
    "unread-result": (/** @type {string} */ value) => `“${value}” is not understood as a result.`,
    "move-number": (/** @type {string} */ value, /** @type {string} */ expected) =>
      `Move number ${value} follows where ${expected} was expected: moves may be missing.`,
    colours: () => "The text may call the player White who moves first, and who has the black pieces here.",
  },
  /** The players of a game from a file. */
  players: (/** @type {string} */ first, /** @type {string} */ second) => `${first || "?"} – ${second || "?"}`,
  notAdded: "this browser keeps no games, or has no room left.",
  failed:
    "Your games are not kept: this browser does not let the page keep them, or has no room left. The game on the board goes on, and its link in the address has all of it.",
};

/** @typedef {typeof english} Words */

export const words = translatable(english, { de: () => import("./words_de.js") });
