// The worker that reads files with games.

import * as module from "./pkg/records.js";
import { createService } from "./site/record_service.js";
import { work } from "./site/worker_main.js";

work(module, createService);
