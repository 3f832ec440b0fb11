// What is said of each game, for pages that have no more of the games.

import { words as breakthrough } from "./games/breakthrough/en.js";
import { words as checkers } from "./games/checkers/en.js";
import { words as giveaway } from "./games/giveaway/en.js";
import { words as isolation } from "./games/isolation/en.js";
import { words as loa } from "./games/loa/en.js";
import { words as tzaar } from "./games/tzaar/en.js";

/** @typedef {import("./words_en.js").KindWords} KindWords */

/**
 * English, and how the German is fetched.
 * @type {Record<string, { en: KindWords, de: () => Promise<{ words: KindWords }> }>}
 */
export const SAID = {
  breakthrough: { en: breakthrough, de: () => import("./games/breakthrough/de.js") },
  checkers: { en: checkers, de: () => import("./games/checkers/de.js") },
  giveaway: { en: giveaway, de: () => import("./games/giveaway/de.js") },
  isolation: { en: isolation, de: () => import("./games/isolation/de.js") },
  loa: { en: loa, de: () => import("./games/loa/de.js") },
  tzaar: { en: tzaar, de: () => import("./games/tzaar/de.js") },
};
