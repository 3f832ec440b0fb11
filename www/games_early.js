// Arrives long before the page's other scripts, and preloads the files that the game probably needs.

import { ofGames } from "./two_player/early_files.js";
import { fileOf, kindId } from "./two_player/game_modules.js";
import { fetchEarly, fetchModuleEarly } from "./site/fetch_early.js";
import { language } from "./site/language.js";
import { asked, nameIn } from "./site/query.js";
import { savedGame } from "./site/storage.js";

const game = nameIn(asked() || location.hash) || savedGame("match") || "";

fetchModuleEarly(fileOf(game));
for (const href of ofGames[kindId(game)][language()].slice(1)) fetchEarly({ rel: "modulepreload", href });
