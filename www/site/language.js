// The page's language: the one that an embedding page's author chose, otherwise that of the link (early.js), otherwise the
// one chosen on this device, otherwise the browser's, otherwise English.

import { forgetInTab, recall, remember } from "./storage.js";

/** @typedef {"en" | "de"} Language */

/** @type {Record<Language, string>} */
const NAMES = { en: "English", de: "Deutsch" };
const isKnown = (/** @type {string} */ name) => Object.hasOwn(NAMES, name);

/** The language that the author chose. */
let chosen = "";

/** Speaks a language, if it is a known one; call this before any words are loaded. @param {string} name */
export const speak = (name) => (chosen = name);

/** @returns {Language} */
export function language() {
  const linked = globalThis.document?.documentElement?.dataset?.linkLanguage ?? "";
  const wanted = [chosen, linked, recall("language") ?? "", ...navigator.languages].map((name) =>
    name.slice(0, 2).toLowerCase(),
  );
  return /** @type {Language} */ (wanted.find(isKnown) ?? "en");
}

/** Lets the visitor choose the language; then the page reloads. @param {HTMLSelectElement} select */
export function offerLanguages(select) {
  select.replaceChildren(
    ...Object.entries(NAMES).map(([name, text]) => {
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

/** The German of a text in HTML. @param {Record<string, string>} texts @param {string} english */
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
