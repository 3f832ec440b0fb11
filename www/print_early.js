// Arrives long before the page's other scripts, and begins to fetch its module.

import { distancesModule } from "./site/distances_module.js";
import { fetchModuleEarly } from "./site/fetch_early.js";

fetchModuleEarly(distancesModule);
