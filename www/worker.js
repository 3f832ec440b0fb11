// The worker that knows the distances of puzzles.

import * as module from "./pkg/distances.js";
import { work } from "./site/inside.js";
import { createService } from "./site/service.js";

work(module, createService);
