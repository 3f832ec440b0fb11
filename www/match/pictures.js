// The small pictures of the games, for pages that need nothing else of them.

import { picture as isolation } from "./games/isolation/picture.js";
import { picture as giveaway } from "./games/giveaway/picture.js";
import { picture as checkers } from "./games/checkers/picture.js";
import { picture as loa } from "./games/loa/picture.js";
import { picture as tzaar } from "./games/tzaar/picture.js";
import { picture as breakthrough } from "./games/breakthrough/picture.js";

/** The pictures by id. @type {Record<string, string>} */
export const PICTURES = { isolation, giveaway, checkers, loa, tzaar, breakthrough };
