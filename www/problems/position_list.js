// Problems of a link that names their positions instead of a seed.
//
//   p      positions with a semicolon between two, _ for spaces
//   g, n   a game, and a number of turns or only: one for all, or a list with one entry for each position

import { USUAL_GAME } from "../match/game_modules.js";
import { LinkError } from "../site/puzzle_link.js";
import { USUAL, readProblemLink } from "./link.js";
import { words } from "./words.js";

/** @typedef {{ game: string, turns: string, position: string, wrong?: LinkError }} Entry  A problem; an entry may be wrong. */

/**
 * Parses the positions, their games and turns.
 * @param {import("../site/puzzle_link.js").LinkReader} reader
 * @param {number} most  The maximum number of problems.
 * @returns {Entry[]}
 */
export function readPositions(reader, most) {
  for (const key of ["grade", "seed", "v", "count"]) if (reader.has(key)) throw reader.bad(key, words.wrong.listed);
  const texts = (reader.get("p") ?? "").split(";").map((text) => text.trim());
  if (texts.length > most) throw reader.bad("p", words.wrong.most(most));
  /** The entries of another list, or one for all. @param {string} key @param {string} usual */
  const beside = (key, usual) => {
    const all = (reader.get(key) ?? usual).split(";");
    if (all.length !== 1 && all.length !== texts.length) throw reader.bad(key, words.wrong.asMany(texts.length));
    return texts.map((_, at) => (all[at] ?? all[0]).trim());
  };
  const [games, turns] = [beside("g", USUAL_GAME), beside("n", USUAL.turns)];
  return texts.map((text, at) => readEntry(games[at], turns[at], text));
}

/** An entry that is wrong keeps its texts: the others are not lost. @param {string} game @param {string} turns @param {string} text @returns {Entry} */
function readEntry(game, turns, text) {
  const entry = { game, turns, position: text.replaceAll("_", " ") };
  try {
    readProblemLink([
      ["g", game],
      ["n", turns],
      ["p", text],
    ]);
    return entry;
  } catch (error) {
    if (error instanceof LinkError) return { ...entry, wrong: error };
    throw error;
  }
}

/** One text if all are alike, otherwise all of them. @param {string[]} texts */
const joined = (texts) => (texts.every((text) => text === texts[0]) ? texts[0] : texts.join(";"));

/** The keys and values of a list; equal for equivalent lists. @param {Entry[]} list @returns {[string, string][]} */
export function writePositions(list) {
  const game = joined(list.map(({ game }) => game));
  return [
    ...(game === USUAL_GAME ? [] : [/** @type {[string, string]} */ (["g", game])]),
    ["n", joined(list.map(({ turns }) => turns))],
    ["p", list.map(({ position }) => position.replaceAll(" ", "_")).join(";")],
  ];
}
