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

const PEOPLE = "first=you&second=you";
/** A white man who can capture one man and is blocked by another; and one far from them. */
const MEETING = "8/8/8/2bb4/3w4/8/8/7w_w";

/** The tests on the games page. @type {import("../two_player_games.test.mjs").OnPage} */
export const onPage = {
  wholeGames: [
    { way: "touch", query: "?g=breakthrough:6x6&second=beginner" },
    { way: "keyboard", query: "?g=breakthrough&second=beginner" },
  ],
  accessible: [
    { query: "?g=breakthrough&m=d2-d3.e7-e6&second=you", isUnfolded: true },
    { query: `?g=breakthrough&p=${MEETING}&${PEOPLE}` },
  ],
  move: /^[a-h][1-8][x-][a-h][1-8]$/,
  refusals: {
    query: `?g=breakthrough&p=${MEETING}&${PEOPLE}`,
    squares: { d4: /^white man, can go to 2 squares$/, d5: /^black man$/ },
    picked: "d4",
    targets: ["c5", "e5"],
    told: [
      [["d4", "d5"], "Men capture diagonally only, never straight ahead."],
      [["d4", "d3"], "Men move one step forward, straight or diagonally."],
      [["a1"], "Choose a man first."],
      [["d5"], "That is not your piece."],
    ],
  },
  variants: {
    query: "?g=breakthrough",
    first: /^a8, black man/,
    text: "8 × 8 squares",
    choices: [["size", "6x6", "6 × 6 squares", "?g=breakthrough:6x6"]],
    squares: 36,
  },
  record: {
    query: `?g=breakthrough:6x6&${PEOPLE}&m=a2-b3`,
    text: "game: breakthrough:6x6\nmoves: a2-b3",
    read: `game: breakthrough\nposition: ${MEETING.replace("_", " ")}\nmoves: d4-c5`,
    last: "d4xc5",
    badges: 0,
  },
  german: {
    query: `?g=breakthrough&p=${MEETING}&${PEOPLE}`,
    name: "Breakthrough",
    turn: "Weiß ist dran. Noch 4, Schwarz 4.",
    variant: "8 × 8 Felder",
    square: ["d4", /^weißer Stein, kann auf 2 Felder/],
    refusal: [["d4", "d5"], "Geschlagen wird nur schräg, nie geradeaus."],
    choice: ["size", "6x6", /^Bring einen Stein auf die letzte Reihe/],
  },
};

/** Games that have ended, with how that is told. @type {[query: string, told: string][]} */
export const ends = [
  ["?g=breakthrough&p=8/3w2b1/8/8/8/8/8/8_w&m=d7-e8", "White won: one of White’s men reached the last row."],
  ["?g=breakthrough&p=8/8/8/5w2/8/3b4/2w5/8_w&m=c2xd3", "White won: Black has no men left."],
  ["?g=breakthrough:6x6&p=6/6/6/6/w3b1/6_b&m=e2-f1", "Black won: one of Black’s men reached the last row."],
];
