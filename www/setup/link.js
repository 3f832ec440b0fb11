// The link of a position that is set up, as the query of an address. The rules may refuse the position.
//
//   g  game, with an optional variant: isolation (default), loa:6x6
//   p  position text, _ for spaces (default: the start)
//
// The keys may also be written in full: game, position.

import { USUAL_GAME } from "../match/game_modules.js";
import { LinkReader } from "../site/puzzle_link.js";
import { ownPairs, writeQuery } from "../site/query.js";

/** @typedef {{ game: string, position?: string }} SetupLink */

/** Parses the query of an address. @param {string} query @returns {SetupLink & import("../site/puzzle_link.js").Remarks} */
export function parseSetupLink(query) {
  const given = new LinkReader(ownPairs(query), ["g", "p"]);
  return given.mark({ game: given.get("g") ?? USUAL_GAME, position: given.get("p")?.replaceAll("_", " ") });
}

/** Writes a link as a query. @param {SetupLink} link */
export function formatSetupLink({ game, position }) {
  const query = new URLSearchParams({ g: game });
  if (position !== undefined) query.set("p", position.replaceAll(" ", "_"));
  return `?${writeQuery(query)}`;
}

/**
 * The position in a text that was pasted: the text itself, or that of a link to this game.
 * @param {string} text
 */
export function positionIn(text) {
  const [, query = ""] = /\?(\S+)/.exec(text) ?? [];
  const [, position] = ownPairs(query).find(([name]) => name === "p" || name === "position") ?? [];
  return (position ?? text).replaceAll("_", " ").trim();
}
