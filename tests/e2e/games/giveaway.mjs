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

/** The tests on the games page. @type {import("../two_player_games.test.mjs").OnPage} */
export const onPage = {
  wholeGames: [
    { way: "keyboard", query: "?g=giveaway&second=easy" },
    { way: "touch", query: "?g=giveaway&second=beginner" },
  ],
  accessible: [{ query: "?g=giveaway&p=B:W18,26,27,K10:B15,K22,1&second=you", isNumbered: true, isUnfolded: true }],
  move: /^\d+(?:-\d+|(?:x\d+)+)$/,
  german: {
    query: "?g=giveaway&first=you&second=you&m=11-15.22-18",
    name: "Schlagdame",
    turn: "Schwarz ist dran. Du musst schlagen.",
    square: ["15", /^schwarzer Stein, muss schlagen, kann auf 1 Feld/],
  },
};

/** Games that have ended, with how that is told. @type {[query: string, told: string][]} */
export const ends = [["?g=giveaway&p=B:W18:B15&m=15x22", "White won: White has given away all pieces."]];
