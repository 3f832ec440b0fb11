// The link of a two-player game, as the query of an address or as attributes: game, position, moves and players.
//
//   g       game, with an optional variant: isolation (default), isolation:queen:5x5, tzaar:random=1f
//   p       position text, _ for spaces (default: the start)
//   m       moves, separated by points: m=d4.c6.e5
//   first   the first player: you (default), or a level of the engine
//   second  the second player; the default is easy
//
// The first three keys may also be written in full: game, position, moves.

import { LinkReader } from "../site/puzzle_link.js";
import { ownPairs, smallName, writeQuery } from "../site/query.js";
import { USUAL_GAME } from "./game_modules.js";

const KEYS = ["g", "p", "m", "first", "second"];
const USUAL = { g: USUAL_GAME, first: "you", second: "easy" };

/** @typedef {{ game: string, position?: string, moves: string[], first: string, second: string }} GameLink */
/** @typedef {import("../site/puzzle_link.js").Remarks} Remarks */

/**
 * Parses the query of an address.
 * @param {string} query
 * @param {(game: string) => string[]} seatsOf  The possible players of a game.
 * @param {(game: string) => Pick<GameLink, "first" | "second">} [habitOf]  The players of a game that has not begun, where
 *   the link names none; by default the usual ones.
 * @returns {GameLink & Remarks}
 */
export const parseGameLink = (query, seatsOf, habitOf) => readGameLink(ownPairs(query), seatsOf, habitOf);

/** Whether a query contains no known key. @param {string} query */
export function isBare(query) {
  try {
    return readGameKeys(ownPairs(query)).mark({}).isBare;
  } catch {
    return false;
  }
}

/** The link of a game from its start, with the default players. @param {string} [game] @returns {GameLink} */
export const usualLink = (game = USUAL_GAME) => ({ game, moves: [], first: USUAL.first, second: USUAL.second });

/** Reads the keys of a two-player game. @param {Iterable<[string, string, string?]>} pairs */
export const readGameKeys = (pairs) => new LinkReader(pairs, KEYS);

/**
 * Parses keys and their values. Whether the game and its position exist is checked when it is opened.
 * @param {Iterable<[string, string, string?]>} pairs @param {(game: string) => string[]} seatsOf  A game's players.
 * @param {Parameters<typeof parseGameLink>[2]} [habitOf]
 * @returns {GameLink & Remarks}
 */
export function readGameLink(pairs, seatsOf, habitOf) {
  const given = readGameKeys(pairs);
  const game = smallName(given.get("g") ?? USUAL.g);
  const [position, moves] = [given.get("p")?.replaceAll("_", " "), (given.get("m") ?? "").split(".").filter(Boolean)];
  given.limitMoves(moves);
  // A link to a game leaves out the usual players: only a start without players leaves them open.
  const isOpen = position === undefined && !moves.length && !given.get("first") && !given.get("second");
  const usual = (isOpen && habitOf?.(game)) || USUAL;
  const seats = seatsOf(game);
  const seat = (/** @type {"first" | "second"} */ key) => {
    const value = given.get(key) ?? usual[key];
    if (!seats.includes(value)) throw given.bad(key, seats.join(", "));
    return value;
  };
  return given.mark({ game, position, moves, first: seat("first"), second: seat("second") });
}

/** The moves as written in a link. @param {string[]} moves */
export const formatMoves = (moves) => moves.join(".");

/** Writes a link as a query, empty for the default. @param {GameLink} link */
export const formatGameLink = (link) => write(link, USUAL);

/** Writes a link as the query of a frame, where the default is a puzzle. @param {GameLink} link */
export const formatFrameLink = (link) => write(link, { ...USUAL, g: undefined });

/** @param {GameLink} link @param {{ g?: string, first: string, second: string }} usual  The values to be left out. */
function write({ game, position, moves, first, second }, usual) {
  const query = new URLSearchParams();
  if (game !== usual.g) query.set("g", game);
  if (position !== undefined) query.set("p", position.replaceAll(" ", "_"));
  if (moves.length) query.set("m", formatMoves(moves));
  if (first !== usual.first) query.set("first", first);
  if (second !== usual.second) query.set("second", second);
  const text = writeQuery(query);
  return text && `?${text}`;
}

// A game with a friend on another device: after each move, one sends the other a link.

/** The seat of somebody who plays elsewhere. */
export const FRIEND = "friend";

/** @param {Record<"first" | "second", string>} seats */
export const hasFriend = ({ first, second }) => first === FRIEND || second === FRIEND;

/** @param {string} seat */
const turned = (seat) => (seat === "you" ? FRIEND : seat === FRIEND ? "you" : seat);

/** The link of a game as the friend opens it: on the other side. @param {GameLink} link @returns {GameLink} */
export const forFriend = (link) =>
  hasFriend(link) ? { ...link, first: turned(link.first), second: turned(link.second) } : link;

/**
 * How a friend's link relates to the game that was left on this device: whether it lacks the last moves, or differs from
 * some move on; undefined if it continues the game, or is about another one.
 * @param {GameLink} link @param {GameLink} left
 * @returns {{ missing: number } | { differs: number } | undefined}
 */
export function relate(link, left) {
  const isSame = link.game === left.game && link.position === left.position;
  if (!isSame || !hasFriend(link) || !hasFriend(left)) return undefined;
  const differs = link.moves.findIndex((move, at) => at < left.moves.length && move !== left.moves[at]);
  if (differs >= 0) return { differs: differs + 1 };
  const missing = left.moves.length - link.moves.length;
  return missing > 0 ? { missing } : undefined;
}
