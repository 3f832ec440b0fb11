// The texts about each game, which some pages need without the rest of it.

/** @typedef {import("../site/language.js").Language} Language */

/** @type {Record<string, Record<Language, () => Promise<{ words: import("./words_en.js").KindWords }>>>} */
export const TEXTS = {
  isolation: { en: () => import("./games/isolation/en.js"), de: () => import("./games/isolation/de.js") },
  giveaway: { en: () => import("./games/giveaway/en.js"), de: () => import("./games/giveaway/de.js") },
  checkers: { en: () => import("./games/checkers/en.js"), de: () => import("./games/checkers/de.js") },
  loa: { en: () => import("./games/loa/en.js"), de: () => import("./games/loa/de.js") },
  tzaar: { en: () => import("./games/tzaar/en.js"), de: () => import("./games/tzaar/de.js") },
  breakthrough: { en: () => import("./games/breakthrough/en.js"), de: () => import("./games/breakthrough/de.js") },
};

/** The texts about a game. @param {string} id @param {Language} language */
export const said = async (id, language) => (await TEXTS[id][language]()).words;
