// The worker that knows the distances of puzzles.

import * as module from "./pkg/distances.js";
import { work } from "./site/inside.js";

work(module);
