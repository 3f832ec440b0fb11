// The texts of the laboratory, in the page's language.

import { language } from "../site/language.js";
import { words as english } from "./words_en.js";

export let words = english;

/** Loads the words of the page's language; await this before showing any text. */
export async function learnWords() {
  if (language() === "de") words = (await import("./words_de.js")).words;
}
