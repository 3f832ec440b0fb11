// English draughts: German.

import { board, draws } from "./draughts_de.js";

/** @type {import("./draughts_en.js").Words} */
export const words = {
  ...board,
  name: "Englische Dame",
  written: "checkers",
  goal: "alle Steine schlagen oder einsperren",
  ends: {
    ...draws,
    stuck: (_, loser) => `${loser} kann nicht mehr ziehen`,
    "no-pieces": (_, loser) => `${loser} hat keine Steine mehr`,
  },
  chances:
    "In der Englischen Dame endet vieles remis, und jedes Remis zählt ½: 50 % kann auch ein sicheres Remis bedeuten.",
};
