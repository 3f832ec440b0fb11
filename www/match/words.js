// Every sentence of the games page, in the language it speaks.

import { language } from "../site/language.js";
import { explain as commonly } from "../site/words.js";
import { words as english } from "./words_en.js";

export let words = english;

/** What went wrong, in the page's language. @param {unknown} error @param {string} [kind]  The game that it went wrong in. */
export function explain(error, kind) {
  const { code, input = "" } = /** @type {Error & { code?: string, input?: string }} */ (error);
  const kinds = /** @type {Record<string, import("./words_en.js").KindWords>} */ (words.kinds);
  const say = kind === undefined ? undefined : kinds[kind]?.engine;
  return (code !== undefined && (say?.[code] ?? words.engine[code])?.(input)) || commonly(error);
}

/** Fetches the words if they are not English. To be awaited before anything is said. */
export async function learnWords() {
  if (language() === "de") ({ words } = await import("./words_de.js"));
}
