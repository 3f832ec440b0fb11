// English draughts for the board.

import { draughts } from "./draughts.js";

export const kind = draughts("checkers", {
  rules: () => import("./rules.js"),
  said: { en: () => import("./rules_en.js"), de: () => import("./rules_de.js") },
});
