// Messages about files, in the page's language.

import { language } from "./language.js";
import { words as english } from "./text_file_words_en.js";

export let words = english;

/** Loads the words if the language is not English. */
export async function learnWords() {
  if (language() === "de") ({ words } = await import("./text_file_words_de.js"));
}
