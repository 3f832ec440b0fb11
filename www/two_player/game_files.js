// The files that a script will load late for a game: its kind, and the texts in the language of the page.

import { DUELS } from "../site/duels.js";

/** @typedef {Record<import("../site/language.js").Language, readonly string[]>} Files  Lists that begin with a script. */

/**
 * Such files of each game.
 * @param {(id: string) => readonly string[]} own  The script, and the other files for a game in any language.
 * @param {readonly string[]} german  The files that only German needs.
 * @returns {Record<string, Files>}
 */
export const filesOfGames = (own, german) =>
  Object.fromEntries(
    DUELS.map((id) => {
      const files = [...own(id), `games/${id}/view.js`];
      return [id, { en: [...files, `games/${id}/words_en.js`], de: [...files, `games/${id}/words_de.js`, ...german] }];
    }),
  );
