// Who answers the turns of a problem: a proof. Each question says all that it is about, so that whoever answers need not
// remember anything (`site/problem_service.js`).

/** @typedef {import("../pkg/prover.js").Judgement} Judgement */
/**
 * @typedef {object} Task
 * @property {string} game
 * @property {string} position
 * @property {boolean} [only]  Whether to find the only turn that wins.
 * @property {number} turns  Within how many to win; 0 if that is unknown.
 */

export class Judge {
  #engine;

  /** @param {Pick<import("../site/engine.js").Engine, "ask">} engine */
  constructor(engine) {
    this.#engine = engine;
  }

  /** What a turn is worth, and the best answer to it. @param {Task} task @param {string[]} moves  Those of the turn.
   * @param {AbortSignal} signal @returns {Promise<Judgement>} */
  judge(task, moves, signal) {
    return this.#engine.ask("judge", { ...task, moves }, { signal });
  }

  /** So many moves, of which one is right. @param {Task} task @param {number} count @param {AbortSignal} signal
   * @returns {Promise<string[]>} */
  async clues(task, count, signal) {
    return (await this.#engine.ask("clues", { ...task, count }, { signal })).moves;
  }

  /** The moves of a solution. @param {Task} task @param {AbortSignal} signal @returns {Promise<string[]>} */
  async solution(task, signal) {
    return (await this.#engine.ask("solution", task, { signal })).moves;
  }
}
