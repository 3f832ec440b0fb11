// The link from a problem that is over to the page that shows the search of its position.

import { element } from "../site/dom.js";
import { formatSearch } from "../site/search_link.js";

/**
 * The search of the position on the board, or of the problem's own if the game is over there.
 * @param {import("./solving.js").Problem} problem @param {import("../site/game_record.js").GameRecord} round
 */
export const searchOf = ({ game, position }, round) =>
  formatSearch({ game, position: round.outcome ? position : round.position, engine: "proof" });

/** Lets the link lead to a search, or nowhere. @param {string | undefined} query */
export function leadToSearch(query) {
  const link = /** @type {HTMLAnchorElement} */ (element("search-link"));
  if (query === undefined) link.removeAttribute("href");
  else link.href = `./tree.html${query}`;
  link.toggleAttribute("aria-disabled", query === undefined);
}
