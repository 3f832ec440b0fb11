// Arrives long before the page's other scripts, and preloads the module that the experiment of the link probably needs.

import { planOf } from "./match/game_modules.js";
import { fetchEarly } from "./site/fetch_early.js";
import { pageQuery, nameIn, ownQuery } from "./site/query.js";

// Only experiments with two-player games name a game.
fetchEarly(planOf(nameIn(ownQuery(pageQuery())) !== ""));
