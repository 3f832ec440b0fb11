// The worker of two-player games, each with the module that the page sends.

import { newGameModule } from "./pkg/games.js";
import { work } from "./site/inside.js";

work(newGameModule());
