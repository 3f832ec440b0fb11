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

const PEOPLE = "first=you&second=you";
/** White, to move, has no move. */
export const SHUT_IN = "8/8/8/8/8/8/bb4bb/wb4bw_w";

/** The tests on the games page. @type {import("../two_player_games.test.mjs").OnPage} */
export const onPage = {
  wholeGames: [
    { way: "keyboard", query: "?g=loa:6x6&second=easy" },
    { way: "keyboard", query: "?g=loa&second=medium" },
    { way: "touch", query: "?g=loa&second=beginner" },
  ],
  accessible: [
    { query: "?g=loa&m=d1-b3.h5-g4.b1-b4.g4xg1&second=you", isUnfolded: true },
    { query: `?g=loa&p=${SHUT_IN}&${PEOPLE}` },
  ],
  move: /^[a-h][1-8][x-][a-h][1-8]$/,
  refusals: {
    query: `?g=loa&${PEOPLE}&m=b1-b3`,
    squares: { a2: /^white piece, can go to \d squares$/, b3: /^black piece$/ },
    picked: "a2",
    targets: ["a8", "c2", "b1"],
    told: [
      [["a2", "d2"], "2 pieces stand on this line: move exactly 2 squares along it."],
      [["a2", "b4"], "Pieces move along ranks, files and diagonals."],
      [["a3", "d3"], "A piece cannot jump over pieces of the other side."],
      [["d5"], "Choose a piece first."],
      [["b3"], "That is not your piece."],
    ],
  },
  variants: {
    query: "?g=loa",
    text: "8 × 8 squares · Olympiad rules",
    choices: [
      ["size", "6x6", "6 × 6 squares · Olympiad rules", "?g=loa:6x6"],
      ["preset", "mover-wins", "6 × 6 squares · Mover wins", "?g=loa:mover-wins:6x6"],
    ],
    squares: 36,
  },
  record: {
    query: `?g=loa:6x6&${PEOPLE}&m=b1-b3`,
    text: "game: loa:6x6\nmoves: b1-b3",
    read: "game: loa\nmoves: d1-b3 h5-g4 b1-b4 g4-g1",
    last: "g4xg1",
    badges: 8,
  },
  german: {
    query: `?g=loa&p=${SHUT_IN}&${PEOPLE}`,
    name: "Lines of Action",
    turn: "Weiß ist dran. Kein Stein kann ziehen: Du musst passen.",
    variant: "8 × 8 Felder · Olympiade-Regeln",
    pass: "Weiß passt. Schwarz ist dran",
    square: ["b1", /^schwarzer Stein, kann auf \d/],
    refusal: [["b1", "b4"], "Auf dieser Linie stehen 2 Steine: Gezogen wird dort genau 2 Felder weit."],
    choice: ["size", "6x6", /^Bring alle deine Steine zusammen/],
  },
};

const both = (/** @type {string} */ rules) => `?g=loa${rules}:6x6&p=6/6/3w1b/2b1b1/5w/6_b&m=f4xd4`;
const BACK = "b1-b3.a2-c2.b3-b1.c2-a2";
/** Games that have ended, with how that is told, and one that goes on. @type {[query: string, told: string?][]} */
export const ends = [
  ["?g=loa&m=d1-b3.h5-g4.b1-b4.g4xg1.b4-e7.a3xc1.b3-e6.h3xf1.e1-e5", "Black won: all of Black’s pieces are connected."],
  [both(""), "Draw: one move connected both sides."],
  [both(":thesis-2000"), "Draw: one move connected both sides."],
  [both(":mover-wins"), "Black won: Black’s move connected both sides."],
  [`?g=loa:thesis-2000&p=${SHUT_IN}`, "Black won: White cannot move."],
  [`?g=loa:thesis-2000&m=${BACK}`, "Draw: this position has come up again."],
  [`?g=loa&m=${BACK}.${BACK}`, "Draw: this position has come up again."],
  [`?g=loa&m=${BACK}`, undefined],
];
