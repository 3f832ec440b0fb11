// Give-away checkers for the board.

import { draughts } from "../checkers/draughts.js";
import { words } from "./en.js";
import { picture } from "./picture.js";

export const kind = draughts("giveaway", words, picture, {
  de: () => import("./de.js"),
  rules: () => import("./rules.js"),
  said: { en: () => import("./rules_en.js"), de: () => import("./rules_de.js") },
});
