// Arrives long before the page's other scripts, and preloads its module.

import { asksForProblems } from "./print/kind.js";
import { distancesModule } from "./site/files.js";
import { fetchEarly } from "./site/fetch_early.js";
import { asked } from "./site/query.js";

if (!asksForProblems(asked())) fetchEarly(distancesModule);
