// Values all positions of a game, one after another, for its review.

import { slopeOf } from "../match/chances.js";
import { analystOf, proberOf } from "../match/thoughts.js";
import { attempt, certainOf, choicesOf } from "./turning_points.js";

/** @typedef {import("./turning_points.js").Judged} Judged */
/** @typedef {import("./turning_points.js").Certain} Certain */
/** @typedef {import("../site/game_record.js").GameRecord} GameRecord */
/** @typedef {import("../pkg/game.js").SearchReport} Thought */
/** @typedef {(question: { position: string, engine: string }) => Promise<Thought>} Search */

export const NODES = 100_000; // a position: a game takes a second or two
const PROBED = 4; // a search behind one move has this part of the nodes of one that values all
const PATIENCE = 30_000; // milliseconds: endgames are generated in one piece, which takes a slow phone that long

/** The moves of a game, independent of later changes on the board. @param {GameRecord} record */
const movesOf = (record) =>
  record.moves.map((move, ply) => ({
    ply,
    move,
    position: record.positionAfter(ply),
    side: record.moverAt(ply) ?? "first",
  }));

/**
 * The end of the position after a move, if a short search proves it.
 * @param {GameRecord} record @param {string} position @param {string} move @param {number} nodes  Of a search of all moves.
 * @param {Search} search
 */
async function lookBehind(record, position, move, nodes, search) {
  const { position: after, side, isOver } = record.after(position, move);
  if (isOver || !side) return undefined;
  return certainOf(await search({ position: after, engine: proberOf(record.game, Math.ceil(nodes / PROBED)) }), side);
}

/** Searches positions of a game with a fixed seed, so that equal games have equal reviews. @param {Pick<import("../site/engine.js").Engine, "ask">} engine @param {string} game @param {AbortSignal} [signal] @returns {Search} */
const searchIn = (engine, game, signal) => (question) =>
  engine.ask("search", { game, ...question, seed: "1" }, { signal, patience: PATIENCE });

/**
 * @param {Pick<import("../site/engine.js").Engine, "ask">} engine @param {GameRecord} record
 * @param {object} how
 * @param {AbortSignal} how.signal
 * @param {number} [how.nodes]
 * @param {(ply: number, thought: Thought, slope: number) => void} how.onValued  Called for each position with a move, from
 *   the last to the first.
 * @returns {Promise<Judged[]>}  In the order of the game.
 */
export async function reviewGame(engine, record, { signal, nodes = NODES, onValued }) {
  const { game } = record;
  const analyst = analystOf(game, nodes);
  const slope = slopeOf(game, analyst);
  const search = searchIn(engine, game, signal);
  /** @type {Judged[]} */
  const all = [];
  // From the end, so that the proof of a position is known at the move before it.
  /** @type {Certain | undefined} */
  let behind;
  for (const { ply, move, position, side } of movesOf(record).reverse()) {
    const thought = await search({ position, engine: analyst });
    const choices = choicesOf(ply, side, move, thought, slope);
    choices?.learn(choices.played, behind);
    for (let doubtful = choices?.doubtful(); choices && doubtful; doubtful = choices.doubtful())
      choices.learn(doubtful, await lookBehind(record, position, doubtful.name, nodes, search));
    behind = choices ? choices.certain : certainOf(thought, side);
    onValued(ply, { ...thought, ...behind }, slope);
    if (choices) all.push(choices.judged);
  }
  return all.reverse();
}

/**
 * Judges another attempt at a move of a game that was reviewed. Like any move it is looked behind before it is called a
 * mistake. Nothing if it has no value.
 * @param {Pick<import("../site/engine.js").Engine, "ask">} engine @param {GameRecord} record @param {Judged} judged
 * @param {string} move @param {AbortSignal} [signal]
 */
export async function judgeAttempt(engine, record, judged, move, signal) {
  const made = attempt(judged, move);
  if (!made?.isDoubtful) return made;
  const search = searchIn(engine, record.game, signal);
  return attempt(judged, move, await lookBehind(record, record.positionAfter(judged.ply), move, NODES, search));
}
