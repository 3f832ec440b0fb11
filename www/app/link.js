// The link grammar: a puzzle and the moves made, as the query of the page's address.
//
//   g     game: slide2, slide3 (default) or slide4
//   p     position text (default: the classic start)
//   seed  any text: a puzzle drawn by it; with d, one of that distance to win
//   day   a date, as in 2026-11-20: the puzzle of that day
//   v     version of the generator behind seed and day: 1
//   m     moves made, as in R2C3; a sign may stand behind each (in an address, + reads as a space)

export const GAMES = ["slide2", "slide3", "slide4"];
const DEFAULT_GAME = "slide3";
const GENERATOR = "1";
const KEYS = ["g", "p", "seed", "d", "day", "v", "m"];

/**
 * Where a puzzle comes from.
 * @typedef {{ kind: "start" } | { kind: "position", position: string }
 *   | { kind: "seed", seed: string, distance?: number } | { kind: "day", day: string }} Origin
 * @typedef {{ game: string, origin: Origin, moves: string[] }} Link
 */

/** A link that cannot be opened: which key is wrong, and what was expected. */
export class LinkError extends Error {
  /** @param {string} key @param {string} message */
  constructor(key, message) {
    super(message);
    this.name = "LinkError";
    this.key = key;
  }
}

/** @param {string} key @param {string} value @param {string} expected */
const bad = (key, value, expected) => new LinkError(key, `“${key}=${value}” is not understood: expected ${expected}.`);

/** Reads the query of an address. @param {string} query @returns {Link} */
export function parseLink(query) {
  const given = new Map();
  for (const [key, value] of new URLSearchParams(query)) {
    if (!KEYS.includes(key)) throw new LinkError(key, `“${key}” is not a key of a link: expected one of ${KEYS.join(", ")}.`);
    if (given.has(key)) throw new LinkError(key, `“${key}” stands twice in the link: expected it once.`);
    given.set(key, value);
  }
  const game = given.get("g") ?? DEFAULT_GAME;
  if (!GAMES.includes(game)) throw bad("g", game, GAMES.join(", "));
  return { game, origin: readOrigin(given), moves: readMoves(given.get("m") ?? "") };
}

/** @param {Map<string, string>} given @returns {Origin} */
function readOrigin(given) {
  const sources = ["p", "seed", "day"].filter((key) => given.has(key));
  if (sources.length > 1) throw new LinkError(sources[1], `“${sources[0]}” and “${sources[1]}” contradict each other: expected one of them.`);
  const [position, seed, day, distance, version] = ["p", "seed", "day", "d", "v"].map((key) => given.get(key));
  if (version !== undefined && version !== GENERATOR) throw bad("v", version, `${GENERATOR}, the generator this site has; a link with a position (p=…) never ages`);
  if (distance !== undefined && seed === undefined) throw new LinkError("d", "“d” needs a seed beside it, as in seed=word&d=12.");
  if (position !== undefined) return { kind: "position", position };
  if (day !== undefined) {
    if (!isDay(day)) throw bad("day", day, "a date, as in 2026-11-20");
    return { kind: "day", day };
  }
  if (seed === undefined) return { kind: "start" };
  if (seed === "") throw bad("seed", seed, "any text");
  if (distance === undefined) return { kind: "seed", seed };
  if (!/^\d{1,2}$/.test(distance)) throw bad("d", distance, "a distance to win, as in d=12");
  return { kind: "seed", seed, distance: Number(distance) };
}

/** @param {string} day */
function isDay(day) {
  const date = new Date(`${day}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** @param {string} text */
function readMoves(text) {
  const moves = text.match(/[RC][1-9][-+ ]?/gi) ?? [];
  if (moves.join("") !== text) throw bad("m", text, "moves one behind the other, as in m=R2C3R1");
  return moves.map((move) => move.toUpperCase().replace(" ", "+"));
}

/** Writes a link as a query, empty for the default. @param {Link} link */
export function formatLink({ game, origin, moves }) {
  const query = new URLSearchParams();
  if (game !== DEFAULT_GAME) query.set("g", game);
  if (origin.kind === "position") query.set("p", origin.position);
  if (origin.kind === "seed") {
    query.set("seed", origin.seed);
    if (origin.distance !== undefined) query.set("d", String(origin.distance));
  }
  if (origin.kind === "day") query.set("day", origin.day);
  if (origin.kind === "seed" || origin.kind === "day") query.set("v", GENERATOR);
  if (moves.length) query.set("m", moves.map((move) => move.slice(0, 2)).join(""));
  const text = query.toString();
  return text && `?${text}`;
}
