// The card of give-away checkers, its small picture, and its positions, drawn from their text.

import en from "./card.json" with { type: "json" };
import { chequered, man, smallBoard } from "../drawings.js";

/** @type {import("../cards.js").Card} */
export const card = {
  en,
  de: { name: "Schlagdame", text: "Dame umgekehrt: Wer alle Steine verliert, gewinnt." },
};

/** A small picture. */
export const picture =
  smallBoard(chequered) +
  man("dark", 1, 0) +
  man("gone", 0, 3) +
  man("gone", 2, 3) +
  man("gone", 3, 0) +
  man("light go", 1, 2) +
  man("dark hit", 2, 1);

export { miniature } from "../checkers/card.js";
