// Lines of Action: English.

const count = (/** @type {number} */ pieces) => (pieces === 1 ? "1 piece stands" : `${pieces} pieces stand`);
const squares = (/** @type {number} */ distance) => `${distance} ${distance === 1 ? "square" : "squares"}`;

/**
 * @type {import("../words_en.js").KindWords & {
 *   presets: Record<string, string>, variant: (size: string, preset: string) => string, pieces: Record<"first" | "second", string>,
 *   refused: Record<"empty" | "stuck" | "line" | "over", string> & { distance: (pieces: number) => string },
 * }}
 */
export const loa = {
  name: "Lines of Action",
  players: { first: "Black", second: "White" },
  presets: { olympiad: "Computer Olympiad", "thesis-2000": "Thesis of 2000", "mover-wins": "Mover wins" },
  variant: (size, preset) => `${size} squares; rules: ${preset}`,
  variants: { preset: "Rules", size: "Size" },
  ready: "Bring all your pieces together. Black begins: choose a piece to see where it can go.",
  pieces: { first: "black piece", second: "white piece" },
  ends: {
    connected: (winner) => `${winner} has won: all its pieces are connected.`,
    "both-connected": (winner) => (winner ? `${winner} has won: its move connected both sides.` : "The game is drawn: one move connected both sides."),
    stuck: (winner, loser) => `${winner} has won: ${loser} cannot move.`,
    repetition: () => "The game is drawn: this position has come again.",
  },
  refused: {
    empty: "Choose a piece first.",
    stuck: "This piece cannot move.",
    line: "Pieces move along ranks, files and diagonals.",
    distance: (pieces) => `${count(pieces)} on this line: move exactly ${squares(pieces)} along it.`,
    over: "A piece may not pass over pieces of the other side.",
  },
  rules: [
    "<strong>Who brings all his pieces together wins</strong>: in one group, in which each touches another along a side or a corner. It counts by the other's move too, and a single piece is a group. Black begins.",
    "A piece moves along a rank, file or diagonal <strong>exactly as many squares as there are pieces on that whole line</strong>, black and white ones, itself among them. It may pass over pieces of its own side, but not over the other's, and not end on its own. If it ends on one of the other's, that one is taken off the board: then there are fewer to bring together.",
    "As at the Computer Olympiads, a move that connects both sides makes a draw, who has no move passes, and the third time a position comes with the same side to move the game is a draw. As in the thesis of 2000, who has no move has lost, and the second time is a draw already. Where the mover wins, a move that connects both sides wins for the one who made it; the rest is as at the Olympiads. The board of 6 × 6 squares is ours.",
  ],
  source: "M. H. M. Winands, <cite>Analysis and Implementation of Lines of Action</cite>, 2000, measured searches in this game. That the mover wins is found in S. Sackson, <cite>A Gamut of Games</cite>, second edition.",
  levels: {
    beginner: { name: "Beginner", about: "Looks one move ahead and only asks how close together its pieces are." },
    easy: { name: "Easy", about: "Searches 200 positions a move, and takes the second best for as good." },
    medium: { name: "Medium", about: "Searches 1,000 positions a move." },
    strong: { name: "Strong", about: "Searches 200,000 positions a move with our best evaluation." },
  },
};
