// The link grammar of a sheet of problems, as the query of the page's address: `problems`, then
//
//   g, n, grade, v  what the problems are like, as in the link of a problem (problems/link.js)
//   seed            any text (default plyground): the sheet has the first problems that are found by it
//   count           number of problems: 1 to 12 (default 6)
//   solutions       turned (default), next or none
//   title           a line above the problems (default: the name of the game)

import { formatProblemLink, readProblemLink } from "../problems/link.js";
import { LinkError } from "../site/puzzle_link.js";
import { ownPairs } from "../site/query.js";
import { COMMON, MOST, Reader, SheetError, readCount } from "./link.js";
import { words } from "./words.js";

const KEYS = ["problems", "count", "seed", "solutions", "title"];
const OF_ONE = ["day", "p", "position"]; // the keys of single problems

/**
 * The definition of a sheet of problems, with turns and grades as in the link of a problem.
 * @typedef {import("./link.js").Common & { turns: string, grades: string }} ProblemSheet
 */

/**
 * Parses the query of an address; if it is invalid, the valid part is returned too.
 * @param {string} query @returns {{ sheet: ProblemSheet, ignored: string[], problem?: SheetError }}
 */
export function parseProblemSheet(query) {
  const pairs = ownPairs(query);
  const given = new Reader(
    pairs.filter(([key]) => KEYS.includes(key)),
    KEYS,
  );
  const { problems } = given;
  const common = { ...COMMON, game: "" };
  common.count = given.value("count", readCount, words.problems.expected.count(MOST)) ?? common.count;
  given.common(common);
  given.solutions(common);
  const { game, turns, grades, ignored } = readLink(
    pairs.filter(([key]) => !KEYS.includes(key)),
    problems,
  );
  return { sheet: { ...common, game, turns, grades }, ignored, problem: problems[0] };
}

/**
 * The valid properties of the problems.
 * @param {[string, string][]} pairs @param {SheetError[]} problems  Errors are added.
 */
function readLink(pairs, problems) {
  const single = pairs.find(([key]) => OF_ONE.includes(key));
  if (single) problems.push(new SheetError(single[0], words.problems.wrong.single(single[0])));
  let left = pairs.filter(([key]) => !OF_ONE.includes(key));
  for (;;) {
    try {
      return readProblemLink(left);
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      problems.push(new SheetError(error.key, error.message));
      left = left.filter(([key]) => key !== error.key);
    }
  }
}

/** Writes a sheet as a query. @param {ProblemSheet} sheet */
export function formatProblemSheet({ game, turns, grades, seed, count, solutions, title }) {
  const others = new URLSearchParams();
  if (count !== COMMON.count) others.set("count", String(count));
  if (solutions !== COMMON.solutions) others.set("solutions", solutions);
  if (title) others.set("title", title);
  const link = formatProblemLink({ game, turns, grades, seed }).slice(1);
  return `?${["problems", link, String(others)].filter(Boolean).join("&")}`;
}
