// Tells the statistics of a game that ended.

import { notePlayed } from "../statistics/index.js";
import { showNotKept } from "../statistics/not_kept.js";
import { idOf } from "./kinds.js";
import { startOf } from "./opening.js";

/** @typedef {import("./match.js").Side} Side */

/**
 * Only a whole game of a person against one and the same engine says something about them.
 * @param {import("../site/round.js").Round} round @param {Record<Side, string>} seats @param {import("./match.js").How}
 *   how
 */
export async function noteEnd(round, seats, { isHelped, isTakenBack, isReseated }) {
  const side = seats.first === "you" ? "first" : "second";
  const level = seats[side === "first" ? "second" : "first"];
  const { outcome } = round;
  if (!outcome || level === "you" || seats[side] !== "you" || isReseated || startOf(round) !== undefined) return;
  const { winner } = /** @type {{ winner?: Side | null }} */ (outcome);
  const result = !winner ? "drawn" : winner === side ? "won" : "lost";
  const noted = notePlayed({
    game: idOf(round.game),
    level,
    side,
    result,
    plies: round.at,
    helped: isHelped || isTakenBack,
  });
  if (!noted.isKept) await showNotKept(noted.statistics);
}
