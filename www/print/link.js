// The link grammar of a sheet of puzzles, as the query of the page's address. Sheets of problems have another one.
//
//   g          game: slide2, slide3 (default), slide4 or slide5
//   n          number of puzzles: 1 to 12 (default 6)
//   d          distances to win of the first and the last puzzle, as in 6-16; one number if they are the
//              same (default 3-8 for slide2, 6-16 for slide3; not for slide4 and slide5, which have no distances)
//   seed       any text (default plyground): puzzle i, from 1, is dealt from the seed “text i”; if that
//              puzzle is already on the sheet, from “text i 2”, and so on
//   solutions  turned (default), next or none (not for slide4 and slide5)
//   title      a line above the puzzles (default: the name of the game)
//   v          version of the generator: 1 (default)

import { GAMES, puzzleName, PUZZLES, DEFAULT_PUZZLE } from "../puzzles.js";
import { ownPairs } from "../site/query.js";
import { LONGEST_TITLE, readTitle } from "../site/title.js";
import { words } from "./words.js";

const MOST = 12;
const LONGEST_SEED = 64;
const GENERATOR = "1";
const KEYS = ["g", "n", "d", "seed", "solutions", "title", "v"];
const SOLUTIONS = ["turned", "next", "none"];

/**
 * The properties that every sheet has.
 * @typedef {{ game: string, count: number, seed: string, solutions: string, title: string }} Common
 */
/**
 * The definition of a sheet of puzzles; a game without distances has neither distances nor solutions.
 * @typedef {Common & { distances: [number, number] | undefined }} Sheet
 */

/** The defaults of every sheet. */
export const COMMON = { count: 6, seed: "plyground", solutions: SOLUTIONS[0], title: "" };

/** The default sheet. @param {string} game @returns {Sheet} */
const usual = (game) => ({
  ...COMMON,
  game,
  distances: PUZZLES[game].sheet,
  ...(!PUZZLES[game].sheet && { solutions: "none" }),
});

/** A sheet that cannot be made: the invalid key, and what was expected. */
export class SheetError extends Error {
  /** @param {string} key @param {string} message */
  constructor(key, message) {
    super(message);
    this.name = "SheetError";
    this.key = key;
  }
}

/** @param {string} key @param {string} value @param {string} expected */
export const bad = (key, value, expected) => new SheetError(key, words.wrong.value(key, value, expected));

/** The number of characters of a text as a person counts them. @param {string} text */
const length = (text) => [...text].length;

/** The keys and values of a query, and their errors. */
export class Reader {
  /** @type {SheetError[]} */
  problems = [];
  /** Unknown keys: a later version may know them. @type {string[]} */
  ignored = [];
  #values = new Map();

  /** @param {Iterable<[string, string]>} pairs @param {readonly string[]} keys  The known keys. */
  constructor(pairs, keys) {
    for (const [key, value] of pairs) {
      if (!keys.includes(key)) this.ignored.push(key);
      else if (this.#values.has(key)) this.problems.push(new SheetError(key, words.wrong.twice(key)));
      else this.#values.set(key, value);
    }
  }

  /** @param {string} key */
  has = (key) => this.#values.has(key);

  /**
   * The value of a key, if it is valid.
   * @template T
   * @param {string} key
   * @param {(value: string) => T | undefined} read
   * @param {string} expected
   * @returns {T | undefined}
   */
  value(key, read, expected) {
    const text = this.#values.get(key);
    if (text === undefined) return undefined;
    const value = read(text);
    if (value === undefined) this.problems.push(bad(key, text, expected));
    return value;
  }

  /** Reads the properties that every sheet has. @param {Common} sheet  With the defaults, which are replaced. */
  common(sheet) {
    const { expected } = words;
    sheet.seed =
      this.value(
        "seed",
        (text) => (text && length(text) <= LONGEST_SEED ? text : undefined),
        expected.seed(LONGEST_SEED),
      ) ?? sheet.seed;
    sheet.title = this.value("title", readTitle, expected.title(LONGEST_TITLE)) ?? sheet.title;
  }

  /** @param {{ solutions: string }} sheet */
  solutions(sheet) {
    sheet.solutions = this.value("solutions", oneOf(SOLUTIONS), words.expected.oneOf(SOLUTIONS)) ?? sheet.solutions;
  }
}

const oneOf = (/** @type {readonly string[]} */ choices) => (/** @type {string} */ text) =>
  choices.find((choice) => choice === text);

/**
 * Parses the query of an address. If it is invalid, it returns the first problem, and the valid part for the controls
 * to show.
 * @param {string} query @returns {{ sheet: Sheet, ignored: string[], problem?: SheetError }}
 */
export function parseSheet(query) {
  const reader = new Reader(ownPairs(query), KEYS);
  const { problems, ignored } = reader;
  const sheet = usual(reader.value("g", oneOf(GAMES), words.expected.oneOf(GAMES)) ?? DEFAULT_PUZZLE);
  sheet.count = reader.value("n", readCount(MOST), words.expected.count(MOST)) ?? sheet.count;
  reader.common(sheet);
  if (sheet.distances) {
    sheet.distances = reader.value("d", readDistances, words.expected.distances) ?? sheet.distances;
    reader.solutions(sheet);
  } else {
    for (const key of ["d", "solutions"])
      if (reader.has(key)) problems.push(new SheetError(key, words.wrong.noDistances(key, puzzleName(sheet.game))));
  }
  reader.value("v", oneOf([GENERATOR]), words.expected.version(GENERATOR));
  return { sheet, ignored, problem: problems[0] };
}

/** Reads a count from 1 to a maximum. @param {number} most */
export const readCount = (most) => (/** @type {string} */ text) => {
  const count = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= most ? count : undefined;
};

/** @param {string} text @returns {[number, number] | undefined} */
function readDistances(text) {
  const [, first, last = first] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(text) ?? [];
  return first === undefined ? undefined : [Number(first), Number(last)];
}

/** @param {[number, number]} distances */
export const formatDistances = ([first, last]) => (first === last ? String(first) : `${first}-${last}`);

/** Writes a sheet as a query, empty for the default. @param {Sheet} sheet */
export function formatSheet(sheet) {
  const { game, count, distances, seed, solutions, title } = sheet;
  const plain = usual(game);
  const query = new URLSearchParams();
  if (game !== DEFAULT_PUZZLE) query.set("g", game);
  if (count !== plain.count) query.set("n", String(count));
  if (distances && formatDistances(distances) !== formatDistances(plain.distances ?? distances))
    query.set("d", formatDistances(distances));
  if (seed !== plain.seed) query.set("seed", seed);
  if (solutions !== plain.solutions) query.set("solutions", solutions);
  if (title) query.set("title", title);
  const text = query.toString();
  return text && `?${text}`;
}

/**
 * The distance of each puzzle: evenly from the first to the last, with halves rounded up. It uses integers, so the
 * result is the same everywhere.
 * @param {[number, number]} distances @param {number} count
 */
export function distancesOf([first, last], count) {
  const steps = count - 1;
  return Array.from({ length: count }, (_, at) =>
    steps ? Math.floor((2 * (first * (steps - at) + last * at) + steps) / (2 * steps)) : first,
  );
}
