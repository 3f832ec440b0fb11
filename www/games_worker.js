// The worker of the games page.

import * as module from "./pkg/games.js";
import { work } from "./site/inside.js";

work(module);
