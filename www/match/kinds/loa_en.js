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
  levels: {
    beginner: { name: "Beginner", about: "Looks one move ahead and only asks how close together its pieces are." },
    easy: { name: "Easy", about: "Searches 200 positions a move, and takes the second best for as good." },
    medium: { name: "Medium", about: "Searches 1,000 positions a move." },
    strong: { name: "Strong", about: "Searches 200,000 positions a move with our best evaluation." },
  },
};
