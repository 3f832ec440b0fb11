// English draughts and give-away checkers: English.

/**
 * @typedef {import("../words_en.js").KindWords & {
 *   goal: string, light: string, mustCapture: string,
 *   pieces: Record<"first" | "second", Record<"man" | "king", string>>,
 *   refused: Record<"light" | "empty" | "must" | "stuck" | "capture" | "forward", string>,
 * }} Words
 */

const LEVELS = {
  beginner: { name: "Beginner", about: "Looks one move ahead and is easily content." },
  strong: { name: "Strong", about: "Searches 200,000 positions a move with our best evaluation." },
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
  repetition: () => "The game is drawn: this position has come three times.",
  "no-progress": () => "The game is drawn: 40 moves of each side without a capture or an advance of a man.",
};

/** @type {Words} */
export const checkers = {
  ...board,
  name: "Checkers",
  goal: "take or block all pieces",
  ends: {
    ...draws,
    stuck: (winner, loser) => `${winner} has won: ${loser} cannot move.`,
    "no-pieces": (winner, loser) => `${winner} has won: ${loser} has no pieces left.`,
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
    stuck: (winner) => `${winner} has won: blocked, with no move left.`,
    "no-pieces": (winner) => `${winner} has won: all the pieces are given away.`,
  },
  chances: "In give-away checkers the engine knows next to nothing until it sees a certain win: percentages stay close to 50%.",
};
