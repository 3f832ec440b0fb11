// Every sentence of the games page, in the language it speaks.

import { language } from "../app/language.js";
import { explain as commonly } from "../app/words.js";
import { words as english } from "./words_en.js";

export let words = english;

/** What went wrong, in the page's language. @param {unknown} error */
export function explain(error) {
  const { code, input } = /** @type {Error & { code?: string, input?: string }} */ (error);
  return (code !== undefined && words.engine[code]?.(input ?? "")) || commonly(error);
}

/** Fetches the words if they are not English. To be awaited before anything is said. */
export async function learnWords() {
  if (language() === "de") ({ words } = await import("./words_de.js"));
}
