// The diagrams of the rules of give-away checkers.

import { BLOCKED, common } from "../checkers/rules.js";

/** @returns {import("../../match/rules/show.js").Drawn} */
export const drawn = () => ({
  pictures: {
    ...common("giveaway"),
    lastCapture: {
      game: "giveaway",
      position: "W:W22:B18",
      moves: ["22x15"],
      ends: { winner: "first", reason: "no-pieces" },
    },
    blocked: { game: "giveaway", ...BLOCKED, ends: { winner: "second", reason: "stuck" } },
  },
  trial: { game: "giveaway", position: "B:W18:B9", good: ["9-14"], then: ["18x9"] },
});
