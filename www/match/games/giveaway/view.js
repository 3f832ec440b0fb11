// Give-away checkers for the board.

import { draughts } from "../checkers/draughts.js";

export const kind = draughts("giveaway", {
  rules: () => import("./rules.js"),
  said: { en: () => import("./rules_en.js"), de: () => import("./rules_de.js") },
});
