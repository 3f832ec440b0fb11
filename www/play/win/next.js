// The puzzle to play after a win.

import { isDaily, today } from "../../site/daily.js";
import { Distances } from "../distances.js";

/** @typedef {import("../../site/link.js").Origin} Origin */
/** @typedef {{ kind: "today" | "harder" | "another" | "any", distance?: number, origin: Origin }} Next */

const HARDER = 2; // moves more than the puzzle just solved

/**
 * Suggestions, the best first.
 * @param {{ game: string, origin: Origin, optimum: number | undefined }} won
 * @param {import("../../statistics/record.js").Statistics} statistics
 * @param {object} deal
 * @param {number | undefined} deal.farthest  The maximum distance, if known.
 * @param {() => string} deal.freshSeed
 * @returns {Next[]}
 */
export function nextAfter({ game, origin, optimum }, { solved }, { farthest, freshSeed }) {
  const day = today();
  const hasToday =
    (origin.kind === "day" && origin.day === day && isDaily({ game, origin })) ||
    solved.some((one) => one.game === game && one.day === day);
  const at = (/** @type {number} */ distance) => ({
    distance,
    origin: { kind: /** @type {const} */ ("seed"), seed: freshSeed(), distance },
  });
  /** @type {Next[]} */
  const nexts = [];
  if (!Distances.has(game) || !optimum || !farthest)
    nexts.push({ kind: "any", origin: { kind: "seed", seed: freshSeed() } });
  else {
    if (optimum < farthest) nexts.push({ kind: "harder", ...at(Math.min(optimum + HARDER, farthest)) });
    nexts.push({ kind: "another", ...at(optimum) });
  }
  return hasToday ? nexts : [...nexts, { kind: "today", origin: { kind: "day", day } }];
}
