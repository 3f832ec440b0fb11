// The review of a two-player game in the element.

import { makeReview } from "../review/panel.js";
import { fetchStyles } from "../site/fetch_files.js";
import { reviewStylesInside } from "../site/files.js";

/**
 * Loads the texts and styles of the review.
 * @param {object} board
 * @param {import("../match/match.js").Match} board.match
 * @param {import("./game_engine.js").GameEngine} board.engine
 * @param {import("../match/match_board.js").MatchBoard} board.board
 * @param {import("./board_frame.js").BoardFrame} board.frame
 * @param {string} base  The site's address.
 */
export async function reviewIn({ match, engine, board, frame }, base) {
  const styles = await fetchStyles(reviewStylesInside, base);
  return makeReview(match, engine, {
    board,
    add(section) {
      section.part.add("report");
      frame.add(section, styles);
    },
    reveal: (section) => section.scrollIntoView({ block: "nearest" }),
  });
}
