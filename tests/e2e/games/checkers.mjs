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

/** A position with few pieces: whole games are long. */
const FEW = "&p=B:W21,22,27,K30:B2,K7,10,12";

/** The tests on the games page. @type {import("../two_player_games.test.mjs").OnPage} */
export const onPage = {
  wholeGames: [
    { way: "touch", query: `?g=checkers&second=beginner${FEW}` },
    { way: "keyboard", query: `?g=checkers&second=medium${FEW}` },
  ],
  move: /^\d+(?:-\d+|(?:x\d+)+)$/,
};

/** Games that have ended, with how that is told. @type {[query: string, told: string][]} */
export const ends = [["?g=checkers&p=B:W18:B15&m=15x22", "Black won: White has no pieces left."]];
