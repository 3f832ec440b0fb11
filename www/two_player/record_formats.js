// The record of a game as text: the game, its starting position, and its moves.

import { words } from "./words.js";

/** @typedef {{ game: string, position?: string, moves: string[] }} Record */
/**
 * @typedef {Record & { turns: string[][], seats: { first: string, second: string }, winner?: "first" | "second" | null
 *   }} Played  A record with the moves of each turn, who played, and who won once it is over.
 */

/**
 * A format of records.
 * @typedef {object} Format
 * @property {string} extension  The extension of its files.
 * @property {(played: Played) => string} format
 * @property {(text: string, game: string) => Record} parse  Throws what was expected; `game` is the default if the
 *   text names none.
 */

const KEYS = ["game", "position", "moves"];

/** @param {Pick<Record, "game" | "position">} record @param {string} moves */
const write = ({ game, position }, moves) =>
  [`game: ${game}`, ...(position === undefined ? [] : [`position: ${position}`]), `moves: ${moves}`].join("\n");

/** The format available for every game: the lines after "moves" continue the list. @type {Format} */
export const plain = {
  extension: "txt",
  format: (played) => write(played, played.moves.join(" ")),
  parse(text) {
    const given = new Map();
    for (const line of text
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean)) {
      const [, key, value] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
      const goesOn = key === undefined && given.has("moves");
      if (!goesOn && (!KEYS.includes(key) || given.has(key))) throw new Error(words.record.wrong(line));
      if (goesOn) given.set("moves", `${given.get("moves")} ${line}`);
      else given.set(key, value);
    }
    if (!given.has("game") || !given.has("moves")) throw new Error(words.record.wrong(text.slice(0, 40)));
    return {
      game: given.get("game"),
      position: given.get("position") || undefined,
      moves: given.get("moves").split(/\s+/).filter(Boolean),
    };
  },
};

/** The same with a line for each turn, for games whose turns have several moves. @type {Format} */
export const byTurns = {
  ...plain,
  format: (played) => write(played, played.turns.map((moves) => moves.join(" ")).join("\n")),
};

/** The format of a text: its game's own, unless it is plain. @param {string} text @param {Format} own */
export const formatOf = (text, own) => (/^\s*(?:game|moves|position):/.test(text) ? plain : own);
