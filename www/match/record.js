// The record of a game as text: what it is, where it began, and its moves.

import { words } from "./words.js";

/** @typedef {{ game: string, position?: string, moves: string[] }} Record */

const KEYS = ["game", "position", "moves"];

/** @param {Record} record */
export const formatRecord = ({ game, position, moves }) =>
  [`game: ${game}`, ...(position === undefined ? [] : [`position: ${position}`]), `moves: ${moves.join(" ")}`].join("\n");

/** Reads a record; throws what was expected. @param {string} text @returns {Record} */
export function parseRecord(text) {
  const given = new Map();
  for (const line of text.split("\n").map((line) => line.trim()).filter(Boolean)) {
    const [, key, value] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
    if (!KEYS.includes(key) || given.has(key)) throw new Error(words.record.wrong(line));
    given.set(key, value);
  }
  if (!given.has("game") || !given.has("moves")) throw new Error(words.record.wrong(text.slice(0, 40)));
  return { game: given.get("game"), position: given.get("position") || undefined, moves: given.get("moves").split(/\s+/).filter(Boolean) };
}
