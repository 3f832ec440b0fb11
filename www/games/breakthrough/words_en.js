// Breakthrough: its texts during play and its rules, in English.

/**
 * @type {import("../../match/game_texts.js").KindWords & {
 *   race: (own: number, other: string, theirs: number) => string, variant: (size: string) => string, pieces: Record<"first" | "second", string>, refused: Record<"empty" | "stuck" |
 *   "ahead" | "step", string>,
 * }}
 */
export const words = {
  name: "Breakthrough",
  players: { first: "White", second: "Black" },
  race: (own, other, theirs) => `${own} to go, ${other} ${theirs}.`,
  variant: (size) => `${size} squares`,
  variants: { size: "Size" },
  ready: "Bring a man to the last row. White begins: choose a man to see where it can go.",
  pieces: { first: "white man", second: "black man" },
  ends: {
    reached: (winner) => `one of ${winner}’s men reached the last row`,
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
  rules,
};

/** @returns {import("../../match/rules/show.js").RulesWords} */
function rules() {
  return {
    title: "Rules of Breakthrough",
    parts: [
      {
        text: "<strong>Bring one of your men to the last row to win.</strong> You also win if you capture all men of your opponent. White moves first, and moves up the board.",
        shows: { reached: "A white man has reached the last row: White wins." },
      },
      {
        text: "<strong>A man moves one step forward</strong>, straight or diagonally, to a free square. It never moves sideways or back.",
        shows: { steps: "The white man can go to each of the three squares with a dot." },
      },
      {
        text: "<strong>A man captures diagonally forward</strong>: it takes the place of the opposing man. It cannot capture straight ahead. You never have to capture.",
        shows: { capture: "The white man can capture the man on c5. The one on d5 blocks its way." },
      },
      { text: "There are no draws: a player who has men can always move, and every move brings the end closer." },
    ],
    first: {
      task: "You are White. Black has one man left, and it is close to the last row. Capture it.",
      good: "Black has no men left: you win.",
      other: "The black man is still there. Start over and capture it diagonally.",
    },
    source:
      "Breakthrough is a game by Dan Troyka, 2000, who also invented SlideThree. It is played on 8 × 8 squares; the 6 × 6 board is a smaller variant.",
  };
}
