// Give-away checkers, for the tests that all games have in common.

/** The first moves to try in the rules, by game and variant: a wrong one and a right one, with the replies. */
export const trials = {
  giveaway: {
    title: "Rules of give-away checkers",
    wrong: ["9", "13"],
    said: /does not have to capture/,
    right: ["9", "14"],
    good: /you win/,
  },
};

/** A position without a certain win. */
export const uncertain = "?g=giveaway&m=11-15.22-18&second=you";
