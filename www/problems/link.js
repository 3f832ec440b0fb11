// The link of a problem, as the query of an address: either by a seed or by its position.
//
//   g      game, with an optional variant: isolation (default), loa:6x6
//   n      the number of turns within which the player to move wins, 1 to 20: a number or, with a seed,
//          a range (default 2-3); or “only”: no other turn wins at all, in games with a solver or endgame tables. With
//          a seed and tables, only:6-12 limits the number of turns
//   grade  how hard it is, 0 to 8: a number or a range (default 0-8)
//   seed   any text: the first such problem that is found by it
//   v      version of the generator behind the seed, of wins in time and of only moves: 1
//   day    a day up to the present one, as in 2026-11-24, or today: the problem of that day (UTC), in place of n, grade
//          and seed
//   p      position text, _ for spaces, in place of grade and seed
//
// The keys g and p may also be written in full: game, position.

import { formatSearch } from "../site/search_link.js";
import { USUAL_GAME } from "../match/game_modules.js";
import { today } from "../site/daily.js";
import { PROBLEM_KEYS } from "../site/embed_options.js";
import { LinkReader, LinkError, isDay } from "../site/puzzle_link.js";
import { ownPairs, writeQuery } from "../site/query.js";
import { words } from "./words.js";

/** @typedef {{ game: string, turns: string, grades: string, seed?: string, day?: string, position?: string }} ProblemLink  Without a
 *   seed, a day and a position, any problem. */

const GENERATOR = "1";
export const USUAL = { turns: "2-3", grades: "0-8" };
const FEWEST = 1; // turns
export const MOST = 20;
const HARDEST = 8; // the highest grade
/** The value in place of turns for problems in which no other turn wins at all. */
export const ONLY = "only";
const LONGEST_ONLY = 55; // turns: the longest win of the endgame tables

/** Whether a link's value of turns means an only move. @param {string} turns */
export const isOnly = (turns) => turns === ONLY || turns.startsWith(`${ONLY}:`);

/** The number or range of turns of an only move, if a link names it; empty otherwise. @param {string} turns */
export const onlyIn = (turns) => (isOnly(turns) ? turns.slice(ONLY.length + 1) : "");

/** Whether a text is a number, or a range of numbers, between bounds. @param {string} text @param {number[]} bounds */
function isRange(text, [least, most]) {
  const [, from, to = from] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(text) ?? [];
  return Number(from) >= least && Number(from) <= Number(to) && Number(to) <= most;
}

/** Reads a single number of turns, as it is written in a link. @param {string} text */
export function readTurns(text) {
  const isCount = /^\d+$/.test(text) && Number(text) >= FEWEST && Number(text) <= MOST;
  if (!isCount) throw new LinkError("n", words.wrong.count(text, FEWEST, MOST));
  return String(Number(text));
}

/** Parses the query of an address. @param {string} query */
export const parseProblemLink = (query) => readProblemLink(ownPairs(query));

/**
 * Parses keys and their values.
 * @param {Iterable<[string, string, string?]>} pairs @returns {ProblemLink & import("../site/puzzle_link.js").Remarks}
 */
export function readProblemLink(pairs) {
  const reader = new LinkReader(pairs, PROBLEM_KEYS);
  const expected = words.wrong;
  const game = reader.get("g") ?? USUAL_GAME;
  const day = reader.get("day") === "today" ? today() : reader.get("day");
  if (day !== undefined) {
    for (const key of ["n", "grade", "seed", "p"]) if (reader.has(key)) throw reader.bad(key, expected.noDay);
    if (!isDay(day) || day > today()) throw reader.bad("day", expected.day(today()));
    if (reader.has("v") && reader.get("v") !== GENERATOR) throw reader.bad("v", GENERATOR);
    return reader.mark({ game, ...USUAL, day });
  }
  const turns = reader.get("n") ?? USUAL.turns;
  const isTask = isOnly(turns)
    ? turns === ONLY || isRange(onlyIn(turns), [FEWEST, LONGEST_ONLY])
    : isRange(turns, [FEWEST, MOST]);
  if (!isTask) throw reader.bad("n", expected.turns(FEWEST, MOST));
  const position = reader.get("p")?.replaceAll("_", " ");
  if (position !== undefined) {
    if (/[-:]/.test(turns)) throw reader.bad(reader.has("n") ? "n" : "p", expected.exactly);
    for (const key of ["seed", "grade", "v"]) if (reader.has(key)) throw reader.bad(key, expected.noSeed);
    return reader.mark({ game, turns, grades: USUAL.grades, position });
  }
  const grades = reader.get("grade") ?? USUAL.grades;
  if (!isRange(grades, [0, HARDEST])) throw reader.bad("grade", expected.grades(HARDEST));
  if (reader.has("v") && reader.get("v") !== GENERATOR) throw reader.bad("v", GENERATOR);
  return reader.mark({ game, turns, grades, seed: reader.get("seed") });
}

/** The successor of a seed, which is the same everywhere. @param {string} seed */
export function nextSeed(seed) {
  const [, stem = seed, at = "1"] = /^(.*)-(\d{1,4})$/.exec(seed) ?? [];
  return `${stem}-${Number(at) + 1}`;
}

/** Writes a link as a query. @param {ProblemLink} link */
export function formatProblemLink({ game, turns, grades, seed, day, position }) {
  const query = new URLSearchParams();
  if (game !== USUAL_GAME) query.set("g", game);
  if (day !== undefined) query.set("day", day);
  if (position !== undefined || turns !== USUAL.turns) query.set("n", turns);
  if (position !== undefined) query.set("p", position.replaceAll(" ", "_"));
  else {
    if (grades !== USUAL.grades) query.set("grade", grades);
    if (seed !== undefined) {
      query.set("seed", seed);
      query.set("v", GENERATOR);
    }
  }
  const text = writeQuery(query);
  return text && `?${text}`;
}

/**
 * The link of the search of the position on the board, or of the problem's own if the game is over there.
 * @param {import("./solving.js").Problem} problem @param {import("../site/game_record.js").GameRecord} record
 */
export const searchOf = ({ game, position }, record) =>
  formatSearch({ game, position: record.outcome ? position : record.position, engine: "proof" });
