// The problems that the page offers: all that can be found in a few seconds. Links reach the others too.

import { idOf } from "../match/game_modules.js";
import { USUAL } from "./link.js";
import { levelOf } from "./words.js";

/** @typedef {{ turns: string, grades: string }} Choice */

/**
 * For each game the numbers of turns, from easy to hard, each with the lowest and the highest grade of which a problem is
 * found in less than 5 seconds at the median; `node benches/problems.mjs` measures it.
 * @type {Record<string, [turns: string, lowest: number, highest: number][]>}
 */
export const OFFERED = {
  isolation: [
    ["2-3", 0, 2],
    ["3", 1, 2],
    ["4", 0, 3],
    ["5", 0, 4],
  ],
  giveaway: [
    ["2-3", 0, 4],
    ["3", 1, 4],
    ["4", 1, 4],
    ["5", 1, 4],
  ],
  checkers: [
    ["2-3", 1, 4],
    ["3", 1, 4],
    ["4", 1, 4],
  ],
  loa: [
    ["2-3", 2, 4],
    ["3", 3, 4],
  ],
  tzaar: [["2-3", 2, 4]],
  breakthrough: [["2-3", 3, 4]],
};

const rows = (/** @type {string} */ game) => OFFERED[idOf(game)] ?? [];

/** The minimum and maximum of a number or range. @param {string} range */
function ends(range) {
  const [from, to = from] = range.split("-").map(Number);
  return [from, to];
}

/** The numbers of turns that are offered for a game. @param {string} game */
export const turnsOffered = (game) => rows(game).map(([turns]) => turns);

/** The grades of each level, from easy to hard. */
export const LEVELS = ["0-2", "3", "4-8"];

/** The grades offered for a number of turns: any, or the grades of a level. @param {string} game @param {string} turns */
export function gradesOffered(game, turns) {
  const [, lowest = 0, highest = -1] = rows(game).find(([offered]) => offered === turns) ?? [];
  const levels = LEVELS.filter((grades) => ends(grades)[0] <= highest && ends(grades)[1] >= lowest);
  return [USUAL.grades, ...levels];
}

/**
 * The choice that leads to a harder problem, if one is offered.
 * @param {import("./solving.js").Problem} problem @returns {Choice | undefined}
 */
export function harder({ game, turns, grade, only }) {
  if (grade === undefined || turns === undefined || only) return undefined;
  const [range, , highest = -1] = rows(game).find(([range]) => turns <= ends(range)[1]) ?? [];
  const level = LEVELS[levelOf(grade) + 1];
  if (range && level && ends(level)[0] <= highest) return { turns: range, grades: level };
  // Longer ones are harder too.
  const [longer] = rows(game).find(([range]) => turns < ends(range)[0]) ?? [];
  return longer ? { turns: longer, grades: USUAL.grades } : undefined;
}

/** The choice of an easier problem, which is found sooner. @param {Choice} choice @returns {Choice | undefined} */
export function easier({ turns, grades }) {
  if (grades !== USUAL.grades) return { turns, grades: USUAL.grades };
  return turns === USUAL.turns ? undefined : USUAL;
}
