// Finds problems by a seed, and proves those that are given, one at a time.

import { Cancelled } from "../site/engine.js";

/** @typedef {import("../pkg/problem.js").Problem} Problem */
/** @typedef {import("../pkg/problem.js").Verdict} Verdict */

const MOST = 5_000; // the number of games after which a search is given up
const PATIENCE = 60_000; // milliseconds: a single proof takes that long on a slow phone

export class Finder {
  #engine;
  /** @type {AbortController | undefined} */
  #running;

  /** @param {Pick<import("../site/engine.js").Engine, "ask">} engine */
  constructor(engine) {
    this.#engine = engine;
  }

  get isBusy() {
    return this.#running !== undefined;
  }

  /**
   * The first problem of a seed.
   * @param {import("./link.js").ProblemLink} link @param {(games: number) => void} onProgress
   * @returns {Promise<{ games: number, problem?: Problem } | undefined>} nothing if the search was stopped
   */
  async find({ game, seed, turns, grades }, onProgress) {
    this.stop();
    const mine = (this.#running = new AbortController());
    try {
      return await this.#engine.ask(
        "find",
        { game, seed, turns, grades, games: MOST },
        {
          signal: mine.signal,
          patience: PATIENCE,
          onProgress: ({ games }) => this.#running === mine && onProgress(games),
        },
      );
    } catch (error) {
      if (error instanceof Cancelled) return undefined;
      throw error;
    } finally {
      if (this.#running === mine) this.#running = undefined;
    }
  }

  /**
   * Whether a position is a problem.
   * @param {{ game: string, position: string | undefined, turns: number }} asked
   * @returns {Promise<any>}
   */
  examine(asked) {
    this.stop();
    return this.#engine.ask("examine", asked, { patience: PATIENCE });
  }

  stop() {
    this.#running?.abort();
    this.#running = undefined;
  }
}
