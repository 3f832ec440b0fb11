// The worker that plays two-player games and proves their problems, each with the module that the page sends.

import { newEngineModule } from "./pkg/engines.js";
import { work } from "./site/inside.js";
import { createService } from "./site/service.js";

work(newEngineModule(), createService);
