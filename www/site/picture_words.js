// The texts about drawings over a picture of the board: English.

import { translatable } from "./i18n.js";

const english = {
  last: "Moves to draw",
  arrows: "Arrows",
  marks: "Marked squares",
  numbers: "Number the arrows",
  wrong: (/** @type {string} */ square) =>
    `“${square}” is not on this board. Arrows are written like moves, and commas separate them.`,
};

/** @typedef {typeof english} Words */

export const words = translatable(english, { de: () => import("./picture_words_de.js") });
