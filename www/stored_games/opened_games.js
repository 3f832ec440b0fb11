// Opens games of files, of pasted texts and of this device on the games page.

import { element } from "../site/dom.js";
import { explain } from "../match/game_texts.js";
import { moduleOf, playersOf } from "../match/loader.js";
import { words } from "../match/words.js";
import { openGames } from "./open_games.js";
import { refresh } from "./stored_games.js";

/** @typedef {import("../match/game_opener.js").GameOpener} GameOpener */

/**
 * Opens a file or a pasted text with games.
 * @param {File | string} given @param {string} game  The game on the board. @param {GameOpener} opener
 * @param {import("../match/setup.js").Seats} seats
 * @returns {Promise<string>} the message
 */
export async function openText(given, game, opener, seats) {
  const { text, isWrong } = await openGames(given, {
    version: moduleOf(game).version(),
    // It is continued by the current players.
    open: async ({ game, position, moves, ...about }, file) => {
      const isWanted = await opener.reach(game);
      if (isWanted) opener.setUp({ game, position, moves, ...seats.fitting(game) }, { isNew: true, file, about });
    },
    explain,
  });
  void refresh();
  const error = element("text-error");
  error.textContent = text;
  error.hidden = !isWrong;
  return text;
}

/**
 * Opens one of the games on this device; throws readable errors.
 * @param {import("./game_store.js").Kept} kept @param {GameOpener} opener
 * @returns {Promise<boolean>} whether no other game was requested meanwhile
 */
export async function openKept(kept, opener) {
  const { id: _, at: __, file, names, date, winner, bothLost, comments, ...link } = kept;
  if (!(await opener.reaches(link.game))) return false;
  // Another version of the site may know more levels.
  const stranger = [link.first, link.second].find((seat) => !playersOf(link.game).includes(seat));
  if (stranger !== undefined) throw new Error(words.noLevel(stranger));
  const about = { names, date, winner, bothLost, comments };
  opener.setUp(link, { isNew: true, kept, about, isSeated: file === undefined });
  return true;
}
