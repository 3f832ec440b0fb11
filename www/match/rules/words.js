// What the rules say, in the page's language. To be learned before anything is said.

import { language } from "../../site/language.js";
import { words as english } from "./words_en.js";

export let words = english;

export async function learnRules() {
  if (language() === "de") ({ words } = await import("./words_de.js"));
}
