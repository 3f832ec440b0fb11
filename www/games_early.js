// Arrives long before the page's other scripts, and preloads the files that the game probably needs.

import { fileOf, kindId } from "./match/game_modules.js";
import { gamesPage } from "./site/early_files.js";
import { fetchEarly } from "./site/fetch_early.js";
import { inLanguage } from "./site/language.js";
import { pageQuery, nameIn } from "./site/query.js";
import { savedGame } from "./site/storage.js";

const game = nameIn(pageQuery() || location.hash) || savedGame("match") || "";

fetchEarly(fileOf(game), ...inLanguage(gamesPage[kindId(game)]).slice(1));
