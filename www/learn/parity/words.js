// Texts of the lesson on parity: English.

import { translatable } from "../../site/i18n.js";

const parity = (/** @type {number} */ count) => (count % 2 ? "odd" : "even");

const english = {
  told: [
    "In SlideThree three tiles slide at once, along a row or a column, into the gap at the end. Nine tiles can lie in the first three rows and columns in 362,880 orders. One of them is the goal.",
    "On this board only 8 and 9 have changed places. Slide as long as you like.",
  ],
  prediction: "Your prediction",
  question: "Can you get 8 and 9 into the right order by sliding?",
  choices: { few: "yes, in a few moves", many: "yes, in very many moves", never: "no, never" },
  answer: "The answer",
  answered:
    "Never. Of the 362,880 orders half can be solved, and this one belongs to the other half. The proof has three steps, with boards to try them on.",
  colours: {
    title: "Step 1: An even number of moves leads back",
    text: [
      "Every row and every column has one coloured end and one end without colour. A move frees one end and fills the other, so it always covers one coloured square more, or one fewer.",
      "In the goal five are covered. When all gaps are back where they were, five are covered again. So as many moves covered a square as uncovered one, and their number is even.",
    ],
  },
  exchanges: {
    title: "Step 2: Every move is three exchanges",
    text: [
      "Slide a row and look at its gap. It could have changed places with the first tile, then with the second, then with the third: the result is the same. An even number of moves is three times as many exchanges, and that number is even too.",
    ],
  },
  gaps: {
    title: "Step 3: The gaps need an even number of them",
    text: [
      "The gaps d, e, f and g never leave their row or column, so they return exactly to where they were. The gaps a, b and c move from corner to corner and never overtake each other: clockwise they always follow as a, b, c.",
      "So when all is back, a, b and c are either in their own corners or have all moved on together, and two exchanges are enough for that. Zero and two are even. What is left for the tiles is even too.",
    ],
  },
  end: {
    title: "So half of the orders are out of reach",
    text: [
      "Exchanging 8 and 9 takes one exchange, and one is odd. Could an even number of exchanges have the same result? No. Count the pairs of tiles in which the greater one comes first: every exchange changes this count by an odd number.",
      "This shows that half of the orders cannot be solved. That all others can is the result of a count: from the goal a computer reaches 181,440 orders in each of the 64 shapes that the nine tiles can take. That makes 11,612,160 positions, none of them more than 26 moves from the goal.",
    ],
    shapes:
      "Read row by row, the orders that can be solved are even in 48 shapes, as in the goal, and odd in these 16.",
    picture: "The 16 shapes in which the orders that can be solved are odd",
  },
  arrange: {
    title: "Set up a position",
    text: "Press two tiles to exchange them. The page of puzzles opens what can be solved, and refuses the rest.",
    tile: (/** @type {number} */ tile, /** @type {number} */ row, /** @type {number} */ column) =>
      `tile ${tile}, row ${row} column ${column}`,
    verdict: (/** @type {number} */ pairs) =>
      `${pairs} ${pairs === 1 ? "pair" : "pairs"} in the wrong order: ${parity(pairs)}, so this ${pairs % 2 ? "cannot" : "can"} be solved.`,
    open: "Open this position",
  },
  board: {
    free: "Board to try: 8 and 9 exchanged",
    colours: "Board with coloured squares",
    gaps: "Board with named gaps",
    moves: (/** @type {number} */ moves) => `${moves} ${moves === 1 ? "move" : "moves"}`,
    covered: (/** @type {number} */ moves, /** @type {number} */ covered) =>
      `${moves} ${moves === 1 ? "move" : "moves"} (${parity(moves)}), ${covered} coloured ${covered === 1 ? "square" : "squares"} covered (${parity(covered)})`,
    corners: (/** @type {string[]} */ letters) => `Clockwise from the corner with a tile: ${letters.join(", ")}`,
    restart: "Start over",
  },
  play: "Play SlideThree",
  sources: "Sources: [Heuser 2003, 3.2.3]; for the 15 puzzle: [Johnson and Story 1879].",
  list: "List of sources",
};

/** @typedef {typeof english} Words */

export const words = translatable(english, { de: () => import("./words_de.js") });
