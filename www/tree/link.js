// The link of a search, as the query of an address.
//
//   g  game        as in the link of a game (default: a small one, in the middle of a game)
//   p  position    position text (default: the start)
//   engine         an engine that searches, with its options (default: plain alpha-beta to a small depth; for puzzles depth-t search or IDA*)
//   seed           the source of random values: any text
//   at             the number of the event that is shown (default: the first cutoff)
//   with           another engine, with which the search is compared
//   other          if it is there, the search of the other engine is shown
//   frame          if it is there, only the search is shown, for the frame of another page
//   lang           in a frame: en or de (default: the language of the visitor)

import { LinkReader } from "../site/puzzle_link.js";
import { ownPairs } from "../site/query.js";
import { USUAL, usualEngine } from "./default_search.js";
import { words } from "./words.js";

/** @typedef {{ game: string, position: string, engine: string, seed?: string, with?: string, isOther?: boolean, at?: number }} SearchLink */

const KEYS = ["g", "p", "engine", "seed", "with", "other", "at"];
const FRAME_KEYS = ["frame", "lang"];

/** What an address says about a frame; undefined without one. @param {string} query */
export function frameOf(query) {
  const pairs = new Map(ownPairs(query));
  return pairs.has("frame") ? { lang: pairs.get("lang") ?? "" } : undefined;
}

/** Parses the query of an address. @param {string} query */
export function parseSearch(query) {
  const given = new LinkReader(ownPairs(query), frameOf(query) ? [...KEYS, ...FRAME_KEYS] : KEYS);
  const at = given.get("at");
  if (at !== undefined && !/^\d{1,9}$/.test(at)) throw given.bad("at", words.wrong.at);
  const named = given.get("g");
  const { game, position: usual } = named ? { game: named, position: "" } : USUAL;
  const [position = usual, engine = usualEngine(game)] = ["p", "engine"].map((key) => given.get(key));
  /** @type {SearchLink} */
  const link = {
    game,
    position: position.replaceAll("_", " "),
    engine,
    ...(given.has("seed") && { seed: given.get("seed") }),
    ...(given.has("with") && { with: given.get("with"), isOther: given.has("other") }),
    ...(at !== undefined && { at: Number(at) }),
  };
  return given.mark(link);
}
