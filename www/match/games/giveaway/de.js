// Give-away checkers: German.

import { board, draws } from "../checkers/draughts_de.js";

/** @type {import("../checkers/draughts_en.js").Words} */
export const words = {
  ...board,
  name: "Schlagdame",
  written: "giveaway",
  goal: "alle eigenen Steine loswerden",
  ready: "Wer alle seine Steine verliert, gewinnt. Schwarz beginnt.",
  ends: {
    ...draws,
    stuck: (winner) => `${winner} kann nicht mehr ziehen und gewinnt damit`,
    "no-pieces": (winner) => `${winner} hat alle Steine verschenkt`,
  },
  chances:
    "In der Schlagdame weiß die Engine fast nichts, bevor sie einen sicheren Sieg sieht: Die Prozentzahlen bleiben nahe bei 50 %.",
};
