// The link of a search, as the query of an address.
//
//   g  game        as in the link of a game (default isolation:4x4)
//   p  position    position text (default: the start)
//   engine         an engine that searches, with its options (default: alpha-beta to depth 4, without a table)
//   at             the number of the event that is shown (default: the last)

import { Given } from "../site/puzzle_link.js";
import { ownPairs, writeQuery } from "../site/query.js";
import { words } from "./words.js";

/** @typedef {{ game: string, position: string, engine: string, at?: number }} SearchLink */

const GAME = "isolation:4x4";
/** Every switch that hides what plain alpha-beta does is off. */
const PLAIN = "alpha-beta/depth=4/deepening=no/table=0/scout=no/null=0";
const KEYS = ["g", "p", "engine", "at"];

/** Parses the query of an address. @param {string} query */
export function parseSearch(query) {
  const given = new Given(ownPairs(query), KEYS);
  const at = given.get("at");
  if (at !== undefined && !/^\d{1,9}$/.test(at)) throw given.bad("at", words.wrong.at);
  const [game = GAME, position = "", engine = PLAIN] = ["g", "p", "engine"].map((key) => given.get(key));
  /** @type {SearchLink} */
  const link = { game, position: position.replaceAll("_", " "), engine, ...(at !== undefined && { at: Number(at) }) };
  return given.mark(link);
}

/** Writes a search as a query. @param {SearchLink} link */
export function formatSearch({ game, position, engine, at }) {
  const pairs = /** @type {[string, string][]} */ ([
    ["g", game],
    ...(position ? [["p", position.replaceAll(" ", "_")]] : []),
    ["engine", engine],
    ...(at === undefined ? [] : [["at", String(at)]]),
  ]);
  return `?${writeQuery(pairs)}`;
}
