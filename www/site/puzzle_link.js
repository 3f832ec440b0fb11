// The link grammar: a puzzle and its moves, as the query of an address or as attributes.
//
//   g  game       slide2, slide3 (default), slide4 or slide5
//   p  position   position text (default: the classic start)
//   seed          any text: a puzzle drawn from it; with d, one at that distance to win
//   d  distance   with seed or day: the distance to win
//   day           a date, as in 2026-11-20, or today: the puzzle of that day (UTC)
//   v             version of the generator behind seed and day: 1
//   m  moves      the moves played, as in R2C3; each may have a sign
//
// Keys may be written short or long; links are written with short keys. Unknown keys are ignored.

import { GAMES, DEFAULT_PUZZLE } from "../puzzles.js";
import { today } from "./daily.js";
import { hyphened, ownPairs } from "./query.js";
import { words } from "./words.js";

const GENERATOR = "1";
const MOST_MOVES = 2000;
const LONG = 80; // the maximum number of characters quoted from a value
/** The short keys, by long key. @type {Record<string, string>} */
const SHORT = { game: "g", position: "p", distance: "d", moves: "m" };
const KEYS = ["g", "p", "seed", "d", "day", "v", "m"];

/** The long form of a key. @param {string} key */
export const longKey = (key) => Object.entries(SHORT).find(([, short]) => short === key)?.[0] ?? key;

/**
 * The origin of a puzzle.
 * @typedef {{ kind: "start" } | { kind: "position", position: string }
 *   | { kind: "seed", seed: string, distance?: number } | { kind: "day", day: string, distance?: number }} Origin
 * @typedef {{ game: string, origin: Origin, moves: string[] }} Link
 * @typedef {object} Remarks  Remarks about a link as it was written.
 * @property {string[]} ignored  Keys that do not apply here.
 * @property {boolean} isBare  Whether the link has no other keys.
 * @property {(key: string) => string} name  A key as it is written in the link.
 */

/** A link that cannot be opened: the invalid key as written, and what was expected. */
export class LinkError extends Error {
  /** @param {string} key @param {string} message */
  constructor(key, message) {
    super(message);
    this.name = "LinkError";
    this.key = key;
  }
}

/**
 * Parses the query of an address, whose day has begun.
 * @param {string} query
 * @param {readonly string[]} [others]  Games that open on another page.
 * @returns {Link & Remarks}
 */
export function parseLink(query, others) {
  const pairs = [...ownPairs(query)];
  const link = readLink(pairs, others);
  const now = today();
  if (link.origin.kind === "day" && link.origin.day > now)
    throw new LinkReader(pairs, KEYS).bad("day", words.wrong.expected.dayUntil(now));
  return link;
}

/**
 * The keys of a link, short or long, each once, and their values. Unknown keys are ignored: a later version may know
 * them.
 */
export class LinkReader {
  /** @type {Map<string, string>} */
  #values = new Map();
  /** @type {Map<string, string>} */
  #names = new Map();
  /** Ignored keys. @type {string[]} */
  ignored = [];

  /**
   * @param {Iterable<[name: string, value: string, written?: string]>} pairs
   * @param {string[]} keys  The known keys, in short form.
   */
  constructor(pairs, keys) {
    for (const [name, value, written = name] of pairs) {
      const key = Object.hasOwn(SHORT, name) ? SHORT[name] : name;
      if (!keys.includes(key)) this.ignored.push(written);
      else if (this.has(key)) throw new LinkError(written, words.wrong.twice(written));
      else {
        this.#values.set(key, value);
        this.#names.set(key, written);
      }
    }
  }

  /** @param {string} key */
  has(key) {
    return this.#values.has(key);
  }

  /** @param {string} key */
  get(key) {
    return this.#values.get(key);
  }

  /** A key as it is written in the link. @param {string} key */
  name = (key) => this.#names.get(key) ?? key;

