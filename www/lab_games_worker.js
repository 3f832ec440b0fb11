// The workers of the laboratory's two-player games, each with the module that the page sends.

import { newLabModule } from "./pkg/labs.js";
import { createService } from "./site/service.js";
import { work } from "./site/worker_main.js";

work(newLabModule(), createService);
