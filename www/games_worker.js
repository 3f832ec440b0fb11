// The worker that plays two-player games and proves their problems, each with the module that the page sends.

import { newEngineModule } from "./pkg/engines.js";
import { createService } from "./site/service.js";
import { work } from "./site/worker_main.js";

work(newEngineModule(), createService);
