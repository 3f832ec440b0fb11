// Finds problems by a seed, and proves those that are given, one at a time.

import { Cancelled } from "../site/engine.js";
import { LinkError } from "../site/puzzle_link.js";
import { onlyIn } from "./link.js";
import { words } from "./words.js";

/** @typedef {import("../pkg/prover.js").Problem} Problem */

const MOST = 5_000; // the number of games without a problem after which a search is given up

/** The order of a sheet or a set; those alike stay in the order in which they were found. @param {Problem[]} problems */
export const fromEasyToHard = (problems) =>
  [...problems].sort((a, b) => a.grade - b.grade || (a.turns ?? 0) - (b.turns ?? 0));

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
   * The first problem of a seed, or that of a day; or the first few of a seed.
   * @param {import("./link.js").ProblemLink} link
   * @param {(games: number, preparing: boolean, found: number) => void} onProgress
   * @param {number} [count]  How many are wanted.
   * @returns {Promise<{ games: number, problem?: Problem, problems: Problem[] } | undefined>} nothing if the search was
   *   stopped
   */
  async find({ game, seed, day, turns, grades }, onProgress, count = 1) {
    const asked = { game, day, seed, turns, grades, games: MOST, count };
    try {
      return await this.#ask("find", asked, ({ games, preparing, found }) => onProgress(games, preparing, found));
    } catch (error) {
      const { code } = /** @type {{ code?: string }} */ (error);
      throw onlyIn(turns) && code === "bad-option" ? new LinkError("n", words.wrong.noLengths) : error;
    }
  }

  /**
   * Whether a position is a problem.
   * @param {{ game: string, position: string | undefined, turns: number, only?: boolean }} asked
   * @param {(searched: number, budget: number) => void} [onProgress]  The positions that were searched for a question, and
   *   those that it may take.
   * @returns {Promise<any>} nothing if the proof was stopped
   */
  examine(asked, onProgress) {
    return this.#ask(
      "examine",
      asked,
      ({ searched, budget }) => searched !== undefined && onProgress?.(searched, budget),
    );
  }

  /** @param {string} op @param {object} asked @param {(report: any) => void} [onProgress] */
  async #ask(op, asked, onProgress) {
    this.stop();
    const mine = (this.#running = new AbortController());
    try {
      return await this.#engine.ask(op, asked, {
        signal: mine.signal,
        onProgress: (report) => this.#running === mine && onProgress?.(report),
      });
    } catch (error) {
      if (error instanceof Cancelled) return undefined;
      throw error;
    } finally {
      if (this.#running === mine) this.#running = undefined;
    }
  }

  stop() {
    this.#running?.abort();
    this.#running = undefined;
  }
}
