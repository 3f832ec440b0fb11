// The record of a game in a file.

import { GAMES, puzzleName } from "../puzzles.js";
import { readText, parseWhole } from "../site/text_files.js";
import { words } from "../site/words.js";
import { kindOf } from "./game_views.js";
import { RESULTS, pdn } from "./pdn.js";
import { formatOf } from "./record_formats.js";

/**
 * Reads a file; throws readable errors.
 * @param {File} file
 * @param {string} game  The default game if the file names none.
 * @returns {Promise<import("./record_formats.js").Record>}
 */
async function readRecordFile(file, game) {
  const text = await readText(file);
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
 * Opens a file. If it cannot be opened, nothing changes.
 * @param {File} file @param {string} game @param {(record: import("./record_formats.js").Record) => unknown} open @param {(error:
 *   unknown) => string} explain
 * @returns {Promise<{ text: string, isWrong: boolean }>} the message
 */
export async function openRecordFile(file, game, open, explain) {
  try {
    await open(await readRecordFile(file, game));
    return { text: words.files.opened(file.name), isWrong: false };
  } catch (problem) {
    const wrong = explain(problem);
    return { text: words.files.refused(/[.!?]$/.test(wrong) ? wrong : `${wrong}.`), isWrong: true };
  }
}
