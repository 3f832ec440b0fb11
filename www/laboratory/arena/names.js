// The laboratory's names of each two-player game, in the page's language.

import { DUELS } from "../../site/duels.js";
import { language } from "../../site/language.js";

/**
 * @typedef {object} Names
 * @property {string} name  As used within a sentence.
 * @property {string} [size]  The size of its board, if variants have other sizes.
 * @property {Record<string, string>} [variants]  The names of variants, by their names in queries.
 * @property {string} written  How queries write it.
 * @property {string} [expected]  The same for error messages, in languages other than English.
 */

/** By the ids of the games, in order. @type {Record<string, Names>} */
export let games = {};

/** Loads them; await this before showing any text. */
export async function learnGames() {
  const found = await Promise.all(
    DUELS.map(async (id) => [id, (await import(`../../match/games/${id}/lab.js`)).names[language()]]),
  );
  games = Object.fromEntries(found);
}

/** How queries write all games. @param {(names: Names) => string} [read] */
export const writtenGames = (read = ({ written }) => written) => Object.values(games).map(read).join("; ");
