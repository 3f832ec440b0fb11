// Parts of the games page that are loaded when they are first needed: statistics.

import { notePlayed, showNotStored } from "../statistics/index.js";
import { FRIEND } from "./link.js";
import { idOf } from "./game_modules.js";

/** @typedef {import("./match.js").Side} Side */

/**
 * A game as it ended, whatever is on the board now.
 * @typedef {{ game: string, outcome: unknown, plies: number, isSetUp: boolean }} Ended
 */

/**
 * Adds a finished game to the statistics. Only complete games of a person against one engine throughout are counted.
 * @param {Ended} ended @param {Record<Side, string>} seats @param {import("./match.js").How} how
 */
export async function noteEnd({ game, outcome, plies, isSetUp }, seats, { isHelped, isTakenBack, isReseated }) {
  const side = seats.first === "you" ? "first" : "second";
  const level = seats[side === "first" ? "second" : "first"];
  if (!outcome || level === "you" || level === FRIEND || seats[side] !== "you" || isReseated || isSetUp) return;
  const { winner } = /** @type {{ winner?: Side | null }} */ (outcome);
  const result = !winner ? "drawn" : winner === side ? "won" : "lost";
  const noted = await notePlayed({
    game: idOf(game),
    level,
    side,
    result,
    plies,
    helped: isHelped || isTakenBack,
  });
  if (!noted.isStored) await showNotStored(noted.statistics);
}
