// A file with several games: all of them are added to those on this device.

import { openGame } from "../two_player/opening.js";
import { plain } from "../two_player/record_formats.js";
import { learn } from "../site/i18n.js";
import { newId, put } from "./game_store.js";
import { words } from "./words.js";

const AT_ONCE = 50; // games that are read without a pause

/** The records in a text, each of which begins with its game. @param {string} text */
const recordsIn = (text) => text.split(/^(?=game:)/m).filter((record) => record.trim());

/** Whether a text has several games. @param {string} text */
export const hasSeveral = (text) => /^\s*game:/.test(text) && recordsIn(text).length > 1;

/**
 * Adds the games of a text; throws readable errors, and adds nothing then.
 * @param {string} text @param {string} name  That of the file.
 * @param {{ reach: (game: string) => Promise<unknown>, makeGame: import("../two_player/opening.js").MakeGame }} rules  Loads what
 *   a game needs, and makes it.
 * @returns {Promise<string>} the message
 */
export async function addGames(text, name, { reach, makeGame }) {
  await learn(words);
  /** @type {import("./game_store.js").Kept[]} */
  const games = [];
  for (const [at, one] of recordsIn(text).entries()) {
    const record = plain.parse(one, "");
    await reach(record.game);
    const round = openGame(record, makeGame);
    const outcome = /** @type {import("../two_player/match.js").Outcome | undefined} */ (round.outcome);
    const { game, moves } = round;
    round.free();
    const winner = outcome && (outcome.winner ?? null);
    const players = { first: "you", second: "you" };
    games.push({ game, position: record.position, moves, ...players, winner, file: name, id: newId(), at: Date.now() });
    if (at % AT_ONCE === 0) await new Promise((go) => setTimeout(go));
  }
  await put(...games).catch(() => {
    throw new Error(words.notAdded);
  });
  return words.added(games.length, name);
}
