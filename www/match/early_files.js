// The files of a game that the games page will load, for games_early.js. The finished site has its own names here.

import { filesOfGames } from "./files_of.js";

const GERMAN = ["match/words_de.js", "site/common_de.js", "site/words_de.js"];

export const earlyFiles = filesOfGames(() => ["games.js"], GERMAN);
