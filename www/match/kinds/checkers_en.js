// English draughts and give-away checkers: English.

/**
 * @typedef {import("../words_en.js").KindWords & {
 *   goal: string, light: string, mustCapture: string,
 *   pieces: Record<"first" | "second", Record<"man" | "king", string>>,
 *   refused: Record<"light" | "empty" | "must" | "stuck" | "capture" | "forward", string>,
 * }} Words
 */

const LEVELS = {
  beginner: { name: "Beginner", hard: "Easy to beat: good for learning the rules.", about: "Looks one move ahead and often plays a weaker move." },
  strong: { name: "Strong", hard: "Very hard: expect to lose at first.", about: "Searches 200,000 positions a move with our best evaluation." },
};

const board = {
  players: { first: "Black", second: "White" },
  ready: "Black begins: choose a man and a square before it.",
  light: "light square",
  mustCapture: "must capture",
  pieces: { first: { man: "black man", king: "black king" }, second: { man: "white man", king: "white king" } },
  urge: "You must capture.",
  refused: {
    light: "Only the dark squares are played on.",
    empty: "Choose a piece first.",
    must: "A capture must be made: the pieces that can are marked.",
    stuck: "This piece cannot move.",
    capture: "This piece must capture: jump over a neighbour to the free square behind it.",
    forward: "Men step forward, along a diagonal, to the next square.",
  },
  levels: LEVELS,
};

const draws = {
  repetition: () => "this position has come up three times",
  "no-progress": () => "each side has made 40 moves without capturing or advancing a man",
};

/** @type {Words} */
export const checkers = {
  ...board,
  name: "Checkers",
  goal: "take or block all pieces",
  ends: {
    ...draws,
    stuck: (_, loser) => `${loser} cannot move`,
    "no-pieces": (_, loser) => `${loser} has no pieces left`,
  },
  chances: "Many games of checkers are drawn, and each draw counts as one half: 50% may well mean a safe draw.",
};

/** @type {Words} */
export const giveaway = {
  ...board,
  name: "Give-away checkers",
  goal: "lose all your pieces",
  ready: "Lose all your pieces to win. Black begins.",
  ends: {
    ...draws,
    stuck: (winner) => `${winner} cannot move, which wins here`,
    "no-pieces": (winner) => `${winner} has given all pieces away`,
  },
  chances: "In give-away checkers the engine knows next to nothing until it sees a certain win: percentages stay close to 50%.",
};
