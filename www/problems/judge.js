// The judge of the turns of a problem, by proof. Each request contains its whole task, so that the worker need not
// remember anything (`site/problem_service.js`).

/** @typedef {import("../pkg/prover.js").Judgement} Judgement */
/**
 * @typedef {object} Task
 * @property {string} game
 * @property {string} position
 * @property {boolean} [only]  Whether to find the only turn that wins.
 * @property {number} turns  The number of turns within which to win; 0 if it is unknown.
 */

export class Judge {
  #engine;

  /** @param {Pick<import("../site/engine.js").Engine, "ask">} engine */
  constructor(engine) {
    this.#engine = engine;
  }

  /** The value of a turn, and the best answer to it. @param {Task} task @param {string[]} moves  The moves of the turn.
   * @param {AbortSignal} signal @returns {Promise<Judgement>} */
  judge(task, moves, signal) {
    return this.#engine.ask("judge", { ...task, moves }, { signal });
  }

  /** A number of moves, one of which is right. @param {Task} task @param {number} count @param {AbortSignal} signal
   * @returns {Promise<string[]>} */
  async clues(task, count, signal) {
    return (await this.#engine.ask("clues", { ...task, count }, { signal })).moves;
  }

  /** The moves of a solution. @param {Task} task @param {AbortSignal} signal @returns {Promise<string[]>} */
  async solution(task, signal) {
    return (await this.#engine.ask("solution", task, { signal })).moves;
  }
}
