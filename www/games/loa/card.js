// The card of Lines of Action, its small picture, and its positions, drawn from their text.

import en from "./card.json" with { type: "json" };
import { chequered, man, smallBoard } from "../drawings.js";

/** @type {import("../cards.js").Card} */
export const card = {
  en,
  de: { name: "Lines of Action", text: "Alle eigenen Steine zu einer Gruppe verbinden." },
};

/** A small picture. */
export const picture =
  smallBoard(chequered) +
  [1, 2]
    .map(
      (at) =>
        man(at === 1 ? "dark go" : "dark", at, 0) + man("dark", at, 3) + man("light", 0, at) + man("light", 3, at),
    )
    .join("");

export { blackAndWhite as miniature } from "../drawings.js";
