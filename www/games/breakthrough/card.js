// The card of Breakthrough, its small picture, and its positions, drawn from their text.

import en from "./card.json" with { type: "json" };
import { blackAndWhite, chequered, man, smallBoard } from "../drawings.js";

/** @type {import("../cards.js").Card} */
export const card = {
  en,
  de: { name: "Breakthrough", text: "Mit einem Stein vor der anderen Seite die letzte Reihe erreichen." },
};

/**
 * A disc that moves one square diagonally. Cards move such pieces by two units, so it is drawn at half the scale.
 */
const goes = '<g transform="scale(0.5)"><circle class="light go" cx="30" cy="50" r="7.4"/></g>';

/** A small picture. */
export const picture =
  smallBoard(chequered) +
  [0, 1, 3].map((at) => man("dark", at, 0)).join("") +
  man("dark hit", 2, 1) +
  [0, 2, 3].map((at) => man("light", at, 3)).join("") +
  goes;

/** @type {import("../drawings.js").Miniature} */
export const miniature = { ...blackAndWhite, turnedFor: "b" };
