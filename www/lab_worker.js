// The workers of the laboratory.

import * as module from "./pkg/plyground.js";
import { work } from "./site/inside.js";

work(module);
