// Boards for other pages as documents and examples write them.
import assert from "node:assert/strict";
import { parseProblemLink } from "../../www/problems/link.js";
import { MATCH_GAMES, isMatchGame } from "../../www/site/match_games.js";
import {
  PUZZLE_CONTROLS,
  MATCH_CONTROLS,
  OPTIONS,
  PROBLEM_CONTROLS,
  readOptions,
} from "../../www/site/embed_options.js";
import { readLink } from "../../www/site/puzzle_link.js";
import { readGameLink } from "../../www/match/link.js";

const SEATS = ["you", "random", "beginner", "easy", "medium", "strong", "perfect"];
/** The keys of a problem's link, by attribute. */
const KEYS = { game: "g", turns: "n", position: "p" };

/**
 * The link of what a board is asked for by attributes or keys; every one of them must be read.
 * @param {Map<string, string>} asked  Those without a value have an empty one.
 */
export function readBoard(asked) {
  const problem = asked.get("problem");
  const isGame = isMatchGame(asked.get("game") ?? asked.get("g"));
  const controls = problem !== undefined ? PROBLEM_CONTROLS : isGame ? MATCH_CONTROLS : PUZZLE_CONTROLS;
  readOptions((name) => asked.get(name), controls);
  const pairs = [...asked].filter(([name]) => !OPTIONS.includes(name));
  if (problem !== undefined) {
    const others = pairs.filter(([name]) => name !== "problem").map(([name, value]) => [KEYS[name] ?? name, value]);
    return parseProblemLink(`?${problem || new URLSearchParams(others)}`);
  }
  const link = isGame ? readGameLink(pairs, () => SEATS) : readLink(pairs, MATCH_GAMES);
  assert.deepEqual(link.ignored, []);
  return link;
}
