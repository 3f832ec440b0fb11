// The texts about each game, which some pages need without the rest of it.

import { learn } from "../site/i18n.js";
import { inLanguage } from "../site/language.js";
import { explain as explainCommonly } from "../site/words.js";
import { words } from "./words.js";

/** @typedef {import("../site/language.js").Language} Language */
/** @template T @typedef {import("../site/language.js").ByLanguage<T>} ByLanguage */

/**
 * The texts about a game.
 * @typedef {object} KindWords
 * @property {string} name
 * @property {string} [written]  How links write its name, in languages other than English.
 * @property {Record<"first" | "second", string>} players
 * @property {Record<string, string>} [plurals]  The names of several of its pieces, by piece.
 * @property {Record<string, string>} [variants]  The names of its choices.
 * @property {string} ready  The prompt for the first move.
 * @property {string} [dots]  The meaning of the dots on its board, if they differ.
 * @property {string} [urge]  Says that a move is compulsory.
 * @property {Record<string, (winner: string, loser: string) => string>} ends  Why a game is over, as a clause, by the
 *   engine's reason.
 * @property {string} [chances]  Remarks on its chances of winning.
 * @property {Record<string, import("./words.js").Level>} [levels]  Its levels, if they differ from the general ones.
 * @property {Record<string, (input: string) => string>} [engine]  Errors of the engine by code, if its own message
 *   does not suit.
 * @property {(game: string, kind: import("./game_views.js").Kind) => import("./rules/show.js").RulesWords} rules
 */

/** The languages of the texts about games. @type {ByLanguage<Language>} */
const LANGUAGES = { en: "en", de: "de" };

/** Loads the texts about a game. @type {(id: string, language: Language) => Promise<{ words: KindWords }>} */
export const loadTexts = (id, language) => import(`../games/${id}/words_${language}.js`);

/** The texts that were loaded, by id. @type {Record<string, KindWords>} */
const learned = {};

/** The texts about a game in the page's language. @param {string} id */
export const sayOf = (id) => learned[id];

/**
 * Loads the texts about games, and those of all games. Await this before showing any.
 * @param {readonly string[]} ids
 */
export async function learnTexts(ids) {
  const [texts] = await Promise.all([Promise.all(ids.map((id) => loadTexts(id, inLanguage(LANGUAGES)))), learn(words)]);
  for (const [at, { words }] of texts.entries()) learned[ids[at]] = words;
}

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
    (code !== undefined && (say?.[code]?.(input) ?? words.engine[code]?.(input, writtenLike(input)))) ||
    explainCommonly(error)
  );
}
