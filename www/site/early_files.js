// The files that are fetched together with a script, before it asks for them: each list begins with the script. The finished
// site has its own names here.

import { DUELS } from "./duels.js";
import { boardStyles, gameModules, gameStyles, module, proverModules } from "./files.js";

/** @typedef {Record<import("./language.js").Language, readonly string[]>} Files  By the language of the page. */

/**
 * A script and what it loads late for each game: the view and the words.
 * @param {(id: string) => readonly string[]} own  The script, and the other files for a game in any language.
 * @param {readonly string[]} german  The files that only German needs.
 * @returns {Record<string, Files>}
 */
const filesOfGames = (own, german) =>
  Object.fromEntries(
    DUELS.map((id) => {
      const files = [...own(id), `games/${id}/view.js`];
      return [id, { en: [...files, `games/${id}/words_en.js`], de: [...files, `games/${id}/words_de.js`, ...german] }];
    }),
  );

const GERMAN = ["two_player/words_de.js", "site/words_de.js"];
const GERMAN_OF_PROBLEMS = ["problems/words_de.js", ...GERMAN];
const OF_PUZZLE = ["embed/board.js", ...boardStyles, module];

/** Of the games page and the page of problems. */
export const gamesPage = filesOfGames(() => ["games.js"], GERMAN);
export const problemsPage = filesOfGames(() => ["problems.js"], GERMAN_OF_PROBLEMS);

/** Of the element's boards. @type {{ puzzle: Files, duel: Record<string, Files>, problem: Record<string, Files> }} */
export const boards = {
  puzzle: { en: OF_PUZZLE, de: [...OF_PUZZLE, "site/words_de.js"] },
  duel: filesOfGames((id) => ["embed/duel.js", ...gameStyles, gameModules[id]], GERMAN),
  problem: filesOfGames((id) => ["embed/problem.js", ...gameStyles, proverModules[id]], GERMAN_OF_PROBLEMS),
};
