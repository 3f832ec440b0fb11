// The editor's view of Lines of Action: its pieces, positions as text, and positions that the rules refuse.

import { sayOf } from "../../match/game_texts.js";
import { byRows, squaresOf, tooMany } from "../arranged_position.js";
import { SIDES } from "../square_names.js";

/** @type {import("../arranged_position.js").Setup} */
export const setup = {
  pieces: [1, 2],
  name: (code) => /** @type {typeof import("./words_en.js").words} */ (sayOf("loa")).pieces[SIDES[code]],
  ...byRows(".bw", { first: "b", second: "w" }),

  refuse: ({ cells }, { rows }) =>
    [1, 2].flatMap((code) => {
      const squares = squaresOf(cells, (other) => other === code);
      const side = SIDES[code];
      return squares.length ? tooMany(side, squares, 2 * (rows - 2)) : [{ kind: "none", side, squares: [] }];
    }),
};
