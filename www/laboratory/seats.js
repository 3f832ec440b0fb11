// The players in experiments with two-player games.

import { defaultOf } from "./schema.js";

/** @typedef {{ id: string, engine: string }} Level  A name for an engine, and its text. */

/** The levels of a game, provided by the engine. @type {(game: string) => Level[]} */
let levelsOf = () => [];

/** @param {(game: string) => Level[]} levels */
export function learnLevels(levels) {
  levelsOf = (game) => {
    try {
      return levels(game);
    } catch {
      // There is no such game; the visitor is told elsewhere.
      return [];
    }
  };
}

/** The engines of a query. @param {string | null} text */
export const listOf = (text) =>
  (text ?? "")
    .split(/[;\n]/)
    .map((engine) => engine.trim())
    .filter(Boolean);

/** The name of the level for an engine; other engines as written. @param {string} game @param {string} text */
export const nameOf = (game, text) => levelsOf(game).find(({ engine }) => engine === text)?.id ?? text;

/**
 * @typedef {{ name: string, text: string }} Seated  An engine: the name of its level, if it has one, and its text.
 */

/**
 * The participants of an experiment.
 * @param {string} query  The canonical query.
 * @returns {{ game: string, engines: Seated[], against: Seated[], all: Seated[], label: (place: number) => string }}
 *   The label is for tables: number and name.
 */
export function seatsOf(query) {
  const given = new URLSearchParams(query);
  const game = given.get("g") ?? "";
  const seat = (/** @type {string} */ text) => ({ name: nameOf(game, text), text });
  const engines = listOf(given.get("engines") ?? defaultOf("engines", given.get("kind") ?? "")).map(seat);
  const against = listOf(given.get("against")).map(seat);
  const all = [...engines, ...against];
  return { game, engines, against, all, label: (place) => `${place + 1} ${all[place]?.name ?? ""}` };
}
