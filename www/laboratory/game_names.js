// The laboratory's names of each two-player game, in the page's language.

import { language } from "../site/language.js";

/**
 * @typedef {object} Names
 * @property {string} name  As used within a sentence.
 * @property {string} [size]  The size of its board, if variants have other sizes.
 * @property {Record<string, string>} [variants]  The names of variants, by their names in queries.
 * @property {string} written  How queries write it.
 * @property {string} [expected]  The same for error messages, in languages other than English.
 */

/**
 * Loads the names of each game.
 * @type {Record<string, () => Promise<{ names: Record<import("../site/language.js").Language, Names> }>>}
 */
export const NAMES = {
  isolation: () => import("../games/isolation/lab.js"),
  giveaway: () => import("../games/giveaway/lab.js"),
  checkers: () => import("../games/checkers/lab.js"),
  loa: () => import("../games/loa/lab.js"),
  tzaar: () => import("../games/tzaar/lab.js"),
  breakthrough: () => import("../games/breakthrough/lab.js"),
};

/** By the ids of the games, in order. @type {Record<string, Names>} */
export let games = {};

/** Loads them; await this before showing any text. */
export async function learnGames() {
  const found = await Promise.all(
    Object.entries(NAMES).map(async ([id, load]) => [id, (await load()).names[language()]]),
  );
  games = Object.fromEntries(found);
}

/** How queries write all games. @param {(names: Names) => string} [read] */
export const writtenGames = (read = ({ written }) => written) => Object.values(games).map(read).join("; ");
