// All texts of the play page and of embedded boards, in the page's language.

import { language } from "./language.js";
import { isMissingPart } from "./missing.js";
import { NotStarted } from "./not_started.js";
import { words as english } from "./words_en.js";

export let words = english;

/** Loads the words if the language is not English. Await this before showing any text. */
export async function learnWords() {
  if (language() === "de") ({ words } = await import("./words_de.js"));
}

/** An error message in the page's language. @param {unknown} error @returns {string} */
export function explain(error) {
  if (error instanceof NotStarted) return words.engine.failed(explain(error.cause));
  const { message, code, input } = /** @type {Error & { code?: string, input?: string }} */ (error);
  if (code !== undefined) return words.wrong.engine(code, input ?? "", message);
  return isMissingPart(error) ? words.partMissing : message;
}

/** A message as a sentence of its own. @param {string} text */
export const sentence = (text) => text.slice(0, 1).toUpperCase() + text.slice(1) + (/[.!?…]$/.test(text) ? "" : ".");
