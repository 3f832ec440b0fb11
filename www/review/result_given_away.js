// The check whether a turn gave a certain result away, which a player may learn before the engine replies.

import { slopeOf } from "../match/chances.js";
import { analystOf } from "../match/thoughts.js";
import { NODES } from "./reviewer.js";
import { learn } from "../site/i18n.js";
import { judge } from "./turning_points.js";
import { words } from "./words.js";

const PATIENCE = 3_000; // milliseconds: no reply is delayed for longer

/** The result that a move gave away for certain, if any. @param {import("./turning_points.js").Judged} judged @returns {"win" | "draw" | "loss" | undefined} */
function lostBy({ gift, best, played }) {
  const isLoss = best.certain === undefined && played.certain !== undefined && played.value < 0;
  return gift ?? (isLoss ? "loss" : undefined);
}

/** The first move of the last turn that gave a certain result away. @type {import("../match/match.js").Check} */
async function find(record, think) {
  const { game, at, moves } = record;
  const analyst = analystOf(game, NODES);
  await learn(words);
  let ply = at - 1;
  while (record.continues(ply)) ply--;
  for (; ply < at; ply++) {
    const thought = await think({ game, position: record.positionAfter(ply), engine: analyst, seed: "1" });
    if (!thought) return undefined;
    const judged = judge(ply, record.moverAt(ply) ?? "first", moves[ply], thought, slopeOf(game, analyst));
    const kind = judged && lostBy(judged);
    if (kind) return { ply, told: words.fault[kind], takeBack: words.fault.takeBack };
  }
  return undefined;
}

/** The first fault of the last turn; undefined if it is not found in time. @type {import("../match/match.js").Check} */
export const findFault = (record, think) =>
  Promise.race([
    find(record, think),
    new Promise((late) => {
      setTimeout(() => late(undefined), PATIENCE);
    }),
  ]);
