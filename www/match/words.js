// All texts of the games page, in the page's language.

import { language } from "../site/language.js";
import { explain as commonly } from "../site/words.js";
import { words as english } from "./words_en.js";

export let words = english;

/**
 * The texts about each game by its id, in languages other than English.
 * @type {Record<string, import("./words_en.js").KindWords>}
 */
let learned = {};

/** The texts about a game in the page's language. @template T @param {string} id @param {T} english @returns {T} */
export const sayOf = (id, english) => /** @type {Record<string, any>} */ (learned)[id] ?? english;

/** How the names of all games are written, in languages other than English. */
function writtenGames() {
  const all = Object.values(learned).map(({ written = "" }) => written);
  return `${all.slice(0, -1).join(", ")}, oder ${all[all.length - 1]}`;
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
    (code !== undefined && (say?.[code]?.(input) ?? words.engine[code]?.(input, writtenGames()))) || commonly(error)
  );
}

/**
 * Loads the words if the language is not English. Await this before showing any text.
 * @param {readonly import("./kinds.js").Kind[]} games
 */
export async function learnWords(games) {
  if (language() !== "de") return;
  const [common, ...own] = await Promise.all([import("./words_de.js"), ...games.map(({ late }) => late.de())]);
  words = common.words;
  learned = Object.fromEntries(own.map(({ words }, at) => [games[at].id, words]));
}
