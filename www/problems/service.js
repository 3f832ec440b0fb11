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
   * Asks about a position in which the player to move is to win within some turns.
   * @template Answer
   * @param {Request} request
   * @param {(attempt: InstanceType<Module["Attempt"]>) => Answer} ask
   */
  function about({ game, position, turns }, ask) {
    const attempt = new Attempt(game, position, turns);
    try {
      return ask(attempt);
    } finally {
      attempt.free();
    }
  }

  return answerBy(
    {
      /** The first problem of a seed, if there is one in so many games. @param {Request} request */
      async find({ id, game, seed, turns, grades, games: most }) {
        const problems = new Problems(game, seed, turns, grades);
        try {
          let reported = performance.now();
          for (;;) {
            const { games, problem } = problems.stepFor(SLICE);
            if (problem || games >= most) return { games, problem };
            if (cancelled.has(id)) return { type: "cancelled", games };
            if (performance.now() - reported > REPORT_EVERY) {
              post({ id, type: "progress", games });
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
      examine: async (request) => about(request, (attempt) => attempt.examine()),

      /** What a whole turn is worth, and the answer to it. @param {Request} request */
      judge: async (request) => about(request, (attempt) => attempt.play(request.moves)),

      /** Moves of which one is right. @param {Request} request */
      clues: async (request) => about(request, (attempt) => ({ moves: attempt.clues(request.count) })),

      /** A solution. @param {Request} request */
      solution: async (request) => about(request, (attempt) => ({ moves: attempt.solution() })),
    },
    cancelled,
    post,
  );
}
