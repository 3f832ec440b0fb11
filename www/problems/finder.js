// Finds problems by a seed, and proves problems with a position, one at a time.

import { Cancelled } from "../site/engine.js";
import { LinkError } from "../site/puzzle_link.js";
import { onlyIn } from "./link.js";
import { words } from "./words.js";

/** @typedef {import("../pkg/prover.js").Problem} Problem */

const MOST = 5_000; // the number of games without a problem after which a search is given up

/** The order of a sheet or a set; equal problems stay in the order in which they were found. @param {Problem[]} problems */
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
   * @param {(games: number, preparing: boolean, problemCount: number) => void} onProgress
   * @param {number} [count]  The number of problems to find.
   * @returns {Promise<{ games: number, problem?: Problem, problems: Problem[] } | undefined>} nothing if the search was
   *   stopped
   */
  async find({ game, seed, day, turns, grades }, onProgress, count = 1) {
    const request = { game, day, seed, turns, grades, games: MOST, count };
    try {
      return await this.#ask("find", request, ({ games, preparing, problemCount }) =>
        onProgress(games, preparing, problemCount),
      );
    } catch (error) {
      const { code } = /** @type {{ code?: string }} */ (error);
      throw onlyIn(turns) && code === "bad-option" ? new LinkError("n", words.wrong.noLengths) : error;
    }
  }

  /**
   * Whether a position is a problem.
   * @param {{ game: string, position: string | undefined, turns: number, only?: boolean }} request
   * @param {(searched: number, budget: number) => void} [onProgress]  The number of positions searched for a request,
   *   and its limit.
   * @returns {Promise<any>} nothing if the proof was stopped
   */
  examine(request, onProgress) {
    return this.#ask(
      "examine",
      request,
      ({ searched, budget }) => searched !== undefined && onProgress?.(searched, budget),
    );
  }

  /** @param {string} op @param {object} request @param {(report: any) => void} [onProgress] */
  async #ask(op, request, onProgress) {
    this.stop();
    const controller = (this.#running = new AbortController());
    try {
      return await this.#engine.ask(op, request, {
        signal: controller.signal,
        onProgress: (report) => this.#running === controller && onProgress?.(report),
      });
    } catch (error) {
      if (error instanceof Cancelled) return undefined;
      throw error;
    } finally {
      if (this.#running === controller) this.#running = undefined;
    }
  }

  stop() {
    this.#running?.abort();
    this.#running = undefined;
  }
}
