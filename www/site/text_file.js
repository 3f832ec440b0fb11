// Reads a text file from the visitor; rejects files that cannot be text before they are parsed.

import { learnWords, words } from "./text_file_words.js";

const MOST = 1_000_000; // bytes: files saved by the site are far smaller

/** The text of a file; throws readable errors. @param {File} file @returns {Promise<string>} */
export async function readText(file) {
  await learnWords();
  if (file.size > MOST) throw new Error(words.large(file.name));
  const text = await file.text();
  // Bytes that are not valid UTF-8 are decoded as replacement characters.
  if (/[\0\uFFFD]/.test(text)) throw new Error(words.binary(file.name));
  if (!text.trim()) throw new Error(words.empty(file.name));
  return text;
}

/**
 * Parses a text that may be truncated. If it is, reports that instead of the resulting parse error, unless the text
 * is something else altogether.
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
