// Values all positions of a game, one after another, for its review.

import { slopeOf } from "../two_player/chances.js";
import { analystOf } from "../two_player/match.js";
import { judge } from "./turning_points.js";

/** @typedef {import("./turning_points.js").Judged} Judged */
/** @typedef {import("../site/game_record.js").GameRecord} GameRecord */

export const NODES = 100_000; // a position: a game takes a second or two
const PATIENCE = 30_000; // milliseconds: endgames are generated in one piece, which takes a slow phone that long

/** The moves of a game, whatever happens on the board meanwhile. @param {GameRecord} round */
const movesOf = (round) =>
  round.moves.map((move, ply) => ({ move, position: round.positionAfter(ply), side: round.moverAt(ply) ?? "first" }));

/**
 * @param {Pick<import("../site/engine.js").Engine, "ask">} engine @param {GameRecord} round
 * @param {object} how
 * @param {AbortSignal} how.signal
 * @param {(ply: number, thought: import("../pkg/game.js").SearchReport, slope: number) => void} how.onValued  Called for
 *   each position with a move, in the order of the game.
 * @returns {Promise<Judged[]>}
 */
export async function reviewGame(engine, round, { signal, onValued }) {
  const { game } = round;
  const analyst = analystOf(game, NODES);
  const slope = slopeOf(game, analyst);
  /** @type {Judged[]} */
  const all = [];
  for (const [ply, { move, position, side }] of movesOf(round).entries()) {
    // The same seed for everybody: a review of the same game has the same values.
    const question = { game, position, engine: analyst, seed: "1" };
    const thought = await engine.ask("search", question, { signal, patience: PATIENCE });
    onValued(ply, thought, slope);
    const judged = judge(ply, side, move, thought, slope);
    if (judged) all.push(judged);
  }
  return all;
}
