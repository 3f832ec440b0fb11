// The worker that searches for solutions of puzzles.

import * as module from "./pkg/solver.js";
import { createService } from "./site/service.js";
import { work } from "./site/worker_main.js";

work(module, createService);
