// What the laboratory says of each game for two, in the page's language.

import { DUELS } from "../../site/duels.js";
import { language } from "../../site/language.js";

/**
 * @typedef {object} Names
 * @property {string} name  Within a sentence.
 * @property {string} [size]  Of its board, where variants have others.
 * @property {Record<string, string>} [variants]  What variants are called, by their names in queries.
 * @property {string} written  How queries have it.
 * @property {string} [expected]  The same in the words for a query that is wrong, in other languages than English.
 */

/** By the ids of the games, in their order. @type {Record<string, Names>} */
export let games = {};

/** Fetches them, before anything is said. */
export async function learnGames() {
  const found = await Promise.all(
    DUELS.map(async (id) => [id, (await import(`../../match/games/${id}/lab.js`)).names[language()]]),
  );
  games = Object.fromEntries(found);
}

/** How all games are written in queries. @param {(names: Names) => string} [read] */
export const writtenGames = (read = ({ written }) => written) => Object.values(games).map(read).join("; ");
