// The texts about each game, for pages that need nothing else of the games.

import { DUELS } from "../site/duels.js";

/** @typedef {import("./words_en.js").KindWords} KindWords */

/** @type {readonly KindWords[]} */
const ENGLISH = await Promise.all(DUELS.map(async (id) => (await import(`./games/${id}/en.js`)).words));

/**
 * The texts about a game; German is loaded.
 * @param {string} id
 * @param {import("../site/language.js").Language} language
 * @returns {Promise<KindWords>}
 */
export async function said(id, language) {
  return language === "de" ? (await import(`./games/${id}/de.js`)).words : ENGLISH[DUELS.indexOf(id)];
}
