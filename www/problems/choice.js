// The form that chooses a kind of problem.

import { anchor, element, input, select } from "../site/dom.js";
import { idOf } from "../match/game_modules.js";
import { hasOnlyMoves } from "../match/loader.js";
import { ONLY, USUAL, formatProblemLink, isOnly, onlyIn } from "./link.js";
import { LEVELS, gradesOffered, turnsOffered } from "./offers.js";
import { words } from "./words.js";

/** @typedef {import("./link.js").ProblemLink} ProblemLink */

const range = (/** @type {string} */ text) => text.replace("-", "–");
const nameTurns = (/** @type {string} */ turns) =>
  isOnly(turns) ? words.only.choice(range(onlyIn(turns))) : range(turns);
const nameGrades = (/** @type {string} */ grades) =>
  grades === USUAL.grades
    ? words.grades.any
    : (words.levels[LEVELS.indexOf(grades)] ?? words.grades.exactly(range(grades)));

/** Shows a list of choices with the chosen one, even if it is not offered. @param {string} id @param {string[]} offered
 * @param {string} chosen @param {(value: string) => string} name */
function choose(id, offered, chosen, name) {
  const all = [...new Set([...offered, chosen])];
  select(id).replaceChildren(...all.map((value) => new Option(name(value), value)));
  select(id).value = chosen;
}

/** Names the choice of a length. @param {string} game */
export function nameLengths(game) {
  for (const label of document.querySelectorAll(".to-win")) label.textContent = words.toWin(idOf(game) === "tzaar");
}

/** Offers numbers of turns, only moves if the game has them, and grades. @param {ProblemLink} chosen */
export function offer({ game, turns, grades }) {
  const hasOnly = hasOnlyMoves(game);
  nameLengths(game);
  choose("turns", [...turnsOffered(game), ...(hasOnly ? [ONLY] : [])], turns, nameTurns);
  choose("grades", gradesOffered(game, turns), grades, nameGrades);
  element("own-only-field").hidden = !hasOnly;
}

/** The choice, of a game. @param {string} game */
export const choiceOf = (game) => ({ game, turns: select("turns").value, grades: select("grades").value });

/** A choice with defaults for the values that a game does not offer. @param {ProblemLink} choice */
export function offeredOf({ game, turns, grades }) {
  const isOffered = isOnly(turns) || turnsOffered(game).includes(turns);
  const own = isOffered ? turns : USUAL.turns;
  return { game, turns: own, grades: gradesOffered(game, own).includes(grades) ? grades : USUAL.grades };
}

/** Shows the seed, and links to a sheet and to a set of the choice. @param {ProblemLink} link */
export function showSeed({ game, seed }) {
  input("seed").value = seed ?? "";
  const sheet = formatProblemLink({ ...choiceOf(game), seed }).replace("?", "&");
  anchor("sheet-link").href = `./print.html?problems${sheet}`;
  anchor("set-link").href = `./set.html?${`${sheet}&count=8`.slice(1)}`;
}
