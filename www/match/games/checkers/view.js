// English draughts for the board.

import { draughts } from "./draughts.js";
import { words } from "./en.js";
import { picture } from "./picture.js";

export const kind = draughts("checkers", words, picture, {
  de: () => import("./de.js"),
  rules: () => import("./rules.js"),
  said: { en: () => import("./rules_en.js"), de: () => import("./rules_de.js") },
});
