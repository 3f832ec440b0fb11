// Who answers when it is its turn. A person at this board plays by hand.

import { seen } from "./wait.js";

/** @typedef {import("./match.js").Match} Match */
/**
 * @typedef {object} Responder
 * @property {(match: Match, signal: AbortSignal, isReply: boolean) => Promise<unknown>} answer  Until the signal says that
 *   something else is on the board; a reply is one to a person who has just moved.
 */

// The minimum time in milliseconds from one position to an engine's next move, so that a person can follow:
const BREATH = 650; // within an engine's turn
const REPLY = 400; // after a person's move, whose animation should finish first

/** An engine thinks and plays. @type {Responder} */
export const engine = {
  async answer(match, signal, isReply) {
    const { record, toMove, isShow, pace, thoughts } = match;
    if (!record || !toMove) return;
    const waited = match.wait(isShow ? pace : Math.min(pace, record.isWithinTurn ? BREATH : REPLY));
    const fault = isReply ? await match.check?.(record, (question) => thoughts.ask(question)) : undefined;
    if (signal.aborted) return;
    if (fault) return match.warn(fault);
    const thought = await match.think(record, toMove);
    await waited;
    // A game between two engines should be seen.
    if (match.isShow) await seen();
    if (thought?.best && !signal.aborted) match.play(thought.best);
  },
};

/** A person is to move, or an engine that waits: if that is wanted, the engine thinks, and does not play. @type {Responder} */
export const analyst = {
  async answer(match) {
    if (match.isAnalysing) await match.ponder();
  },
};

/** A friend on another device answers by a link. @type {Responder} */
export const friend = { async answer() {} };
