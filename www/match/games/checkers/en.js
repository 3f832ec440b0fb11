// English draughts: English.

import { board, draws } from "./draughts_en.js";

/** @type {import("./draughts_en.js").Words} */
export const words = {
  ...board,
  name: "Checkers",
  goal: "capture or block all pieces",
  ends: {
    ...draws,
    stuck: (_, loser) => `${loser} cannot move`,
    "no-pieces": (_, loser) => `${loser} has no pieces left`,
  },
  chances: "Many games of checkers are drawn, and a draw counts as one half: 50% may mean a safe draw.",
};
