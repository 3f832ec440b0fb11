// Give-away checkers: its texts during play and its rules, in English.

import { DRAUGHTS, DRAWS, board, draws } from "../checkers/words_en.js";

/** @type {import("../checkers/words_en.js").Words} */
export const words = {
  ...board,
  name: "Give-away checkers",
  goal: "Lose all your pieces",
  ready: "Lose all your pieces to win. Black begins.",
  ends: {
    ...draws,
    stuck: (winner) => `${winner} cannot move, which wins here`,
    "no-pieces": (winner) => `${winner} has given away all pieces`,
  },
  chances:
    "In give-away checkers the engine knows very little until it sees a certain win: percentages stay close to 50%.",
  rules,
};

/** @returns {import("../../match/rules/show.js").RulesWords} */
function rules() {
  return {
    title: "Rules of give-away checkers",
    parts: [
      {
        text: "<strong>Lose all your pieces to win.</strong> The moves are those of checkers, but the goal is the opposite.",
        shows: { lastCapture: "White had to capture the last black man: Black wins." },
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
  };
}
