// The worker that finds and proves problems of two-player games, each with the module that the page sends.

import { newEngineModule } from "./pkg/engines.js";
import { createService } from "./problems/service.js";
import { work } from "./site/inside.js";

work(newEngineModule(), createService);
