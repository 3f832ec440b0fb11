// The files of a game that the games page and the page of problems will load, for games_early.js and problems_early.js.
// The finished site has its own names here.

import { filesOfGames } from "./game_files.js";

const GERMAN = ["two_player/words_de.js", "site/words_de.js"];

export const ofGames = filesOfGames(() => ["games.js"], GERMAN);

export const ofProblems = filesOfGames(() => ["problems.js"], ["problems/words_de.js", ...GERMAN]);
