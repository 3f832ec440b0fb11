// Breakthrough: English.

/**
 * @type {import("../../game_texts.js").KindWords & {
 *   variant: (size: string) => string, pieces: Record<"first" | "second", string>, refused: Record<"empty" | "stuck" |
 *   "ahead" | "step", string>,
 * }}
 */
export const words = {
  name: "Breakthrough",
  players: { first: "White", second: "Black" },
  variant: (size) => `${size} squares`,
  variants: { size: "Size" },
  ready: "Bring a man to the last row. White begins: choose a man to see where it can go.",
  pieces: { first: "white man", second: "black man" },
  ends: {
    reached: (winner) => `a man of ${winner} reached the last row`,
    "no-pieces": (_, loser) => `${loser} has no men left`,
  },
  refused: {
    empty: "Choose a man first.",
    stuck: "This man cannot move.",
    ahead: "Men capture diagonally only, never straight ahead.",
    step: "Men move one step forward, straight or diagonally.",
  },
  levels: {
    beginner: {
      name: "Beginner",
      hard: "Easy to beat: good for learning the rules.",
      about: "Looks one move ahead and counts men and how far they have advanced.",
    },
    easy: {
      name: "Easy",
      hard: "Beatable after a few games.",
      about: "Looks two moves ahead and often plays a weaker move.",
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
