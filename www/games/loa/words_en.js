// Lines of Action: its texts during play and its rules, in English.

const count = (/** @type {number} */ pieces) => (pieces === 1 ? "1 piece stands" : `${pieces} pieces stand`);
const list = new Intl.ListFormat("en");
const squares = (/** @type {number} */ distance) => `${distance} ${distance === 1 ? "square" : "squares"}`;

/**
 * @type {import("../../match/game_texts.js").KindWords & {
 *   presets: Record<string, string>, variant: (size: string, preset: string) => string, pieces: Record<"first" |
 *   "second", string>,
 *   refused: Record<"empty" | "stuck" | "line" | "over", string> & { distance: (pieces: number) => string },
 *   lines: { axes: Record<"row" | "column" | "rise" | "fall", string>, sentence: (lines: string[], text: string) => string,
 *     counts: (pieces: number) => string, barred: (enemy: string | undefined) => string },
 * }}
 */
export const words = {
  name: "Lines of Action",
  players: { first: "Black", second: "White" },
  presets: { olympiad: "Olympiad rules", "thesis-2000": "Rules of the 2000 thesis", "mover-wins": "Mover wins" },
  variant: (size, preset) => `${size} squares · ${preset}`,
  variants: { preset: "Rules", size: "Size" },
  ready: "Connect all your pieces. Black begins: choose a piece to see where it can go.",
  pieces: { first: "black piece", second: "white piece" },
  ends: {
    connected: (winner) => `all of ${winner}’s pieces are connected`,
    "both-connected": (winner) => (winner ? `${winner}’s move connected both sides` : "one move connected both sides"),
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
  /** Where a piece can go, line by line. */
  lines: {
    axes: { row: "row", column: "column", rise: "diagonal ↗", fall: "diagonal ↘" },
    sentence: (lines, text) => `${lines[0][0].toUpperCase()}${list.format(lines).slice(1)}: ${text}.`,
    counts: (pieces) => `${pieces} ${pieces === 1 ? "piece" : "pieces"}, so ${squares(pieces)}`,
    barred: (enemy) =>
      enemy === undefined ? "that leads off the board" : enemy ? `${enemy} is in the way` : "your own piece is there",
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
  rules,
};

const PRESETS = {
  olympiad:
    "<strong>Rules of the Computer Olympiad:</strong> a move that connects both players is a draw. If you have no move, you pass. The game is a draw if a position occurs for the third time with the same player to move.",
  "thesis-2000":
    "<strong>Rules of the thesis of 2000:</strong> a move that connects both players is a draw. You lose if you have no move. The game is a draw if a position occurs for the second time with the same player to move.",
  "mover-wins":
    "<strong>Mover wins:</strong> if a move connects both players, the player who made it wins. If you have no move, you pass. The game is a draw if a position occurs for the third time with the same player to move.",
};

/** @param {string} game @returns {import("../../match/rules/show.js").RulesWords} */
function rules(game) {
  return {
    title: "Rules of Lines of Action",
    parts: [
      {
        text: "<strong>Connect all your pieces into one group to win.</strong> Pieces are connected along sides and corners. It also counts if your opponent’s move connects you. A single piece is a group. Black moves first.",
        shows: { connected: "All black pieces are connected: Black wins." },
      },
      {
        text: "A piece moves in a straight line, in any direction, <strong>exactly as many squares as there are pieces on that whole line</strong>. Count the pieces of both players, including the one that moves.",
        shows: { count: "The numbers tell how many pieces are on each line, and so how far the piece goes." },
      },
      {
        text: "A piece may jump over pieces of its own colour, but not over those of the opponent. It cannot end on a piece of its own colour.",
        shows: {
          over: "Three pieces are on the row, so the black piece jumps its neighbour and goes three squares. It cannot go to a7: a white piece is in the way.",
        },
      },
      {
        text: "If a piece ends on an opposing piece, it captures that piece. But then your opponent has one piece fewer to connect.",
        shows: { capture: "Three pieces are on the column: the black piece goes three squares and captures." },
      },
      {
        text: PRESETS[
          /** @type {keyof typeof PRESETS} */ (
            Object.keys(PRESETS).find((preset) => game.includes(preset)) ?? "olympiad"
          )
        ],
        shows: {
          both: "This capture connects all black pieces, and it leaves White a single piece: both are connected.",
        },
      },
    ],
    first: {
      task: "You are Black. Connect all three of your pieces.",
      good: "All your pieces are connected: you win.",
      other: "Your pieces are not connected yet. Start over and count the pieces on the diagonals of b7.",
    },
    source:
      "M. H. M. Winands measured searches in this game in <cite>Analysis and Implementation of Lines of Action</cite>, 2000. The rule that the mover wins is in S. Sackson, <cite>A Gamut of Games</cite>, second edition. The 6 × 6 board is our own.",
  };
}
