// The games for two of the site, each in a folder of its own: what the page and the element have of them from the
// start. What is needed late is fetched from the folder by the id.

import { kind as breakthrough } from "./games/breakthrough/view.js";
import { kind as checkers } from "./games/checkers/view.js";
import { kind as giveaway } from "./games/giveaway/view.js";
import { kind as isolation } from "./games/isolation/view.js";
import { kind as loa } from "./games/loa/view.js";
import { kind as tzaar } from "./games/tzaar/view.js";

/** In the order of the cards. */
export const GAMES = [isolation, giveaway, checkers, loa, tzaar, breakthrough];
