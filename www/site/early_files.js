// The files that are fetched together with a script, before it asks for them: each list begins with the script. The finished
// site has its own names here.

import { MATCH_GAMES } from "./match_games.js";
import { boardStyles, gameModules, gameStyles, module, proverModules } from "./files.js";

/** @typedef {import("./language.js").ByLanguage<readonly string[]>} Files */

/**
 * A script and the files that it loads late for each game: the view and the words.
 * @param {(id: string) => readonly string[]} own  The script, and the other files for a game in any language.
 * @param {Record<string, readonly string[]>} others  The files that only another language than English needs, by language.
 * @returns {Record<string, Files>}
 */
const filesOfGames = (own, others) =>
  Object.fromEntries(
    MATCH_GAMES.map((id) => {
      const files = [...own(id), `games/${id}/view.js`];
      const lists = Object.entries({ en: [], ...others }).map(([language, more]) => [
        language,
        [...files, `games/${id}/words_${language}.js`, ...more],
      ]);
      return [id, Object.fromEntries(lists)];
    }),
  );

const GAMES = { de: ["match/words_de.js", "site/words_de.js"] };
const PROBLEMS = { de: ["problems/words_de.js", ...GAMES.de] };
const OF_PUZZLE = ["embed/puzzle_element.js", ...boardStyles, module];

/** Of the games page and the page of problems. */
export const gamesPage = filesOfGames(() => ["games.js"], GAMES);
export const problemsPage = filesOfGames(() => ["problems.js"], PROBLEMS);

/** Of the element's boards. @type {{ puzzle: Files, match: Record<string, Files>, problem: Record<string, Files> }} */
export const boards = {
  puzzle: { en: OF_PUZZLE, de: [...OF_PUZZLE, "site/words_de.js"] },
  match: filesOfGames((id) => ["embed/match_element.js", ...gameStyles, gameModules[id]], GAMES),
  problem: filesOfGames((id) => ["embed/problem_element.js", ...gameStyles, proverModules[id]], PROBLEMS),
};
