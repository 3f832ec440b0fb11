// Which problems the page offers: those that are found in a few seconds. Links reach all others too.

import { idOf } from "../match/game_modules.js";
import { USUAL } from "./link.js";

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

/** The least and greatest of a number or range. @param {string} range */
function ends(range) {
  const [from, to = from] = range.split("-").map(Number);
  return [from, to];
}

/** The numbers of turns that are offered for a game. @param {string} game */
export const turnsOffered = (game) => rows(game).map(([turns]) => turns);

/** The grades that are offered for problems of so many turns. @param {string} game @param {string} turns */
export function gradesOffered(game, turns) {
  const [, lowest = 0, highest = -1] = rows(game).find(([offered]) => offered === turns) ?? [];
  const grades = Array.from({ length: highest - lowest + 1 }, (_, at) => String(lowest + at));
  return [USUAL.grades, ...grades];
}

/**
 * The choice that leads to a harder problem, if one is offered.
 * @param {import("./solving.js").Problem} problem @returns {Choice | undefined}
 */
export function harder({ game, turns, grade, only }) {
  if (grade === undefined || turns === undefined || only) return undefined;
  const [range, , highest = -1] = rows(game).find(([range]) => turns <= ends(range)[1]) ?? [];
  if (range && grade < highest) return { turns: range, grades: `${grade + 1}-8` };
  // Longer ones are harder too.
  const [longer] = rows(game).find(([range]) => turns < ends(range)[0]) ?? [];
  return longer ? { turns: longer, grades: USUAL.grades } : undefined;
}

/** The choice that leads to an easier problem, found sooner. @param {Choice} asked @returns {Choice | undefined} */
export function easier({ turns, grades }) {
  if (grades !== USUAL.grades) return { turns, grades: USUAL.grades };
  return turns === USUAL.turns ? undefined : USUAL;
}
