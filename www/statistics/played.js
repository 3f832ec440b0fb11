// Games against engines, as plain values.

import { isCount, isDate, isText, readMembers } from "./checks.js";
import { words } from "./words.js";

/**
 * A game that was played to its end. Two equal records are the same game, reported twice.
 * @typedef {object} Played
 * @property {string} game
 * @property {string} level  The level of the engine.
 * @property {"first" | "second"} side  The person's side.
 * @property {"won" | "lost" | "drawn"} result  From the person's point of view.
 * @property {number} plies
 * @property {boolean} helped  Whether a hint or the values of moves were shown, or moves were undone.
 * @property {string} ended  The date and time (UTC), as in 2026-11-20T14:03:22Z.
 */
/**
 * @typedef {{ game: string, won: number, lost: number, drawn: number, beaten: string[] }} Tally  Beaten: the levels
 *   beaten without help.
 */

/** @type {Record<keyof Played, (value: any, played: Played) => boolean>} */
const MEMBERS = {
  game: (value) => isText(value, /^[a-z]{1,20}\d?$/),
  level: (value) => isText(value, /^[a-z][a-z0-9-]{0,19}$/),
  side: (value) => ["first", "second"].includes(value),
  result: (value) => ["won", "lost", "drawn"].includes(value),
  plies: isCount,
  helped: (value) => typeof value === "boolean",
  ended: (value) => isText(value, /^.{10}T([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/) && isDate(value.slice(0, 10)),
};

/** @param {any} value @param {string} place @returns {Played} */
export const readPlayed = (value, place) => readMembers(value, place, MEMBERS, words.expected);

export const keyOfPlayed = (/** @type {Played} */ { game, level, side, result, plies, helped, ended }) =>
  [ended, game, level, side, result, plies, helped].join(" ");

/** The date (UTC) of a game. @param {Played} played */
export const dayOf = ({ ended }) => ended.slice(0, 10);

/** The figures of each game. @param {Played[]} played @returns {Tally[]} */
export function tally(played) {
  return [...new Set(played.map(({ game }) => game))].sort().map((game) => {
    const own = played.filter((one) => one.game === game);
    const count = (/** @type {Played["result"]} */ result) => own.filter((one) => one.result === result).length;
    const beaten = own.filter(({ result, helped }) => result === "won" && !helped).map(({ level }) => level);
    return { game, won: count("won"), lost: count("lost"), drawn: count("drawn"), beaten: [...new Set(beaten)] };
  });
}
