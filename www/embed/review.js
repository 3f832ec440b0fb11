// The review of a two-player game in the element.

import { makeReview } from "../review/panel.js";
import { fetchStyles } from "../site/fetch_files.js";
import { reviewStylesInside } from "../site/files.js";

/**
 * Loads the texts and styles of the review.
 * @param {object} duel
 * @param {import("../two_player/match.js").Match} duel.match
 * @param {import("./game_loans.js").Lent} duel.lent
 * @param {import("../two_player/match_board.js").MatchBoard} duel.board
 * @param {import("./surround.js").Surround} duel.around
 * @param {string} base  The site's address.
 */
export async function reviewIn({ match, lent, board, around }, base) {
  const styles = await fetchStyles(reviewStylesInside, base);
  return makeReview(match, lent, {
    board,
    add(section) {
      section.part.add("report");
      around.add(section, styles);
    },
    reveal: (section) => section.scrollIntoView({ block: "nearest" }),
  });
}
