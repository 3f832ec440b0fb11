// Advice on strategy in Tzaar, with positions [Veselý 2013, 1.3].

import { translatable } from "../../site/i18n.js";

const GAME = "tzaar";

const english = {
  title: "Strategy",
  parts: [
    {
      text: "<strong>Usually stack with your second move.</strong> The stack is stronger and safer, and your opponent has one stack fewer to capture.",
      shows: {
        stack:
          "Black has captured and now stacks E5 onto D6. White has nothing left to capture and loses. Every other move of Black loses.",
      },
    },
    {
      text: "<strong>Capture twice if your opponent is running out of a kind</strong>, or if you can capture a high stack.",
      shows: { double: "White has two Tzarras left. Black captures both in one turn and wins." },
    },
    {
      text: "<strong>Pass only towards the end</strong>, if stacking or capturing would cost you what you need for the next turn.",
      shows: { pass: "White has captured already. Here passing wins, and every other move loses." },
    },
    {
      text: "<strong>High stacks belong in the middle.</strong> From there they threaten much of the board and can nearly always escape. In a corner they are weakest.",
      shows: { middle: "The stack at D3 can capture in six directions, the equally high one at A1 only in two." },
    },
  ],
  source:
    "The advice is that of P. Veselý, <cite>Artificial Intelligence in Abstract 2-Player Games</cite>, 2013, section 1.3; the positions are our own.",
};

/** @typedef {typeof english} Words */

export const words = translatable(english, { de: () => import("./strategy_de.js") });

/** @type {Record<string, import("../../match/rules/diagram.js").Diagram>} */
export const pictures = {
  stack: {
    game: GAME,
    position: "--r3-O/O----O/O2z3---R-/-R---o2O2-/----o-Z7-/----o---/-------/------/R2---- b 2",
    arrows: ["E5+D6"],
  },
  double: {
    game: GAME,
    position: "o-oo-/---R2--/Oo-r3-Z4O2/--------/-R-----o/z7-------/oo-----/------/---rO b 1",
    arrows: ["G2xE2", "C4xB4"],
  },
  pass: { game: GAME, position: "-----/R-----/z2------/--------/-------O/----r---/o2-O----/r---Z3R/----- w 2" },
  middle: {
    game: GAME,
    position: "R4oo--/o----z/-------/r-Z4----o/--------/--------/r------/r----r/---oO w 1",
    picks: "D3xA3",
  },
};
