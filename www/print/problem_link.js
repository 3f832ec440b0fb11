// The link grammar of a sheet of problems, as the query of the page's address: `problems`, then
//
//   g, n, grade, v  the kind of the problems, as in the link of a problem (problems/link.js)
//   seed            any text (default plyground): the sheet has the first problems found by it
//   count           number of problems: 1 to 24 (default 6), as many as a set has
//   p               in place of grade, seed, v and count, the positions (problems/position_list.js)
//   solutions       turned (default), next or none
//   title           a line above the problems (default: the name of the game, if there is one only)

import { USUAL_GAME } from "../match/game_modules.js";
import { USUAL, formatProblemLink, readProblemLink } from "../problems/link.js";
import { readPositions, writePositions } from "../problems/position_list.js";
import { LinkReader, LinkError } from "../site/puzzle_link.js";
import { ownPairs, writeQuery } from "../site/query.js";
import { COMMON, Reader, SheetError, readCount } from "./link.js";
import { words } from "./words.js";

const MOST = 24;
const OF_SHEETS = ["problems", "solutions", "title"];
const KEYS = [...OF_SHEETS, "count", "seed"];
const OF_LISTS = ["g", "n", "p", "grade", "seed", "v", "count"];

/**
 * The definition of a sheet of problems, with turns and grades as in the link of a problem, or with a list of them.
 * @typedef {import("./link.js").Common & { turns: string, grades: string, list?:
 *   import("../problems/position_list.js").Entry[], positions?: [string, string][] }} ProblemSheet  The positions are the
 *   list as a link has it.
 */

/**
 * Parses the query of an address; if it is invalid, the valid part is returned too.
 * @param {string} query @returns {{ sheet: ProblemSheet, ignored: string[], problem?: SheetError }}
 */
export function parseProblemSheet(query) {
  const pairs = ownPairs(query);
  const isListed = pairs.some(([key]) => ["p", "position"].includes(key));
  const keys = isListed ? OF_SHEETS : KEYS;
  const reader = new Reader(
    pairs.filter(([key]) => keys.includes(key)),
    keys,
  );
  const { problems } = reader;
  const common = { ...COMMON, game: "" };
  if (isListed) {
    reader.common(common);
    reader.solutions(common);
    const { ignored, ...listed } = readList(
      pairs.filter(([key]) => !keys.includes(key)),
      problems,
    );
    return { sheet: { ...common, ...listed }, ignored, problem: problems[0] };
  }
  common.count = reader.value("count", readCount(MOST), words.problems.expected.count(MOST)) ?? common.count;
  reader.common(common);
  reader.solutions(common);
  const { game, turns, grades, ignored } = readLink(
    pairs.filter(([key]) => !KEYS.includes(key)),
    problems,
  );
  return { sheet: { ...common, game, turns, grades }, ignored, problem: problems[0] };
}

/**
 * The problems of a list, if all are valid.
 * @param {[string, string][]} pairs @param {SheetError[]} problems  An error is added.
 */
function readList(pairs, problems) {
  try {
    const reader = new LinkReader(pairs, OF_LISTS);
    const list = readPositions(reader, MOST);
    const [{ game, turns }] = list;
    for (const { wrong } of list) if (wrong) throw wrong;
    const { ignored } = reader;
    return { game, turns, grades: USUAL.grades, count: list.length, list, positions: writePositions(list), ignored };
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    problems.push(new SheetError(error.key, error.message));
    return { game: USUAL_GAME, ...USUAL, ignored: [] };
  }
}

/**
 * The valid properties of the problems.
 * @param {[string, string][]} pairs @param {SheetError[]} problems  Errors are added.
 */
function readLink(pairs, problems) {
  if (pairs.some(([key]) => key === "day")) problems.push(new SheetError("day", words.problems.wrong.day));
  let validPairs = pairs.filter(([key]) => key !== "day");
  for (;;) {
    try {
      return readProblemLink(validPairs);
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      problems.push(new SheetError(error.key, error.message));
      validPairs = validPairs.filter(([key]) => key !== error.key);
    }
  }
}

/** Writes a sheet as a query. @param {ProblemSheet} sheet */
export function formatProblemSheet({ game, turns, grades, seed, count, solutions, title, positions }) {
  const others = new URLSearchParams();
  if (!positions && count !== COMMON.count) others.set("count", String(count));
  if (solutions !== COMMON.solutions) others.set("solutions", solutions);
  if (title) others.set("title", title);
  const link = positions ? writeQuery(positions) : formatProblemLink({ game, turns, grades, seed }).slice(1);
  return `?${["problems", link, String(others)].filter(Boolean).join("&")}`;
}
