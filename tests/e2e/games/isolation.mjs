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

/** The tests on the games page. @type {import("../two_player_games.test.mjs").OnPage} */
export const onPage = {
  wholeGames: [
    { way: "keyboard", query: "?g=isolation:5x5&second=medium", isUsual: true },
    { way: "keyboard", query: "?g=isolation:5x5&second=beginner" },
    { way: "keyboard", query: "?g=isolation:5x5&second=perfect" },
  ],
  move: /^[a-e][1-5]$/,
};

/** Games that have ended, with how that is told. @type {[query: string, told: string][]} */
export const ends = [["?g=isolation:queen:3x3&m=a3.b3.a2.c3.b2.c2.a1.b1", "B won: A cannot move."]];
