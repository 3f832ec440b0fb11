// Tzaar, for the tests that all games have in common.

/** The first moves to try in the rules, by game and variant: a wrong one and a right one, with the replies. */
export const trials = {
  tzaar: { title: "Rules of Tzaar", wrong: ["D4", "D7"], said: /still there/, right: ["D4", "B4"], good: /you win/ },
};

/** A position without a certain win. */
export const uncertain = "?g=tzaar&second=you";
