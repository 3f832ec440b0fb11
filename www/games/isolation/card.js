// The card of Isolation, its small picture, and its positions, drawn from their text.

import en from "./card.json" with { type: "json" };
import { man, onSquares, smallBoard, square, writing } from "../drawings.js";

/** @type {import("../cards.js").Card} */
export const card = {
  en,
  de: { name: "Isolation", text: "Zieh wie ein Springer, bis der Gegner nicht mehr ziehen kann." },
};

const used = ["1,0", "0,2", "3,1", "2,3", "1,2"];

/** A small picture. */
export const picture =
  smallBoard((column, row) => {
    const kind = used.includes(`${column},${row}`) ? "well" : column === 1 && row === 1 ? "even left" : "even";
    return square(kind, column, row, 0.5);
  }) +
  man("first go", 1, 1) +
  '<rect class="second" x="21.5" y="21.5" width="7" height="7" rx="2"/>';

const KINDS = /** @type {Record<string, string>} */ ({ a: "first", b: "second" });

/** @type {import("../drawings.js").Miniature} */
export const miniature = {
  draw: (position) =>
    onSquares(
      position,
      (column, row, sign) => square(sign === "." ? "even" : "well", column, row, 0.5),
      (sign, column, row) =>
        sign === "x"
          ? ""
          : square(KINDS[sign], column, row, 1.4) + writing(column * 10 + 5, row * 10 + 5, sign.toUpperCase(), "sign"),
    ),
  en: { players: { a: "A", b: "B" }, pieces: { a: "A", b: "B", x: "used" } },
  de: { players: { a: "A", b: "B" }, pieces: { a: "A", b: "B", x: "benutzt" } },
};
