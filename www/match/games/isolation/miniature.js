// A position of Isolation, drawn from its text.

import { onSquares, square, writing } from "../miniatures.js";

const KINDS = /** @type {Record<string, string>} */ ({ a: "first", b: "second" });

/** @type {import("../miniatures.js").Miniature} */
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
