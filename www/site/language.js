// The page's language: the one that an embedding page's author chose, otherwise that of the link (early.js), otherwise the
// one chosen on this device, otherwise the browser's, otherwise English.

import { forgetInTab, recall, remember } from "./storage.js";

/** The languages and their names; missing texts are English. */
const LANGUAGES = { en: "English", de: "Deutsch" };
const isKnown = (/** @type {string} */ name) => Object.hasOwn(LANGUAGES, name);

/** @typedef {keyof typeof LANGUAGES} Language */
/** @template T @typedef {{ en: T } & Partial<Record<string, T>>} ByLanguage */

/** The language that the author chose. */
let chosen = "";

/** Speaks a language, if it is a known one; call this before any words are loaded. @param {string} name */
export const speak = (name) => (chosen = name);

/** @returns {Language} */
export function language() {
  const linked = globalThis.document?.documentElement?.dataset?.linkLanguage ?? "";
  const preferences = [chosen, linked, recall("language") ?? "", ...navigator.languages].map((name) =>
    name.slice(0, 2).toLowerCase(),
  );
  return /** @type {Language} */ (preferences.find(isKnown) ?? "en");
}

/** The value for the page's language. @template T @param {ByLanguage<T>} all @returns {T} */
export const inLanguage = (all) => all[language()] ?? all.en;

/** Lets the visitor choose the language; then the page reloads. @param {HTMLSelectElement} select */
export function offerLanguages(select) {
  select.replaceChildren(
    ...Object.entries(LANGUAGES).map(([name, text]) => {
      const option = new Option(text, name, false, name === language());
      option.lang = name;
      return option;
    }),
  );
  select.addEventListener("change", () => {
    remember("language", select.value);
    forgetInTab("language");
    location.reload();
  });
}

const ATTRIBUTES = ["aria-label", "title", "placeholder", "label"];
const oneLine = (/** @type {string} */ text) => text.replace(/\s+/g, " ").trim();

/** The translation of a text in HTML. @param {Record<string, string>} texts @param {string} english */
function find(texts, english) {
  const text = texts[oneLine(english)];
  if (text === undefined) console.error(`no ${language()} text for: ${oneLine(english)}`);
  return text ?? english;
}

/**
 * Translates the text in HTML: the content of all elements marked with data-t, and the names of all elements.
 * @param {Element} root @param {Record<string, string>} texts  By the English text.
 */
export function translateIn(root, texts) {
  for (const element of root.querySelectorAll("[data-t]")) element.innerHTML = find(texts, element.innerHTML);
  for (const name of ATTRIBUTES)
    for (const element of root.querySelectorAll(`[${name}]`))
      element.setAttribute(name, find(texts, element.getAttribute(name) ?? ""));
}

/** Translates a page. @param {Record<string, string>} texts  By the English text. */
export function translate(texts) {
  document.documentElement.lang = language();
  document.title = find(texts, document.title);
  translateIn(document.body, texts);
}
