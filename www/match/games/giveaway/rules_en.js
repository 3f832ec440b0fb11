// The rules of give-away checkers: English.

import { DRAUGHTS, DRAWS } from "../checkers/draughts_rules_en.js";

/** @type {(game: string) => import("../../rules/words_en.js").RulesWords} */
export const rules = () => ({
  title: "Rules of give-away checkers",
  parts: [
    {
      text: "<strong>Lose all your pieces to win.</strong> The moves are those of checkers, but the goal is the opposite.",
      shows: { given: "White had to capture the last black man: Black wins." },
    },
    {
      text: "You also win if it is your turn and all your pieces are blocked.",
      shows: { blocked: "White is to move and cannot: White wins." },
    },
    ...DRAUGHTS,
    DRAWS,
  ],
  first: {
    task: "You are Black. Make White capture your last man.",
    good: "White had to capture. You have no pieces left: you win.",
    other: "White does not have to capture this man. Start over and move it next to the white man.",
  },
  source:
    "J. Mańdziuk and D. Osman measured searches in this game in <cite>Alpha-Beta Search Enhancements with a Real-Value Game-State Evaluation Function</cite>.",
});
