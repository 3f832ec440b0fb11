// Isolation, for the tests that all games have in common.

/** First moves that the rules let try, by the game with its variant: a wrong one and a right one, with what is said. */
export const trials = {
  isolation: {
    title: "Rules of Isolation",
    wrong: ["b1"],
    said: /B still has a move/,
    right: ["c4"],
    good: /B cannot move: you win/,
  },
  "isolation:queen": {
    title: "Rules of Isolation",
    wrong: ["c3"],
    said: /B still has a move/,
    right: ["b4"],
    good: /B cannot move: you win/,
  },
};

/** A position without a certain win. */
export const uncertain = "?m=d4.c6.e6.b4&second=you";
