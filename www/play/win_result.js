// A win: what to play next, and the text to share.

import { puzzleName } from "../puzzles.js";
import { isDaily, today, WARM_UPS, warmUp, warmUpOf } from "../site/daily.js";
import { Distances } from "./distances.js";
import { words } from "./words.js";

/** @typedef {import("../site/puzzle_link.js").Origin} Origin */
/** @typedef {{ kind: "today" | "harder" | "another" | "any", distance?: number, origin: Origin }} Next */

const HARDER = 2; // moves more than the puzzle just solved

/**
 * Suggestions, the best first.
 * @param {{ game: string, origin: Origin, optimum: number | undefined }} won
 * @param {import("../statistics/player_statistics.js").Statistics} statistics
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
  const warmed = warmUpOf({ game, origin });
  if (warmed >= 0) {
    const distance = WARM_UPS[warmed + 1];
    return [{ kind: distance ? "harder" : "today", distance, origin: warmUp(warmed + 1) }];
  }
  /** @type {Next[]} */
  const nexts = [];
  if (!Distances.has(game) || !optimum || !farthest)
    nexts.push({ kind: "any", origin: { kind: "seed", seed: freshSeed() } });
  else if (optimum < farthest) nexts.push({ kind: "harder", ...at(Math.min(optimum + HARDER, farthest)) });
  else nexts.push({ kind: "another", ...at(optimum) });
  return hasToday ? nexts : [...nexts, { kind: "today", origin: { kind: "day", day } }];
}

// A result as a text to share, without spoiling the solution.

/** @typedef {Pick<import("../site/game_record.js").GameRecord, "game" | "at" | "optimum" | "origin" | "helped">} Result */

/** A square for each move: closer to the win, farther away, or as far. @param {(number | undefined)[]} path */
const stairText = (path) =>
  path.includes(undefined)
    ? ""
    : path
        .slice(1)
        .map((distance, at) => ["🟩", "🟨", "🟥"][1 + Math.sign(Number(distance) - Number(path[at]))])
        .join("");

/**
 * For example: SlideThree 22 Nov · 14/14 · no hints, and a line with a square for each move.
 * @param {Result} result @param {(number | undefined)[]} path  The distances at the start and after each move.
 */
export function resultText({ game, at, optimum, origin, helped }, path) {
  const day =
    origin.kind === "day" && isDaily({ game, origin })
      ? ` ${words.win.result.day(new Date(`${origin.day}T00:00:00Z`))}`
      : "";
  const summary = [
    puzzleName(game) + day,
    optimum === undefined ? words.win.result.moves(at) : `${at}/${optimum}`,
    words.win.result.helped(helped),
  ].join(" · ");
  return [summary, stairText(path)].filter(Boolean).join("\n");
}
