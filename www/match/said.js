// The texts about each game, which some pages need without the rest of it.

/** @typedef {import("./words_en.js").KindWords} KindWords */

/**
 * The texts about a game.
 * @param {string} id
 * @param {import("../site/language.js").Language} language
 * @returns {Promise<KindWords>}
 */
export const said = async (id, language) =>
  (await (language === "de" ? import(`./games/${id}/de.js`) : import(`./games/${id}/en.js`))).words;
