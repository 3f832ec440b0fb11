// The common texts of English draughts and give-away checkers: English.

/**
 * @typedef {import("../../game_texts.js").KindWords & {
 *   goal: string, light: string, mustCapture: string,
 *   pieces: Record<"first" | "second", Record<"man" | "king", string>>,
 *   refused: Record<"light" | "empty" | "must" | "stuck" | "capture" | "forward", string>,
 * }} Words
 */

const LEVELS = {
  beginner: {
    name: "Beginner",
    hard: "Easy to beat: good for learning the rules.",
    about: "Looks one move ahead and often plays a weaker move.",
  },
  strong: {
    name: "Strong",
    hard: "Very hard: expect to lose at first.",
    about: "Searches 200,000 positions a move with our best evaluation.",
  },
};

export const board = {
  players: { first: "Black", second: "White" },
  ready: "Black begins: choose a man and a square in front of it.",
  light: "light square",
  mustCapture: "must capture",
  pieces: { first: { man: "black man", king: "black king" }, second: { man: "white man", king: "white king" } },
  urge: "You must capture.",
  refused: {
    light: "Only dark squares are used.",
    empty: "Choose a piece first.",
    must: "You must capture: the pieces that can are marked.",
    stuck: "This piece cannot move.",
    capture: "This piece must capture: jump over a neighbour to the free square behind it.",
    forward: "Men move one square diagonally forward.",
  },
  levels: LEVELS,
};

export const draws = {
  repetition: () => "this position has come up three times",
  "no-progress": () => "each side has made 40 moves without capturing or advancing a man",
};
