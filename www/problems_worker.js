// The worker that finds and proves problems of two-player games, each with the module that the page sends.

import { newProblemModule } from "./pkg/problems.js";
import { createService } from "./problems/service.js";
import { work } from "./site/inside.js";

work(newProblemModule(), createService);
