// All texts of the games page, in the page's language.

import { language } from "../site/language.js";
import { explain as commonly } from "../site/words.js";
import { said } from "./said.js";
import { words as english } from "./words_en.js";

export let words = english;

/** The texts about the games that were loaded, by id. @type {Record<string, import("./words_en.js").KindWords>} */
const learned = {};

/** The texts about a game in the page's language. @param {string} id */
export const sayOf = (id) => learned[id];

/**
 * How the name of a game is written, in languages other than English; of all games if there is no such game.
 * @param {string} game
 */
function writtenLike(game) {
  const own = learned[game.split(":")[0]]?.written;
  const all = Object.values(learned).map(({ written = "" }) => written);
  return own ?? `${all.slice(0, -1).join(", ")}, oder ${all[all.length - 1]}`;
}

/**
 * An error message in the page's language.
 * @param {unknown} error
 * @param {string} [id]  The game that the error is about.
 */
export function explain(error, id) {
  const { code, input = "" } = /** @type {Error & { code?: string, input?: string }} */ (error);
  const say = id === undefined ? undefined : learned[id]?.engine;
  return (
    (code !== undefined && (say?.[code]?.(input) ?? words.engine[code]?.(input, writtenLike(input)))) || commonly(error)
  );
}

/**
 * Loads the words. Await this before showing any text.
 * @param {readonly string[]} games  The ids of those whose texts are needed.
 */
export async function learnWords(games) {
  const own = games.map((id) => said(id, language()));
  if (language() === "de") words = (await import("./words_de.js")).words;
  for (const [at, texts] of (await Promise.all(own)).entries()) learned[games[at]] = texts;
}
