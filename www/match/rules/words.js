// The texts of the rules in the page's language. Load them before showing any.

import { language } from "../../site/language.js";
import { words as english } from "./words_en.js";

export let words = english;

export async function learnRules() {
  if (language() === "de") ({ words } = await import("./words_de.js"));
}
