// Reading a text file that the visitor gives: what it is not is told before anybody looks for what it is.

import { learnWords, words } from "./text_file_words.js";

const MOST = 1_000_000; // bytes: what the site saves is far smaller

/** The text of a file; throws in words for people. @param {File} file @returns {Promise<string>} */
export async function readText(file) {
  await learnWords();
  if (file.size > MOST) throw new Error(words.large(file.name));
  const text = await file.text();
  // Bytes that are no UTF-8 come as replacement characters.
  if (/[\0\uFFFD]/.test(text)) throw new Error(words.binary(file.name));
  if (!text.trim()) throw new Error(words.empty(file.name));
  return text;
}

/**
 * Reads a text that may have lost its end: that is told rather than what follows from it, but not of a text that is
 * something else.
 * @template T @param {File} file @param {{ begins: boolean, ends: boolean }} is  Whether it begins and ends as it
 *   should. @param {() => T} parse
 */
export function parseWhole(file, { begins, ends }, parse) {
  const part = new Error(words.part(file.name));
  if (begins && !ends) throw part;
  const parsed = parse();
  if (!ends) throw part;
  return parsed;
}
