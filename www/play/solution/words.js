// Every sentence of the solution that is shown, in the language of the page.

import { language } from "../../site/language.js";
import { words as english } from "./words_en.js";

export let words = english;

/** Fetches the words of another language than English. */
export async function learnWords() {
  if (language() === "de") words = (await import("./words_de.js")).words;
}
