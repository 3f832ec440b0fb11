// The worker that knows the distances of puzzles.

import * as module from "./pkg/distances.js";
import { createService } from "./site/service.js";
import { work } from "./site/worker_main.js";

work(module, createService);
