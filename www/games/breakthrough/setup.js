// The editor's view of Breakthrough: its men, positions as text, and positions that the rules refuse.

import { sayOf } from "../../match/game_texts.js";
import { byRows, squaresOf, tooMany } from "../arranged_position.js";
import { SIDES } from "../square_names.js";

/** @type {import("../arranged_position.js").Setup} */
export const setup = {
  pieces: [1, 2],
  name: (code) => /** @type {typeof import("./words_en.js").words} */ (sayOf("breakthrough")).pieces[SIDES[code]],
  ...byRows(".wb", { first: "w", second: "b" }),

  refuse: ({ cells, mover }, { columns, rows }) =>
    [1, 2].flatMap((code) => {
      const squares = squaresOf(cells, (other) => other === code);
      const side = SIDES[code];
      const last = side === "first" ? 0 : rows - 1;
      const home = squares.filter((square) => Math.floor(square / columns) === last);
      return [
        ...(squares.length || side === mover ? [] : [{ kind: /** @type {const} */ ("none"), side, squares: [] }]),
        ...tooMany(side, squares, 2 * rows),
        ...(home.length && side === mover ? [{ kind: /** @type {const} */ ("lastRow"), side, squares: home }] : []),
      ];
    }),
};
