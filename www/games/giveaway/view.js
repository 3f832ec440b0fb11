// Give-away checkers for the board.

import { draughts } from "../checkers/view.js";

export const kind = draughts("giveaway", () => import("./rules.js"));
