// The rules of the puzzles: English.

export const words = {
  sheet: { close: "Close the rules" },
  title: (/** @type {string} */ name) => `Rules of ${name}`,
  goal: {
    text: "<strong>Bring the tiles into order</strong>, with 1 in the upper left corner.",
    shows:
      "The solved puzzle. While you play, faint numbers on the board show where each tile belongs, and a dot marks a tile that is there.",
  },
  move: {
    text: (/** @type {string} */ block) =>
      `<strong>Slide a whole block of ${block} tiles.</strong> The tiles of a block are side by side in one row or column, and slide together by one square into the blank at their end.`,
    shows: "The classic start. Small arrows on the blanks show every block that can slide.",
  },
  /** The number of tiles that slide together. */
  block: /** @type {Record<string, string>} */ ({ slide2: "two", slide3: "three", slide4: "four", slide5: "five" }),
  hand: "Drag a tile, or tap it. A block that can slide only one way slides at once. If it can slide two ways, tap the arrow you want.",
  keys: "With the keyboard, use the arrow keys to reach a tile. Press <kbd>Shift</kbd> and an arrow key to slide its block.",
  way: /** @type {Record<string, string>} */ ({
    slide2: "The shortest way from the classic start takes 10 moves, and no position needs more than 12.",
    slide3: "The shortest way from the classic start takes 24 moves, and no position needs more than 26.",
    slide4:
      "The shortest way from the classic start takes 42 moves. How many moves the farthest position needs is not known.",
    slide5: "66 moves are enough from the classic start. Whether there is a shorter way is not known.",
  }),
  closer: "Every move brings you exactly one step closer to the solution, or one step farther away.",
  trial: "Try it: SlideTwo",
  again: "Start over",
  example: {
    intro: "This puzzle is two moves from the solution. Find them.",
    solved: "Solved. Now you know everything you need.",
    farther: "Not solved yet. The arrows show what can slide.",
  },
  source:
    "SlideThree was invented by W. D. Troyka. Susanne Heuser studied it in her thesis <cite>Randomized Evaluation Functions in Single Agent Search</cite> (Jena, 2003).",
};
