// Arrives long before the page's other scripts, and begins to fetch what the experiment of the link will most likely
// need.

import { planOf } from "./laboratory/file_of.js";
import { fetchModuleEarly } from "./site/fetch_early.js";
import { asked, nameIn, ownQuery } from "./site/query.js";

// Only experiments with two-player games name a game.
const query = ownQuery(asked());
fetchModuleEarly(planOf(query, nameIn(query) !== ""));
