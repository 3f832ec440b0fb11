// A position of Breakthrough, drawn from its text.

import { chequered, man, onSquares } from "../miniatures.js";

const KINDS = /** @type {Record<string, string>} */ ({ b: "dark", w: "light" });
const names = { en: { b: "Black", w: "White" }, de: { b: "Schwarz", w: "Weiß" } };

/** @type {import("../miniatures.js").Miniature} */
export const miniature = {
  draw: (position) => onSquares(position, chequered, (sign, column, row) => man(KINDS[sign], column, row)),
  en: { players: names.en, pieces: names.en },
  de: { players: names.de, pieces: names.de },
};
