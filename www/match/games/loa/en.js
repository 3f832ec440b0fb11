// Lines of Action: English.

const count = (/** @type {number} */ pieces) => (pieces === 1 ? "1 piece stands" : `${pieces} pieces stand`);
const squares = (/** @type {number} */ distance) => `${distance} ${distance === 1 ? "square" : "squares"}`;

/**
 * @type {import("../../game_texts.js").KindWords & {
 *   presets: Record<string, string>, variant: (size: string, preset: string) => string, pieces: Record<"first" |
 *   "second", string>,
 *   refused: Record<"empty" | "stuck" | "line" | "over", string> & { distance: (pieces: number) => string },
 * }}
 */
export const words = {
  name: "Lines of Action",
  players: { first: "Black", second: "White" },
  presets: { olympiad: "Computer Olympiad", "thesis-2000": "Thesis of 2000", "mover-wins": "Mover wins" },
  variant: (size, preset) => `${size} squares; rules: ${preset}`,
  variants: { preset: "Rules", size: "Size" },
  ready: "Connect all your pieces. Black begins: choose a piece to see where it can go.",
  pieces: { first: "black piece", second: "white piece" },
  ends: {
    connected: (winner) => `all pieces of ${winner} are connected`,
    "both-connected": (winner) =>
      winner ? `the move of ${winner} connected both sides` : "one move connected both sides",
    stuck: (_, loser) => `${loser} cannot move`,
    repetition: () => "this position has come up again",
  },
  refused: {
    empty: "Choose a piece first.",
    stuck: "This piece cannot move.",
    line: "Pieces move along ranks, files and diagonals.",
    distance: (pieces) => `${count(pieces)} on this line: move exactly ${squares(pieces)} along it.`,
    over: "A piece cannot jump over pieces of the other side.",
  },
  levels: {
    beginner: {
      name: "Beginner",
      hard: "Easy to beat: good for learning the rules.",
      about: "Looks one move ahead and only measures how close together its pieces are.",
    },
    easy: {
      name: "Easy",
      hard: "Beatable after a few games.",
      about: "Searches 200 positions a move and often plays a weaker move.",
    },
    medium: {
      name: "Medium",
      hard: "Hard for beginners: careless moves lose.",
      about: "Searches 1,000 positions a move.",
    },
    strong: {
      name: "Strong",
      hard: "Very hard: expect to lose at first.",
      about: "Searches 200,000 positions a move with our best evaluation.",
    },
  },
};
