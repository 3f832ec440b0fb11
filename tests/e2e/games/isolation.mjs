// Isolation, for the tests that all games have in common.

/** The first moves to try in the rules, by game and variant: a wrong one and a right one, with the replies. */
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

/** A position in which the winner is known, as in all others, and not how soon they win. */
export const uncertain = "?m=d4.c6.e6.b4&second=you";
