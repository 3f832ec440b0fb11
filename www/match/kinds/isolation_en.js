// Isolation: English.

/** @type {import("../words_en.js").KindWords & { movements: Record<string, string>, variant: (movement: string, size: string) => string, used: string, refused: { used: string } }} */
export const isolation = {
  name: "Isolation",
  players: { first: "A", second: "B" },
  movements: { knight: "as knights", queen: "as queens", king: "as kings" },
  variant: (movement, size) => `${movement}, ${size} squares`,
  variants: { movement: "Moves", size: "Size" },
  ready: "Stand on any free square.",
  ends: { stuck: (winner, loser) => `${winner} has won: ${loser} cannot move.` },
  used: "used",
  refused: { used: "This square is used up." },
  rules: [
    "Two players, <strong>A</strong> and <strong>B</strong>, one after the other, first stand on any free square; then they move in turn like knights in chess, over others too, to a free square. A square that was stood on stays used. <strong>Who cannot move has lost.</strong>",
    "On 7 × 7 squares the second player wins if both play perfectly: that was solved here, by search. Only one of the two can ever take squares away from the other's next moves, and the placement decides which.",
  ],
  source: "The evaluation functions are those of O. Navarro-Hinojosa, <cite>Advanced game playing: Heuristic Review</cite>; so is the environment, from the course it was written for.",
};
