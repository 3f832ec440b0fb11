// The link of a game for two: game, position, moves made, and who plays.
//
//   g       game, perhaps with its variant: isolation (default), isolation:queen:5x5
//   p       position text, _ for spaces (default: the start)
//   m       moves made, with points between: m=d4.c6.e5
//   first   who plays first: you (default), or a level of the engine
//   second  who plays second: easy by default

import { LinkError } from "../app/link.js";
import { words as common } from "../app/words.js";

const KEYS = ["g", "p", "m", "first", "second"];
const USUAL = { g: "isolation", first: "you", second: "easy" };

/** @typedef {{ game: string, position?: string, moves: string[], first: string, second: string }} GameLink */

/**
 * Reads the query of an address. Whether the game and its position exist is seen when it is opened.
 * @param {string} query @param {(game: string) => string[]} seatsOf  Who can play a game. @returns {GameLink}
 */
export function parseGameLink(query, seatsOf) {
  /** @type {Map<string, string>} */
  const given = new Map();
  for (const [key, value] of new URLSearchParams(query)) {
    if (!KEYS.includes(key)) throw new LinkError(key, common.wrong.key(key, KEYS));
    if (given.has(key)) throw new LinkError(key, common.wrong.twice(key));
    given.set(key, value);
  }
  const game = given.get("g") ?? USUAL.g;
  const seats = seatsOf(game);
  const seat = (/** @type {"first" | "second"} */ key) => {
    const value = given.get(key) ?? USUAL[key];
    if (!seats.includes(value)) throw new LinkError(key, common.wrong.value(key, value, seats.join(", ")));
    return value;
  };
  return { game, position: given.get("p")?.replaceAll("_", " "), moves: (given.get("m") ?? "").split(".").filter(Boolean), first: seat("first"), second: seat("second") };
}

/** Writes a link as a query, empty for the default. @param {GameLink} link */
export function formatGameLink({ game, position, moves, first, second }) {
  const query = new URLSearchParams();
  if (game !== USUAL.g) query.set("g", game);
  if (position !== undefined) query.set("p", position.replaceAll(" ", "_"));
  if (moves.length) query.set("m", moves.join("."));
  if (first !== USUAL.first) query.set("first", first);
  if (second !== USUAL.second) query.set("second", second);
  // Colons, commas and slashes need no escape in a query, and a link is to be read by people.
  const text = query.toString().replaceAll("%3A", ":").replaceAll("%2C", ",").replaceAll("%2F", "/");
  return text && `?${text}`;
}
