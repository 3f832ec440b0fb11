// The small pictures of the games, for pages that have no more of them.

import { picture as breakthrough } from "./games/breakthrough/picture.js";
import { picture as checkers } from "./games/checkers/picture.js";
import { picture as giveaway } from "./games/giveaway/picture.js";
import { picture as isolation } from "./games/isolation/picture.js";
import { picture as loa } from "./games/loa/picture.js";
import { picture as tzaar } from "./games/tzaar/picture.js";

export const PICTURES = { breakthrough, checkers, giveaway, isolation, loa, tzaar };
