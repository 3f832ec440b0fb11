// Arrives long before the page's other scripts, and preloads its module.

import { asksForProblems } from "./print/sheet_kind.js";
import { distancesModule } from "./site/files.js";
import { fetchEarly } from "./site/fetch_early.js";
import { pageQuery } from "./site/query.js";

if (!asksForProblems(pageQuery())) fetchEarly(distancesModule);
