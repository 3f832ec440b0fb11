// The link from a problem that is over to the page that shows the search of its position.

import { element } from "../site/dom.js";
import { writeQuery } from "../site/query.js";

/** The moves to the end that a search looks at; a problem without a number of turns is looked at for some. */
const USUAL = 3;

/**
 * The search of the position on the board, or of the problem's own if the game is over there.
 * @param {import("./solving.js").Problem} problem @param {import("../site/game_record.js").GameRecord} round
 */
export function searchOf({ game, position, turns }, round) {
  const depth = turns ? 2 * turns - 1 : USUAL;
  return writeQuery([
    ["g", game],
    ["p", (round.outcome ? position : round.position).replaceAll(" ", "_")],
    ["engine", `alpha-beta/depth=${depth}/deepening=yes/table=14/scout=no/null=0`],
  ]);
}

/** Lets the link lead to a search, or nowhere. @param {string | undefined} query */
export function leadToSearch(query) {
  const link = /** @type {HTMLAnchorElement} */ (element("search-link"));
  if (query === undefined) link.removeAttribute("href");
  else link.href = `./tree.html?${query}`;
  link.toggleAttribute("aria-disabled", query === undefined);
}
