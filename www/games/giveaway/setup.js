// Give-away checkers to be set up.

import { draughtsSetup } from "../checkers/setup.js";

export const setup = draughtsSetup("giveaway");
