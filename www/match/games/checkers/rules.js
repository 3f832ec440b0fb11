// The diagrams of the rules of checkers.

import { BLOCKED, common } from "./draughts_rules.js";

/** @returns {import("../../rules/show.js").Drawn} */
export const drawn = () => ({
  pictures: {
    ...common("checkers"),
    blocked: { game: "checkers", ...BLOCKED, ends: { winner: "first", reason: "stuck" } },
  },
  trial: { game: "checkers", position: "B:W18,19,26:B15", good: ["15x22x31"] },
});
