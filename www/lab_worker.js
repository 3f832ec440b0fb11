// The workers of the laboratory's puzzles, each with the module that the page sends.

import { newPuzzleLabModule } from "./pkg/puzzle_labs.js";
import { work } from "./site/inside.js";
import { createService } from "./site/service.js";

work(newPuzzleLabModule(), createService);
