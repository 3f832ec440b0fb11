// Breakthrough, for the tests that all games have in common.

/** The first moves to try in the rules, by game and variant: a wrong one and a right one, with the replies. */
export const trials = {
  breakthrough: {
    title: "Rules of Breakthrough",
    wrong: ["c2", "c3"],
    said: /still there/,
    right: ["c2", "d3"],
    good: /you win/,
  },
};

/** A position without a certain win. */
export const uncertain = "?g=breakthrough&m=d2-d3.e7-e6&second=you";
