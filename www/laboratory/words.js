// What the laboratory says, in the language of the page.

import { language } from "../site/language.js";
import { words as english } from "./words_en.js";

export let words = english;

/** Fetches the words of the page's language, before anything is said. */
export async function learnWords() {
  if (language() === "de") words = (await import("./words_de.js")).words;
}
