// Checkers, for the tests that all games have in common.

/** The first moves to try in the rules, by game and variant: a wrong one and a right one, with the replies. */
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
