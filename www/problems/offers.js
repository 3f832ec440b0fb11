// Which problems the page offers.

import { USUAL } from "./link.js";

const MOST_TURNS = 5;
const HIGHEST = 4; // the highest grade above which there are others to be found

/** The numbers of turns of the choice. */
export const turnsOffered = [USUAL.turns, ...Array.from({ length: MOST_TURNS }, (_, before) => `${before + 1}`)];

/**
 * What a harder problem differs in, if there may be one.
 * @param {import("./solving.js").Problem} problem @returns {{ turns?: string, grades: string } | undefined}
 */
export function harder({ turns, grade }) {
  if (grade === undefined) return undefined;
  if (grade < HIGHEST) return { grades: `${grade + 1}-8` };
  // Longer ones are harder too.
  return turns && turns < MOST_TURNS ? { turns: `${turns + 1}`, grades: USUAL.grades } : undefined;
}
