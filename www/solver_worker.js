// The worker that searches for solutions of puzzles.

import * as module from "./pkg/solver.js";
import { work } from "./site/inside.js";
import { createService } from "./site/service.js";

work(module, createService);
