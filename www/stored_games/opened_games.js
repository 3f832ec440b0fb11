// Opens games from files, from pasted texts and from this device on the games page.

import { element } from "../site/dom.js";
import { explain } from "../match/game_texts.js";
import { moduleOf, playersOf } from "../match/loader.js";
import { words } from "../match/words.js";
import { openGames } from "./open_games.js";
import { refresh } from "./stored_games.js";

/** @typedef {import("../match/game_opener.js").GameOpener} GameOpener */

/**
 * Opens a file or a pasted text with games.
 * @param {File | string} source @param {string} game  The game on the board. @param {GameOpener} opener
 * @param {import("../match/setup.js").Seats} seats
 * @returns {Promise<string>} the message
 */
export async function openText(source, game, opener, seats) {
  const { text, isWrong } = await openGames(source, {
    version: moduleOf(game).version(),
    // The current players continue the game.
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
 * Opens a stored game; throws readable errors.
 * @param {import("./game_store.js").StoredGame} storedGame @param {GameOpener} opener
 * @returns {Promise<boolean>} whether no other game was requested meanwhile
 */
export async function openStoredGame(storedGame, opener) {
  const { id: _, at: __, file, names, date, winner, bothLost, comments, ...link } = storedGame;
  if (!(await opener.reaches(link.game))) return false;
  // Another version of the site may know more levels.
  const stranger = [link.first, link.second].find((seat) => !playersOf(link.game).includes(seat));
  if (stranger !== undefined) throw new Error(words.noLevel(stranger));
  const about = { names, date, winner, bothLost, comments };
  opener.setUp(link, { isNew: true, kept: storedGame, about, isSeated: file === undefined });
  return true;
}
