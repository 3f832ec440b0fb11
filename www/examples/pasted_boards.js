// The board that was chosen for another page: its attributes, its frame and its address on the site.

import { CARDS } from "../games/cards.js";
import { formatFrameLink, formatGameLink } from "../match/link.js";
import { USUAL, formatProblemLink } from "../problems/link.js";
import { puzzleName } from "../puzzles.js";
import { inLanguage } from "../site/language.js";
import { formatLink } from "../site/puzzle_link.js";
import { words as common } from "../site/words.js";
import { words } from "./words.js";

/** @typedef {import("../site/snippets.js").Pasted} Pasted */
/** @typedef {"puzzle" | "problem" | "game"} Kind */
/**
 * What was chosen, by the fields of the form.
 * @typedef {object} Choices
 * @property {Kind} kind
 * @property {string} game
 * @property {string} word  The seed; empty for the usual one.
 * @property {string} puzzle  A distance, `today`, `random` or `start`.
 * @property {string} problem  A number of turns, or `today`.
 * @property {string} attempts  Empty for as many as needed.
 * @property {string} opponent
 * @property {string} reader  The side that the reader plays.
 */

/** The games that list the pieces that are left. */
const TALLIED = ["tzaar"];

/** The name of a two-player game, as it stands within a sentence. @param {string} game */
export const nameOf = (game) => inLanguage(CARDS[game]).name;

/** @param {Choices} choices @param {string} base  The site's address. @returns {Pasted} */
export function pasteBoard(choices, base) {
  if (choices.kind === "puzzle") return pastePuzzle(choices, base);
  const hasTally = TALLIED.includes(choices.game);
  return choices.kind === "problem"
    ? { hasTally, ...pasteProblem(choices, base), hasTask: true }
    : { hasTally, ...pasteGame(choices, base) };
}

const seedOf = (/** @type {Choices} */ { word }) => word.trim() || "lesson";

/** @param {Choices} choices @returns {import("../site/puzzle_link.js").Origin} */
function originOf(choices) {
  const { puzzle } = choices;
  if (puzzle === "start") return { kind: "start" };
  if (puzzle === "today") return { kind: "day", day: "today" };
  return { kind: "seed", seed: seedOf(choices), ...(Number(puzzle) && { distance: Number(puzzle) }) };
}

/** @param {Choices} choices @param {string} base @returns {Pasted} */
function pastePuzzle(choices, base) {
  const { game } = choices;
  const origin = originOf(choices);
  const query = formatLink({ game, origin, moves: [] });
  const board = { game, ...(origin.kind === "start" ? {} : { ...origin, kind: undefined }) };
  return { board, query, link: new URL(query, base).href, title: common.share.title(puzzleName(game)) };
}

/** @param {Choices} choices @param {string} base @returns {Pasted} */
function pasteProblem(choices, base) {
  const { attempts, game, problem } = choices;
  const own = problem === "today" ? { turns: USUAL.turns, day: problem } : { turns: problem, seed: seedOf(choices) };
  const query = formatProblemLink({ game, grades: USUAL.grades, ...own });
  return {
    board: { problem: query.slice(1), attempts },
    query: `?problem&${query.slice(1)}${attempts && `&attempts=${attempts}`}`,
    link: new URL(`problems.html${query}`, base).href,
    title: words.titles.problem(nameOf(game)),
  };
}

/** @param {Choices} choices @param {string} base @returns {Pasted} */
function pasteGame({ game, opponent, reader }, base) {
  const seats = reader === "first" ? { first: "you", second: opponent } : { first: opponent, second: "you" };
  const link = { game, moves: [], ...seats };
  return {
    board: { game, ...seats },
    query: formatFrameLink(link),
    link: new URL(`games.html${formatGameLink(link)}`, base).href,
    title: words.titles.game(nameOf(game)),
  };
}
