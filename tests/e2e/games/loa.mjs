// Lines of Action, for the tests that all games have in common.

/** First moves that the rules let try, by the game with its variant: a wrong one and a right one, with what is said. */
export const trials = {
  loa: {
    title: "Rules of Lines of Action",
    wrong: ["b7", "d7"],
    said: /not connected yet/,
    right: ["b7", "d5"],
    good: /you win/,
  },
};

/** A position without a certain win. */
export const uncertain = "?g=loa&m=d1-b3.h5-g4&second=you";
