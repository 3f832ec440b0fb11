// The record of a game as text: what it is, where it began, and its moves.

import { words } from "./words.js";

/** @typedef {{ game: string, position?: string, moves: string[] }} Record */
/** @typedef {Record & { seats: { first: string, second: string }, winner?: "first" | "second" | null }} Played  A record with who played, and who won once it is over. */

/**
 * A way to write games down.
 * @typedef {object} Format
 * @property {string} extension  Of its files.
 * @property {(played: Played) => string} format
 * @property {(text: string, game: string) => Record} parse  Throws what was expected; the game is meant where the text does not say.
 */

const KEYS = ["game", "position", "moves"];

/** What every game can be written as. @type {Format} */
export const plain = {
  extension: "txt",
  format: ({ game, position, moves }) => [`game: ${game}`, ...(position === undefined ? [] : [`position: ${position}`]), `moves: ${moves.join(" ")}`].join("\n"),
  parse(text) {
    const given = new Map();
    for (const line of text.split("\n").map((line) => line.trim()).filter(Boolean)) {
      const [, key, value] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
      if (!KEYS.includes(key) || given.has(key)) throw new Error(words.record.wrong(line));
      given.set(key, value);
    }
    if (!given.has("game") || !given.has("moves")) throw new Error(words.record.wrong(text.slice(0, 40)));
    return { game: given.get("game"), position: given.get("position") || undefined, moves: given.get("moves").split(/\s+/).filter(Boolean) };
  },
};

/** The format a text is in: its own game's, unless it is plain. @param {string} text @param {Format} own */
export const formatOf = (text, own) => (/^\s*(?:game|moves|position):/.test(text) ? plain : own);
