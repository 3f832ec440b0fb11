// Describes an experiment with two-player games in words.

import { nameOf, seatsOf } from "./seats.js";

/**
 * The phrases of a language.
 * @typedef {object} ContestPhrases
 * @property {(name: string, variant: string | undefined, size: string | undefined) => string} game  Defaults are
 *   undefined.
 * @property {(game: string, engines: number, against: number, pairs: number) => string} tournament
 * @property {(game: string, engines: number, positions: number, from: number, to: number, by: string | undefined) =>
 *   string} effort  Moves are random unless an engine makes them.
 * @property {(game: string, engines: number, positions: number | undefined, set: string) => string} set  All positions
 *   of a set, or the first.
 * @property {(game: string, engines: number, positions: number, plies: number, by: string | undefined) => string} walk
 * @property {(game: string, games: number, engine: string) => string} playouts
 * @property {(game: string, pairs: number, engines: string[]) => string} match
 * @property {(moves: number) => string} begun
 * @property {(engines: string[]) => string} engines
 * @property {(opening: number) => string} opening
 * @property {(plies: number) => string} drawn
 * @property {(plies: number) => string} cut
 * @property {string} first
 * @property {(lesser: number, greater: number, alpha: number, beta: number) => string} sprt
 * @property {(seed: string) => string} seed
 */

/** A game in words. @param {string} name @param {ContestPhrases} say */
export function gameOf(name, say) {
  const [game, ...parts] = name.split(":");
  const size = parts.find((part) => /^\dx\d$/.test(part));
  return say.game(game, parts.find((part) => part !== size)?.replace(/=0+(?=.)/, "="), size?.replace("x", " × "));
}

/** An engine, with the meaning of its name. @param {import("./seats.js").Seated} engine */
const inFull = ({ name, text }) => (name === text ? text : `${name} (${text})`);

/**
 * @param {string} query  The canonical query.
 * @param {ContestPhrases} say
 */
export function describeContest(query, say) {
  const given = new URLSearchParams(query);
  const number = (/** @type {string} */ key, /** @type {number} */ usual) => Number(given.get(key) ?? usual);
  const { game: name, engines, against, all, label } = seatsOf(query);
  const game = gameOf(name, say);
  const kind = given.get("kind");
  const named = all.map(({ name, text }, place) => (name === text ? label(place) : `${label(place)} = ${text}`));
  const sentences = [];
  if (kind === "tournament") {
    sentences.push(
      say.tournament(game, engines.length, against.length, number("n", 50)),
      say.engines(named),
      say.opening(number("opening", 2)),
      say.drawn(number("plies", 1000)),
    );
    const test = (given.get("sprt") ?? "").split(":").map(Number);
    if (test.length === 4) sentences.push(say.sprt(test[0], test[1], test[2], test[3]));
  } else if (kind === "effort") {
    const plies = Number(given.get("walk"));
    const walker = given.get("by");
    const by = walker ? inFull({ name: nameOf(name, walker), text: walker }) : undefined;
    const set = given.get("set");
    const about = set
      ? say.set(game, engines.length, given.has("n") ? number("n", 0) : undefined, set)
      : plies
        ? say.walk(game, engines.length, number("n", 100), plies, by)
        : say.effort(game, engines.length, number("n", 100), number("from", 2), number("to", 20), by);
    sentences.push(about, say.engines(named));
    if (engines.length > 1) sentences.push(say.first);
  } else {
    const [one, other] = engines.map(inFull);
    const opening = number("opening", 0);
    sentences.push(
      other === undefined
        ? say.playouts(game, number("n", 1000), one)
        : say.match(game, number("n", 1000), [one, other]),
      ...(opening ? [say.begun(opening)] : []),
      say.cut(number("plies", 1000)),
    );
  }
  return [...sentences, say.seed((given.get("seed") ?? "1").replace(/^0+(?=.)/, ""))].join(" ");
}
