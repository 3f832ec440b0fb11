// The files of boards in the element: each list begins with the script of a board, and has what this script will fetch
// at once, which is fetched together with it. The finished site has its own names here.

import { filesOfGames } from "../two_player/game_files.js";
import { boardStyles, gameModules, gameStyles, module, proverModules } from "../site/files.js";

const ALL = ["embed/board.js", ...boardStyles, module];
const GERMAN = ["site/words_de.js", "two_player/words_de.js"];

/** @type {import("../two_player/game_files.js").Files} */
export const puzzle = { en: ALL, de: [...ALL, "site/words_de.js"] };

export const duel = filesOfGames((id) => ["embed/duel.js", ...gameStyles, gameModules[id]], GERMAN);

export const problem = filesOfGames(
  (id) => ["embed/problem.js", ...gameStyles, proverModules[id]],
  [...GERMAN, "problems/words_de.js"],
);
