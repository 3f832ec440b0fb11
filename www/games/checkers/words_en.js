// The English texts and rules of checkers, some of which give-away checkers shares.

/**
 * @typedef {import("../../match/game_texts.js").KindWords & {
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

export const DRAUGHTS = [
  {
    text: "Play on the dark squares only. <strong>Men move one square diagonally forward.</strong> Black moves first, and moves down the board.",
    shows: { men: "The black man can go to either square with a dot." },
  },
  {
    text: "A man that reaches the last row becomes a <strong>king</strong>. Kings move one square diagonally, forward or backward.",
    shows: { king: "The king can go to four squares. The man at the end of the arrow becomes a king." },
  },
  {
    text: "<strong>Capture</strong> by jumping over an opposing piece next to yours to the free square behind it. <strong>You must capture if you can.</strong> If the piece that jumped can capture again, it must go on. If you have several captures, choose any of them.",
    shows: { capture: "Black must capture: the man jumps twice and takes both white men." },
  },
  {
    text: "A man that becomes a king during a capture stops there, even if it could go on.",
    shows: { crowned: "This man was crowned as it captured. It could capture again as a king, but its turn is over." },
  },
];

export const DRAWS = {
  text: "The game is a draw if the same position occurs for the third time, or if both players make 40 moves without a capture and without moving a man.",
};

/** @type {Words} */
export const words = {
  ...board,
  name: "Checkers",
  goal: "Capture or block all pieces",
  ends: {
    ...draws,
    stuck: (_, loser) => `${loser} cannot move`,
    "no-pieces": (_, loser) => `${loser} has no pieces left`,
  },
  chances: "Many games of checkers are drawn, and a draw counts as one half: 50% may mean a safe draw.",
  rules,
};

/** @returns {import("../../match/rules/show.js").RulesWords} */
function rules() {
  return {
    title: "Rules of checkers",
    parts: [
      {
        text: "<strong>You win if your opponent cannot move</strong>, because you captured or blocked all their pieces.",
        shows: { blocked: "White is to move, but the only white man is blocked: Black wins." },
      },
      ...DRAUGHTS,
      DRAWS,
    ],
    first: {
      task: "You are Black. Two captures are possible: take two men in one turn.",
      good: "Two men captured in one turn, and your man is crowned.",
      other: "That captured only one man. Start over and jump the other way.",
    },
    source: "These are the rules of English draughts, also called American checkers.",
  };
}
