// Tzaar, for the tests that all games have in common.

/** The first moves to try in the rules, by game and variant: a wrong one and a right one, with the replies. */
export const trials = {
  tzaar: { title: "Rules of Tzaar", wrong: ["D4", "D7"], said: /still there/, right: ["D4", "B4"], good: /you win/ },
};

/** A position without a certain win. */
export const uncertain = "?g=tzaar&second=you";

const PEOPLE = "first=you&second=you";
export const FEW = "Z2--o-/r3-----/---o---/---R----/----z-O-/---O--O-/------O/o-----/o---z2_w_1";
/** After White's first capture, and Black's. */
export const BEGUN = "D6xE6.D4xD3";

/** The tests on the games page. @type {import("../two_player_games.test.mjs").OnPage} */
export const onPage = {
  wholeGames: [
    {
      way: "touch",
      query:
        "?g=tzaar&p=----R/R3-O---/---r3R2--/z3-------/-Z2--O2---/-------o3/---R---/o4-----/----O_w_1&second=random",
      isUsual: true,
    },
    { way: "keyboard", query: "?g=tzaar&second=easy" },
    { way: "keyboard", query: "?g=tzaar:random=7&second=beginner" },
  ],
  accessible: [
    { query: `?g=tzaar&m=${BEGUN}.C3+C4&${PEOPLE}`, isUnfolded: true },
    { query: `?g=tzaar&p=${FEW}&${PEOPLE}&m=E7xE5` },
    { query: "?g=tzaar:tournament" },
  ],
  move: /^(?:[A-I][1-8][x+][A-I][1-8]|pass)$/,
  record: {
    query: `?g=tzaar&${PEOPLE}&m=${BEGUN}.C3+C4`,
    text: "game: tzaar\nmoves: D6xE6\nD4xD3 C3+C4",
    read: "game: tzaar\nmoves: D6xE6\nD4xD3 pass",
    last: "pass",
    badges: 8,
  },
  german: {
    query: `?g=tzaar&${PEOPLE}&m=${BEGUN}`,
    name: "Tzaar",
    turn: "Schwarz ist dran. 2 von 2: schlagen, stapeln, passen.",
    variant: "Feste Aufstellung",
    pass: "Schwarz D4xD3. Schwarz passt. Weiß ist dran. 1 von 2: schlagen.",
    square: ["A5", /^Tott von Weiß, einzeln/],
  },
};

/** Games that have ended, be it by the first move of a turn, with how that is told. @type {[query: string, told: string][]} */
export const ends = [
  [
    "?g=tzaar&p=-----/R-----/O------/--------/-z------/--------/-r-----/------/---oo_w_1",
    "Black won: White has no uncovered Tzaar left.",
  ],
  [
    "?g=tzaar&p=-----/Z-----/O------/--------/-z------/--------/-r-----/------/---oo_w_1",
    "Black won: White has no uncovered Tzarra left.",
  ],
  [
    "?g=tzaar&p=-----/Z-----/R------/--------/-z------/--------/-r-----/------/---oo_w_1",
    "Black won: White has no uncovered Tott left.",
  ],
  [
    "?g=tzaar&p=Z-R-O/------/-------/--------/z2-------/--------/r2------/------/----o2_w_1",
    "Black won: White cannot capture.",
  ],
  [`?g=tzaar&p=${FEW.replace("z2", "-")}&m=E7xE5`, "White won: Black has no uncovered Tzaar left."],
];