  /** Throws an error for an invalid value. @param {string} key @param {string} expected */
  bad(key, expected) {
    const [name, value] = [this.name(key), this.get(key) ?? ""];
    return new LinkError(
      name,
      words.wrong.value(name, value.length > LONG ? `${value.slice(0, LONG)}…` : value, expected),
    );
  }

  /** Rejects more moves than a page can show and play at once. @param {string[]} moves */
  limitMoves(moves) {
    if (moves.length > MOST_MOVES) throw this.bad("m", words.wrong.expected.fewer(MOST_MOVES));
  }

  /** The result, with the remarks about the link itself. @template T @param {T} link */
  mark(link) {
    return { ...link, ignored: this.ignored, isBare: !this.#values.size, name: this.name };
  }
}

/**
 * Parses keys and their values.
 * @param {Iterable<[string, string, string?]>} pairs
 * @param {readonly string[]} [others]  Games that open on another page.
 * @returns {Link & Remarks}
 */
export function readLink(pairs, others = []) {
  const reader = new LinkReader(pairs, KEYS);
  const game = reader.get("g") ?? DEFAULT_PUZZLE;
  if (!GAMES.includes(game)) throw reader.bad("g", [...GAMES, ...others].join(", "));
  return reader.mark({ game, origin: readOrigin(reader), moves: readMoves(reader) });
}

/** @param {LinkReader} reader @returns {Origin} */
function readOrigin(reader) {
  const { expected } = words.wrong;
  const sources = ["p", "seed", "day"].filter((key) => reader.has(key));
  if (sources.length > 1)
    throw new LinkError(
      reader.name(sources[1]),
      words.wrong.contradiction(reader.name(sources[0]), reader.name(sources[1])),
    );
  const [position, seed, day, distance, version] = ["p", "seed", "day", "d", "v"].map((key) => reader.get(key));
  if (version !== undefined && version !== GENERATOR) throw reader.bad("v", expected.version(GENERATOR));
  if (distance !== undefined && seed === undefined && day === undefined)
    throw new LinkError(reader.name("d"), words.wrong.distanceAlone(reader.name("d")));
  if (position !== undefined) return { kind: "position", position };
  if (distance !== undefined && !/^\d{1,2}$/.test(distance)) throw reader.bad("d", expected.distance);
  const dealt = distance === undefined ? {} : { distance: Number(distance) };
  if (day !== undefined) {
    if (day !== "today" && !isDay(day)) throw reader.bad("day", expected.day);
    return { kind: "day", day: day === "today" ? today() : day, ...dealt };
  }
  if (seed === undefined) return { kind: "start" };
  if (seed === "") throw reader.bad("seed", expected.seed);
  return { kind: "seed", seed, ...dealt };
}

/** Whether a text is a day of the calendar, as in 2026-11-24. @param {string} day */
export function isDay(day) {
  const date = new Date(`${day}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** @param {LinkReader} reader */
function readMoves(reader) {
  const text = hyphened(reader.get("m") ?? "").replace(/\s/g, "");
  const moves = text.match(/[RC][1-9][-+]?/gi) ?? [];
  if (moves.join("") !== text) throw reader.bad("m", words.wrong.expected.moves);
  reader.limitMoves(moves);
  return moves.map((move) => move.toUpperCase());
}

/** The moves as written in a link. @param {string[]} moves */
export const formatMoves = (moves) => moves.map((move) => move.slice(0, 2)).join("");

/** Writes a link as a query, never an empty one: without a query the page chooses the puzzle. @param {Link} link */
export function formatLink({ game, origin, moves }) {
  const query = new URLSearchParams();
  if (game !== DEFAULT_PUZZLE || (origin.kind === "start" && !moves.length)) query.set("g", game);
  if (origin.kind === "position") query.set("p", origin.position);
  if (origin.kind === "seed" || origin.kind === "day") {
    if (origin.kind === "seed") query.set("seed", origin.seed);
    else query.set("day", origin.day);
    if (origin.distance !== undefined) query.set("d", String(origin.distance));
    query.set("v", GENERATOR);
  }
  if (moves.length) query.set("m", formatMoves(moves));
  return `?${query}`;
}
