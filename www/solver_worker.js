// The worker that searches for solutions of puzzles.

import * as module from "./pkg/solver.js";
import { work } from "./app/inside.js";

work(module);
