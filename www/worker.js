// The worker of the play page.

import * as module from "./pkg/play.js";
import { work } from "./site/inside.js";

work(module);
