// The rules of checkers: English.

import { DRAUGHTS, DRAWS } from "./draughts_rules_en.js";

/** @type {(game: string) => import("../../rules/words_en.js").RulesWords} */
export const rules = () => ({
  title: "Rules of checkers",
  parts: [
    {
      text: "<strong>You win if your opponent cannot move</strong>, because you captured or blocked all their pieces.",
      shows: { blocked: "White is to move, but the only white man is blocked: Black wins." },
    },
    ...DRAUGHTS,
    DRAWS,
  ],
  first: {
    task: "You are Black. Two captures are possible: take two men in one turn.",
    good: "Two men captured in one turn, and your man is crowned.",
    other: "That captured only one man. Start over and jump the other way.",
  },
  source: "These are the rules of English draughts, also called American checkers.",
});
