// The worker of the play page.

import * as module from "./pkg/play.js";
import { work } from "./app/inside.js";

work(module);
