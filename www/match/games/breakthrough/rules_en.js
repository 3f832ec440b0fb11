// The rules of Breakthrough: English.

/** @type {(game: string) => import("../../rules/words_en.js").RulesWords} */
export const rules = () => ({
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
});
