// The puzzle that each day has besides the problems of two-player games.

import { isDaily } from "../site/daily.js";
import { markDone } from "./done.js";

export const PUZZLE = "slide3";

/**
 * Notes that the puzzle of a day was solved, if it was: at the first attempt if without help by as few moves as possible.
 * @param {Pick<import("../site/round.js").Round, "game" | "origin" | "at" | "optimum" | "helped" | "isBegun">} round
 */
export function markPuzzle({ game, origin, at, optimum, helped, isBegun }) {
  if (game !== PUZZLE || origin.kind !== "day" || !isDaily({ game, origin })) return;
  markDone(origin.day, game, at === optimum && !helped && !isBegun ? "first" : "later");
}
