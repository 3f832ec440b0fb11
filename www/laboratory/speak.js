// Before the laboratory says anything: its words, and the static text of the page.

import { element } from "../app/dom.js";
import { language, offerLanguages, translate } from "../app/language.js";
import { learnWords, words } from "./words.js";

export async function speak() {
  offerLanguages(/** @type {HTMLSelectElement} */ (element("language")));
  await learnWords();
  if (language() !== "en") translate(words.page);
}
