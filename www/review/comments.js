// What a review says about the moves of a game in its record; docs/review.md has the form, which programs read too.

import { chanceOf } from "../two_player/chances.js";
import { SLIP, points } from "./turning_points.js";

/** @typedef {import("./turning_points.js").Judged} Judged */

const FOLLOWING = 6; // moves of a line that are told

/** The expected end of the game, or the certain one. @param {import("./turning_points.js").Choice} choice */
function told(choice) {
  const { value, certain, within } = choice;
  if (certain === undefined) return `${Math.min(Math.max(Math.round(100 * chanceOf(choice)), 1), 99)} %`;
  return value === 0 ? "drawn" : `${value > 0 ? "won" : "lost"} ${within ? "within" : "in"} ${certain}`;
}

/** The value of a move and, if it lost some of it, what it cost and what was better. @param {Judged} judged */
export function commentOn(judged) {
  const { played, best, cost, gift } = judged;
  if (!gift && cost < SLIP) return told(played);
  const lost = gift ? `gave away a ${gift}` : `cost ${points([judged])} points`;
  return `${told(played)}; ${lost}; better ${best.name} (${told(best)}): ${best.line.slice(0, FOLLOWING).join(" ")}`;
}

/**
 * Adds the comments on all moves to those of a game, which may have them from another review.
 * @param {import("../two_player/record_formats.js").Comment[] | undefined} others @param {Judged[]} judged
 */
export function addComments(others = [], judged) {
  const added = judged.map((move) => ({ ply: move.ply + 1, text: commentOn(move) }));
  const isOther = (/** @type {{ ply: number, text: string }} */ { ply, text }) =>
    !added.some((own) => own.ply === ply && own.text === text);
  return [...others.filter(isOther), ...added].sort((a, b) => a.ply - b.ply);
}
