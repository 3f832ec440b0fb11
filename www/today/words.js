// All texts of the page of the day, in the page's language.

import { language } from "../site/language.js";
import { words as english } from "./words_en.js";

export let words = english;

/** Loads the words if the language is not English. Await this before showing any text. */
export async function learnWords() {
  if (language() === "de") words = (await import("./words_de.js")).words;
}
