// Leads from the position on the board to other pages.

import { anchor, element, input } from "../site/dom.js";
import { writeQuery } from "../site/query.js";

/**
 * Leads from the position to the pages that prove whether it is a problem, set it up, and show its search.
 * @param {import("./match.js").Match} match
 */
export function leadOn({ record }) {
  if (!record) return;
  const { game, position, outcome } = record;
  input("position").value = position;
  /** @type {[string, string][]} */
  const shown = [
    ["g", game],
    ["p", position.replaceAll(" ", "_")],
  ];
  anchor("as-problem").search = writeQuery([...shown, ["n", "3"]]);
  for (const id of ["set-up", "set-up-text", "search-link"]) anchor(id).search = writeQuery(shown);
  for (const id of ["as-problem", "search-link"]) element(id).hidden = !!outcome;
}
