// The files of a game that the page of problems will load, for problems_early.js. The finished site has its own names
// here.

import { filesOfGames } from "../match/files_of.js";

const GERMAN = ["problems/words_de.js", "match/words_de.js", "site/common_de.js", "site/words_de.js"];

export const earlyFiles = filesOfGames(() => ["problems.js"], GERMAN);
