// Give-away checkers: English.

import { board, draws } from "../checkers/draughts_en.js";

/** @type {import("../checkers/draughts_en.js").Words} */
export const words = {
  ...board,
  name: "Give-away checkers",
  goal: "lose all your pieces",
  ready: "Lose all your pieces to win. Black begins.",
  ends: {
    ...draws,
    stuck: (winner) => `${winner} cannot move, which wins here`,
    "no-pieces": (winner) => `${winner} has given away all pieces`,
  },
  chances:
    "In give-away checkers the engine knows very little until it sees a certain win: percentages stay close to 50%.",
};
