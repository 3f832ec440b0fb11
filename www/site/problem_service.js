// The prover's answers, wherever it runs: in a worker, or in the page if no worker starts.

import { answerBy, turn } from "./worker_protocol.js";

/**
 * @param {Proving} module
 * @param {import("./service.js").Site} _site
 * @param {(message: object) => void} post
 */
export function createService(module, _site, post) {
  /** @type {Set<number>} */
  const cancelled = new Set();
  return answerBy(problemAnswers(module, cancelled, post), cancelled, post);
}

// The answers to questions about problems of two-player games, wherever the engine runs.

const SLICE = 8; // milliseconds of a search between checks for messages
const REPORT_EVERY = 100; // milliseconds between two reports

/** @typedef {import("./worker_protocol.js").Request} Request */
/** @typedef {Pick<ReturnType<typeof import("../pkg/provers.js").newProverModule>, "Attempt" | "Problems">} Proving */

/** @typedef {InstanceType<Proving["Attempt"]>} Attempt */

/**
 * Reports now and then that a request is in progress, with the number of positions searched and its limit.
 * @param {(message: object) => void} post @param {number} id @param {() => object} [state]
 */
function reporter(post, id, state = () => ({})) {
  let reported = performance.now();
  return (
    /** @type {number | undefined} */ searched = undefined,
    /** @type {number | undefined} */ budget = undefined,
  ) => {
    if (performance.now() - reported <= REPORT_EVERY) return;
    reported = performance.now();
    post({ id, type: "progress", searched, budget, ...state() });
  };
}

/** Asks about positions in which the player to move is to win, within some turns or by an only move. */
class Attempts {
  #Attempt;
  #post;
  /** The attempt that answered the last request: its proofs are likely to answer the next one.
   * @type {{ key: string, attempt: Attempt } | undefined} */
  #last;

  /** @param {Proving["Attempt"]} Attempt @param {(message: object) => void} post */
  constructor(Attempt, post) {
    this.#Attempt = Attempt;
    this.#post = post;
  }

  /**
   * @template Answer
   * @param {Request} request
   * @param {(attempt: Attempt, alive: () => void) => Answer} ask
   */
  async ask({ id, game, position, turns, only }, ask) {
    const keyOf = (/** @type {string} */ at, /** @type {number | undefined} */ turnsLeft) =>
      JSON.stringify([game, at, only ? "only" : turnsLeft]);
    const known = this.#last?.key === keyOf(position, turns) ? this.#last.attempt : undefined;
    const attempt = known ?? (only ? this.#Attempt.only(game, position) : new this.#Attempt(game, position, turns));
    // Another request may come while this one is prepared: it gets its own attempt.
    if (known) this.#last = undefined;
    const alive = reporter(this.#post, id);
    try {
      while (!attempt.prepare()) {
        alive();
        await turn();
      }
      const answer = ask(attempt, alive);
      this.#last?.attempt.free();
      // A judged turn may have changed its position.
      this.#last = { key: keyOf(attempt.position, only ? undefined : attempt.left), attempt };
      return answer;
    } catch (error) {
      attempt.free();
      throw error;
    }
  }
}

/**
 * The answers by the `op` of the request.
 * @param {Proving} module
 * @param {Set<number>} cancelled  The requests that were cancelled.
 * @param {(message: object) => void} post
 */
export function problemAnswers({ Attempt, Problems }, cancelled, post) {
  const attempts = new Attempts(Attempt, post);
  return {
    /**
     * The problem of a day, or the first `count` of a seed: fewer if `most` games after the last one have none.
     * @param {Request} request
     */
    async find({ id, game, day, seed, turns, grades, games: most, count = 1 }) {
      const problems = day ? Problems.ofDay(game, day) : new Problems(game, seed, turns, grades);
      try {
        /** @type {object[]} */
        const problemList = [];
        let last = 0;
        let state = { games: 0, preparing: false };
        const alive = reporter(post, id, () => ({ ...state, problemCount: problemList.length }));
        for (;;) {
          const { games, preparing = false, problem } = problems.stepFor(SLICE, alive);
          state = { games, preparing };
          // The result must not depend on the ends of slices.
          const isOver = games - last > most;
          if (problem && !isOver) {
            problemList.push(problem);
            last = games;
          }
          if (isOver || problemList.length === count)
            return { games: Math.min(games, last + most), problem: problemList[0], problems: problemList };
          if (cancelled.has(id)) return { type: "cancelled", games };
          alive();
          await turn();
        }
      } finally {
        problems.free();
        cancelled.delete(id);
      }
    },

    /** Whether a position is a problem. @param {Request} request */
    examine: (request) => attempts.ask(request, (attempt, alive) => attempt.examine(alive)),

    /** The judgement of a whole turn, and the answer to it. @param {Request} request */
    judge: (request) => attempts.ask(request, (attempt, alive) => attempt.play(request.moves, alive)),

    /** Moves of which one is right. @param {Request} request */
    clues: (request) => attempts.ask(request, (attempt, alive) => ({ moves: attempt.clues(request.count, alive) })),

    /** A solution. @param {Request} request */
    solution: (request) => attempts.ask(request, (attempt, alive) => ({ moves: attempt.solution(alive) })),
  };
}
