// The editor's view of Isolation: its pieces and used squares, positions as text, and positions that the rules refuse.

import { sayOf } from "../../match/game_texts.js";
import { byRows, squaresOf } from "../arranged_position.js";

const [USED, A, B] = [1, 2, 3];

/** @type {import("../arranged_position.js").Setup} */
export const setup = {
  pieces: [A, B, USED],
  name(code) {
    const { players, used } = /** @type {typeof import("./words_en.js").words} */ (sayOf("isolation"));
    return code === USED ? used : players[code === A ? "first" : "second"];
  },
  isLone: (code) => code !== USED,
  // Every move uses one square.
  mover: ({ cells }) => (squaresOf(cells, (code) => code > 0).length % 2 ? "second" : "first"),
  ...byRows(".xab", { first: "a", second: "b" }),

  refuse({ cells }) {
    const [used, first, second] = [USED, A, B].map((code) => squaresOf(cells, (other) => other === code));
    /** @type {import("../arranged_position.js").Refusal[]} */
    const refusals = [];
    if (first.length > 1) refusals.push({ kind: "two", side: "first", squares: first });
    if (second.length > 1) refusals.push({ kind: "two", side: "second", squares: second });
    if (second.length && !first.length) refusals.push({ kind: "firstMissing", side: "first", squares: second });
    if (used.length && !second.length)
      refusals.push({ kind: "early", side: first.length ? "second" : "first", squares: used });
    return refusals;
  },
};
