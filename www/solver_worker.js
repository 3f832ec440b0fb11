// The worker that searches for solutions of puzzles.

import * as module from "./pkg/solver.js";
import { work } from "./site/inside.js";

work(module);
