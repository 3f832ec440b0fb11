// Texts in the page's language.

import { language } from "./language.js";

/** What loads the German of texts. @type {WeakMap<object, () => Promise<{ words: object }>>} */
const germans = new WeakMap();

/**
 * Texts that are English until `learn` has loaded those in the page's language.
 * @template {object} Words
 * @param {Words} english
 * @param {() => Promise<{ words: Words }>} german
 */
export function bilingual(english, german) {
  const words = { ...english };
  germans.set(words, german);
  return words;
}

/** Loads texts in the page's language: await this before showing any of them. @param {object[]} all */
export async function learn(...all) {
  if (language() !== "de") return;
  await Promise.all(all.map(async (words) => Object.assign(words, (await germans.get(words)?.())?.words)));
}
