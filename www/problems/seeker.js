// Finds the problem of a link and, while the visitor thinks about it, the problem that they may open next.

import { Finder } from "./finder.js";

/** @typedef {import("./link.js").ProblemLink} ProblemLink */
/** @typedef {(games: number, isPreparing: boolean) => void} OnProgress */

export class Seeker {
  /** One finder is for the current request, the other one for the next problem. */
  #finder;
  #ahead;
  /** The search for the next problem. @type {{ link: ProblemLink, result: ReturnType<Finder["find"]>, onProgress: OnProgress } | undefined} */
  #ready;

  /** @param {Pick<import("../site/engine.js").Engine, "ask">} engine */
  constructor(engine) {
    this.#finder = new Finder(engine);
    this.#ahead = new Finder(engine);
  }

  /** Whether the problem of a request is being sought. */
  get isBusy() {
    return this.#finder.isBusy;
  }

  stop() {
    this.#finder.stop();
  }

  /** The link of the problem that is found ahead. */
  get next() {
    return this.#ready?.link;
  }

  /** Finds a problem that the visitor may open next. @param {ProblemLink} link */
  lookAhead(link) {
    const ready = { link, onProgress: /** @type {OnProgress} */ (() => {}) };
    const result = this.#ahead.find(link, (games, isPreparing) => ready.onProgress(games, isPreparing));
    result.catch(() => {});
    this.#ready = Object.assign(ready, { result });
  }

  /** Proves the problem on the board, so that its first answer arrives at once. @param {import("./solving.js").Problem} problem */
  warmUp({ game, position, turns = 0 }) {
    this.#ahead.examine({ game, position, turns }).catch(() => {});
  }

  /** Stops the search ahead and drops its result. */
  forget() {
    this.#ready = undefined;
    this.#ahead.stop();
  }

  /** Finds the problem of a link. @param {ProblemLink} link @param {OnProgress} onProgress @returns {ReturnType<Finder["find"]>} */
  find(link, onProgress) {
    const ready = this.#ready;
    if (ready?.link !== link) return this.#finder.find(link, onProgress);
    ready.onProgress = onProgress;
    this.#ready = undefined;
    [this.#finder, this.#ahead] = [this.#ahead, this.#finder];
    return ready.result;
  }

  /** Whether a position is a problem. @type {Finder["examine"]} */
  examine(request) {
    return this.#finder.examine(request);
  }
}
