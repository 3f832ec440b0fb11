// The diagrams of the rules of Breakthrough.

const GAME = "breakthrough"; // the diagrams use this board, whichever is played

/** @returns {import("../../match/rules/show.js").Drawn} */
export const drawn = () => ({
  pictures: {
    reached: {
      game: GAME,
      position: "8/3w2b1/1b6/8/5w2/8/2b5/6w1 w",
      moves: ["d7-e8"],
      ends: { winner: "first", reason: "reached" },
    },
    steps: { game: GAME, position: "8/8/8/8/3w4/8/b7/8 w", picks: "d4-d5" },
    capture: { game: GAME, position: "8/8/8/2bb4/3w4/8/8/8 w", arrows: ["d4xc5"], never: ["d5"] },
  },
  trial: { game: GAME, position: "8/8/8/5w2/8/3b4/2w5/8 w", good: ["c2xd3"] },
});
