// The worker of two-player games, each with the module that the page sends.

import { newEngineModule } from "./pkg/engines.js";
import { work } from "./site/inside.js";
import { createService } from "./site/service.js";

work(newEngineModule(), createService);
