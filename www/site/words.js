// Every sentence of the play page and of the boards in other pages, in the language it speaks.

import { language } from "./language.js";
import { words as english } from "./words_en.js";

export let words = english;

/** Fetches the words if they are not English. To be awaited before anything is said. */
export async function learnWords() {
  if (language() === "de") ({ words } = await import("./words_de.js"));
}

/** What went wrong, in the page's language. @param {unknown} error */
export function explain(error) {
  const { message, code, input } = /** @type {Error & { code?: string, input?: string }} */ (error);
  return code === undefined ? message : words.wrong.engine(code, input ?? "", message);
}
