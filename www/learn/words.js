// Texts of the page of lessons: English.

import { bilingual } from "../site/i18n.js";

const english = {
  right: "Right.",
  wrong: "Not quite.",
};

/** @typedef {typeof english} Words */

export const words = bilingual(english, () => import("./words_de.js"));
