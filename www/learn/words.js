// Texts of the page of lessons: English.

import { translatable } from "../site/i18n.js";

const english = {
  right: "Right.",
  wrong: "Not quite.",
  /** The mark of a lesson. */
  done: "✓ done",
};

/** @typedef {typeof english} Words */

export const words = translatable(english, { de: () => import("./words_de.js") });
