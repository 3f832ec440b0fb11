// Lines of Action, for the tests that all games have in common.

/** The first moves to try in the rules, by game and variant: a wrong one and a right one, with the replies. */
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
