// The worker that finds and proves problems of two-player games, each with the module that the page sends.

import { newProverModule } from "./pkg/provers.js";
import { createService } from "./site/problem_service.js";
import { work } from "./site/worker_main.js";

work(newProverModule(), createService);
