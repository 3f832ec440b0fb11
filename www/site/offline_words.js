// Messages about a new version, in the page's language.

import { language } from "./language.js";
import { words as english } from "./offline_words_en.js";

export let words = english;

export async function learnWords() {
  if (language() === "de") words = (await import("./offline_words_de.js")).words;
}
