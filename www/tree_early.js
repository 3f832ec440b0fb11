// Arrives long before the page's other scripts, and preloads the modules that show and search the position.

import { fetchEarly } from "./site/fetch_early.js";
import { pageQuery, nameIn } from "./site/query.js";
import { lab, module } from "./site/files.js";
import { USUAL, isPuzzle } from "./tree/default_search.js";
import { fileOf, labFileOf } from "./match/game_modules.js";

const game = nameIn(pageQuery()) || USUAL.game;
fetchEarly(...(isPuzzle(game) ? [module, lab.puzzles] : [fileOf(game), labFileOf(game)]));
