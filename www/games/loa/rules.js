// The diagrams of the rules of Lines of Action.

/**
 * @param {string} variant
 * @param {import("../../match/game_views.js").Kind} kind
 * @returns {import("../../match/rules/show.js").Drawn}
 */
export function drawn(variant, kind) {
  const { preset } = kind.readVariant(variant);
  // The board of the sources, whichever is played.
  const game = kind.writeVariant({ preset, size: "8x8" });
  return {
    pictures: {
      connected: { game, position: "8/8/3b4/2b1b3/3b4/4w3/1w6/5w2 w", ends: { winner: "first", reason: "connected" } },
      count: {
        game,
        position: "8/3w4/8/8/3b4/8/7b/6w1 b",
        picks: "d4-d6",
        marks: { d6: "2", d2: "2", b6: "2", f2: "2", c4: "1", e4: "1", c3: "1", e5: "1" },
      },
      over: { game, position: "w7/8/8/w7/bb2w3/8/8/7b b", arrows: ["a4-d4"], never: ["a7"] },
      capture: { game, position: "8/1w6/8/1w6/8/8/1b6/6b1 b", arrows: ["b2xb5"] },
      both: { game, position: "8/8/8/8/3w1b2/2b1b3/5w2/8 b", arrows: ["f4xd4"] },
    },
    trial: { game, position: "8/1b5w/8/4b3/3b4/5w2/w7/8 b", good: ["b7-d5"] },
  };
}

export const strategy = () => import("./strategy.js");
