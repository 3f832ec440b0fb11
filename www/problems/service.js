// The answers to questions about problems, wherever the engine runs.

import { answerBy, turn } from "../site/answer.js";

const SLICE = 8; // milliseconds of a search between checks for messages
const REPORT_EVERY = 100; // milliseconds between two reports

/** @typedef {import("../site/answer.js").Request} Request */
/** @typedef {Pick<ReturnType<typeof import("../pkg/problems.js").newProblemModule>, "Attempt" | "Problems">} Module */

/**
 * @param {Module} module
 * @param {import("../site/service.js").Site} _site
 * @param {(message: object) => void} post
 */
export function createService({ Attempt, Problems }, _site, post) {
  /** @type {Set<number>} */
  const cancelled = new Set();

  /**
   * Asks about a position in which the player to move is to win, within some turns or by an only move.
   * @template Answer
   * @param {Request} request
   * @param {(attempt: InstanceType<Module["Attempt"]>) => Answer} ask
   */
  async function about({ game, position, turns, only }, ask) {
    const attempt = only ? Attempt.only(game, position) : new Attempt(game, position, turns);
    try {
      while (!attempt.prepare()) await turn();
      return ask(attempt);
    } finally {
      attempt.free();
    }
  }

  return answerBy(
    {
      /**
       * The problem of a day, or the first of a seed, as many as are wanted: fewer if so many games after the last one
       * have none.
       * @param {Request} request
       */
      async find({ id, game, day, seed, turns, grades, games: most, count = 1 }) {
        const problems = day ? Problems.ofDay(game, day) : new Problems(game, seed, turns, grades);
        try {
          const found = [];
          let [reported, last] = [performance.now(), 0];
          for (;;) {
            const { games, preparing, problem } = problems.stepFor(SLICE);
            // Where slices end must not decide what is found.
            const isOver = games - last > most;
            if (problem && !isOver) {
              found.push(problem);
              last = games;
            }
            if (isOver || found.length === count)
              return { games: Math.min(games, last + most), problem: found[0], problems: found };
            if (cancelled.has(id)) return { type: "cancelled", games };
            if (performance.now() - reported > REPORT_EVERY) {
              post({ id, type: "progress", games, preparing, found: found.length });
              reported = performance.now();
            }
            await turn();
          }
        } finally {
          problems.free();
          cancelled.delete(id);
        }
      },

      /** Whether a position is a problem. @param {Request} request */
      examine: (request) => about(request, (attempt) => attempt.examine()),

      /** What a whole turn is worth, and the answer to it. @param {Request} request */
      judge: (request) => about(request, (attempt) => attempt.play(request.moves)),

      /** Moves of which one is right. @param {Request} request */
      clues: (request) => about(request, (attempt) => ({ moves: attempt.clues(request.count) })),

      /** A solution. @param {Request} request */
      solution: (request) => about(request, (attempt) => ({ moves: attempt.solution() })),
    },
    cancelled,
    post,
  );
}
