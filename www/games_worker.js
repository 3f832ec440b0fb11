// The worker that plays two-player games, each with the module that the page sends.

import { newEngineModule } from "./pkg/engines.js";
import { createService } from "./site/service.js";
import { work } from "./site/worker_main.js";

work(newEngineModule(), createService);
