// The score in a file: a file that was saved here is merged into the score of this device.

import { readText, parseWhole } from "../site/text_files.js";
import { explain, words as common } from "../site/words.js";
import { keepScore, readScore, readableOf, recentOf } from "./score.js";
import { words } from "./words.js";

/** @typedef {import("./score.js").Score} Score */

/** Parses a file. @param {File} file @returns {Promise<Score>} */
async function read(file) {
  const text = (await readText(file)).trim();
  return parseWhole(file, { begins: text.startsWith('{"version":'), ends: text.endsWith("}") }, () => {
    let data;
    try {
      data = JSON.parse(text);
    } catch {
      throw new Error(words.file.none(file.name));
    }
    if (Number.isInteger(data?.version) && data.version > 1) throw new Error(words.file.newer(file.name));
    const { score, isWhole } = readableOf(data);
    if (!isWhole) throw new Error(words.file.none(file.name));
    return score;
  });
}

const triedIn = (/** @type {Score} */ { games }) =>
  Object.values(games)
    .flatMap((grades) => Object.values(grades))
    .reduce((sum, [, tried]) => sum + tried, 0);

/**
 * Merges two scores. Problems that both count cannot be distinguished from others, so counts are not added: for each game
 * and grade, the larger counts hold, and so does the streak of the score with more problems. A file can be opened twice.
 * @param {Score} ours @param {Score} theirs @returns {Score}
 */
export function merge(ours, theirs) {
  const isMore = (/** @type {[number, number]} */ [solved, tried], /** @type {[number, number] | undefined} */ other) =>
    !other || tried > other[1] || (tried === other[1] && solved > other[0]);
  const games = structuredClone(ours.games);
  for (const [game, grades] of Object.entries(theirs.games)) {
    const own = (games[game] ??= {});
    for (const [grade, counts] of Object.entries(grades)) if (isMore(counts, own[grade])) own[grade] = counts;
  }
  const { streak } = triedIn(theirs) > triedIn(ours) ? theirs : ours;
  const best = Math.max(ours.best, theirs.best, streak);
  const both = (/** @type {"seen" | "solved" | "own"} */ list) => [
    ...theirs[list].filter((name) => !ours[list].includes(name)),
    ...ours[list],
  ];
  const [seen, solved] = [recentOf(both("seen")), recentOf(both("solved"))];
  return { version: 1, games, streak, best, seen, solved, own: both("own") };
}

/**
 * Merges a file into the score of this device. If it cannot be read, nothing changes.
 * @param {File} file @returns {Promise<{ text: string, isWrong: boolean }>} the message
 */
export async function openScoreFile(file) {
  try {
    const theirs = await read(file);
    // Another window may have counted one meanwhile.
    if (!keepScore(merge(readScore(), theirs))) throw new Error(words.file.notStored);
    return { text: words.file.merged(file.name), isWrong: false };
  } catch (problem) {
    return { text: common.files.refused(explain(problem)), isWrong: true };
  }
}
