// The texts of sheets of problems, in the page's language.

import { language } from "../site/language.js";
import { words as english } from "./problem_words_en.js";

export let words = english;

/** Loads the words if the language is not English. */
export async function learnWords() {
  if (language() === "de") words = (await import("./problem_words_de.js")).words;
}
