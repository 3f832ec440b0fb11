// What is said of files, in the language the page speaks.

import { language } from "./language.js";
import { words as english } from "./text_file_words_en.js";

export let words = english;

/** Fetches the words if they are not English. */
export async function learnWords() {
  if (language() === "de") ({ words } = await import("./text_file_words_de.js"));
}
