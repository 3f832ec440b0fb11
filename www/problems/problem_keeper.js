// Stores a position of a game as one of the visitor's own problems, if it is a problem.

import { kindOf } from "../match/game_views.js";
import { hasOnlyMoves } from "../match/loader.js";
import { byTurns } from "../match/record_formats.js";
import { Finder } from "./finder.js";
import { MOST, ONLY, USUAL, formatProblemLink } from "./link.js";
import { keepOwn } from "./score.js";

/**
 * The possible tasks of a position: to find the only winning move or, if no proof of that exists, a win in time.
 * @param {string} game @param {number | undefined} plies  To the win, if that is known.
 */
function tasksOf(game, plies) {
  // A turn may have several moves.
  const turns = plies === undefined || kindOf(game).record === byTurns ? Infinity : Math.ceil(plies / 2);
  return [...(hasOnlyMoves(game) ? [ONLY] : []), ...(turns <= MOST ? [String(turns)] : [])];
}

/**
 * Proves that a position is a problem, and stores its link.
 * @param {Pick<import("../site/engine.js").Engine, "ask">} prover
 * @param {{ game: string, position: string, plies: number | undefined }} candidate
 * @returns {Promise<{ link?: string, why: "stored" | "cooked" | "forced" | "undecided" | "full" }>}  The link if it was stored.
 */
export async function keepProblem(prover, { game, position, plies }) {
  const finder = new Finder(prover);
  /** @type {"cooked" | "forced" | "undecided"} */
  let why = "undecided";
  for (const task of tasksOf(game, plies)) {
    const only = task === ONLY;
    const { verdict, turns } = await finder.examine({ game, position, turns: only ? 0 : Number(task), only });
    if (verdict === "sound") {
      const link = formatProblemLink({ ...USUAL, game, position, turns: only ? ONLY : String(turns) });
      return keepOwn(link) ? { link, why: "stored" } : { why: "full" };
    }
    if (verdict === "cooked" || verdict === "forced") why = verdict;
  }
  return { why };
}
