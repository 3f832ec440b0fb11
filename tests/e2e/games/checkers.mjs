// Checkers, for the tests that all games have in common.

/** First moves that the rules let try, by the game with its variant: a wrong one and a right one, with what is said. */
export const trials = {
  checkers: {
    title: "Rules of checkers",
    wrong: ["15", "24"],
    said: /only one man/,
    right: ["15", "22", "31"],
    good: /Two men/,
  },
};

/** A position without a certain win. */
export const uncertain = "?g=checkers&m=11-15.22-18&second=you";
