// Arrives long before the page's other scripts, and preloads the modules that show and search the position.

import { fetchModuleEarly } from "./site/fetch_early.js";
import { asked, nameIn } from "./site/query.js";
import { lab, module } from "./site/files.js";
import { USUAL, isPuzzle } from "./tree/default_search.js";
import { fileOf, labFileOf } from "./two_player/game_modules.js";

const game = nameIn(asked()) || USUAL.game;
fetchModuleEarly(isPuzzle(game) ? module : fileOf(game));
fetchModuleEarly(isPuzzle(game) ? lab.puzzles : labFileOf(game));
