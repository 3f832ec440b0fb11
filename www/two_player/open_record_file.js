// The record of a game in a file, or those of several games.

import { addGames, hasSeveral } from "../stored_games/add_games_of_file.js";
import { GAMES, puzzleName } from "../puzzles.js";
import { readText, parseWhole } from "../site/text_files.js";
import { words } from "../site/words.js";
import { kindOf } from "./game_views.js";
import { RESULTS, pdn } from "./pdn.js";
import { formatOf } from "./record_formats.js";

const MOST = 20_000_000; // bytes: some ten thousand games

/**
 * Reads the text of a file; throws readable errors.
 * @param {File} file @param {string} text
 * @param {string} game  The default game if the file names none.
 * @returns {import("./record_formats.js").Record}
 */
function readRecord(file, text, game) {
  const isPdn = /^\s*\[/.test(text) || /\.pdn$/i.test(file.name);
  const own = kindOf(game).record;
  const format = isPdn ? pdn : formatOf(text, own);
  // A game in PDN ends with its result, any other record with a line feed.
  const last = text.trim().split(/\s+/).pop() ?? "";
  const is = {
    begins: /^\s*(?:game:|\[)/.test(text),
    ends: format === pdn ? RESULTS.includes(last) : text.endsWith("\n"),
  };
  const puzzle = GAMES.find((name) => text.startsWith(`game: ${name}\n`));
  if (puzzle) throw new Error(words.files.puzzle(puzzleName(puzzle)));
  return parseWhole(file, is, () => format.parse(text, format === pdn && own !== pdn ? "checkers" : game));
}

/**
 * Opens a file. If it cannot be opened, nothing changes. Several games are added to those on this device.
 * @param {File} file @param {string} game
 * @param {object} how
 * @param {(record: import("./record_formats.js").Record) => unknown} how.open
 * @param {Parameters<typeof addGames>[2]} how.rules
 * @param {(error: unknown) => string} how.explain
 * @returns {Promise<{ text: string, isWrong: boolean }>} the message
 */
export async function openRecordFile(file, game, { open, rules, explain }) {
  try {
    const text = await readText(file, MOST);
    if (hasSeveral(text)) return { text: await addGames(text, file.name, rules), isWrong: false };
    await open(readRecord(file, text, game));
    return { text: words.files.opened(file.name), isWrong: false };
  } catch (problem) {
    const wrong = explain(problem);
    return { text: words.files.refused(/[.!?]$/.test(wrong) ? wrong : `${wrong}.`), isWrong: true };
  }
}
