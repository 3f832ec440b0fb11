// Texts of the page of lessons: English.

import { translatable } from "../site/i18n.js";

const english = {
  right: "Right.",
  wrong: "Not quite.",
};

/** @typedef {typeof english} Words */

export const words = translatable(english, { de: () => import("./words_de.js") });
