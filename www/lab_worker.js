// The workers of the laboratory.

import * as module from "./pkg/plyground.js";
import { work } from "./app/inside.js";

work(module);
