// Every sentence of the games page, in the language it speaks.

import { language } from "../app/language.js";
import { words as english } from "./words_en.js";

export let words = english;

/** Fetches the words if they are not English. To be awaited before anything is said. */
export async function learnWords() {
  if (language() === "de") ({ words } = await import("./words_de.js"));
}
