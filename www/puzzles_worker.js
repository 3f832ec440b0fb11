// The workers of puzzles: they do the laboratory's trials and search for solutions, with the module that the page sends.

import * as module from "./pkg/puzzles_lab.js";
import { createService } from "./site/service.js";
import { work } from "./site/worker_main.js";

work(module, createService);
