// Texts in the page's language.

import { language, translate } from "./language.js";

/**
 * The texts in another language, and for some pages the translations of their HTML by the English text.
 * @typedef {{ words: object, html?: Record<string, string> }} Translation
 * @typedef {Partial<Record<string, () => Promise<Translation>>>} Translations  By language.
 */

/** @type {WeakMap<object, Translations>} */
const translations = new WeakMap();

/**
 * Texts that are English until `learn` has loaded those in the page's language, if there are any.
 * @template {object} Words
 * @param {Words} english
 * @param {Record<string, () => Promise<{ words: Words }>>} others
 */
export function translatable(english, others) {
  const words = { ...english };
  translations.set(words, others);
  return words;
}

/** The translation of texts into the page's language, if there is one. @param {object} words */
export const translationOf = async (words) => translations.get(words)?.[language()]?.();

/** Loads texts in the page's language: await this before showing any of them. @param {object[]} all */
export async function learn(...all) {
  await Promise.all(all.map(async (words) => Object.assign(words, (await translationOf(words))?.words)));
}

/**
 * Translates the HTML of the page.
 * @param {object[]} all  The texts whose translations include parts of it; of equal keys, the last one counts.
 * @param {() => Record<string, string> | Promise<Record<string, string>>} [more]  Further translations.
 */
export async function translatePage(all, more) {
  const loadedTranslations = await Promise.all(all.map(translationOf));
  if (loadedTranslations.some(Boolean))
    translate(Object.assign({}, await more?.(), ...loadedTranslations.map((each) => each?.html)));
}
