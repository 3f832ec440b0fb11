// A worker for each core of the machine; each works on one piece at a time.

import { Engine } from "../site/engine.js";

export class Pool {
  #engines;

  /** @param {ConstructorParameters<typeof Engine>[0]} options @param {number} size */
  constructor(options, size) {
    this.#engines = Array.from({ length: size }, () => new Engine(options));
  }

  /** Leaves one core to the page, if there are more than two. */
  static usualSize() {
    const cores = navigator.hardwareConcurrency || 2;
    return Math.min(cores > 2 ? cores - 1 : cores, 16);
  }

  get size() {
    return this.#engines.length;
  }

  /** Any engine, for small requests. */
  get first() {
    return this.#engines[0];
  }

  /** Ends the workers but that of small requests. They start again when there is work. */
  stop() {
    for (const engine of this.#engines.slice(1)) engine.stop();
  }

  /**
   * Works through pieces until none is left or `signal` is aborted. An error is thrown once all engines have stopped.
   * @template P
   * @param {(engine: Engine) => P | undefined} next  The next piece, for an engine.
   * @param {(engine: Engine, piece: P) => Promise<void>} work
   * @param {AbortSignal} signal
   */
  async each(next, work, signal) {
    const ends = await Promise.allSettled(
      this.#engines.map(async (engine) => {
        while (!signal.aborted) {
          const piece = next(engine);
          if (piece === undefined) return;
          await work(engine, piece);
        }
      }),
    );
    const failed = ends.find(({ status }) => status === "rejected");
    if (failed) throw /** @type {PromiseRejectedResult} */ (failed).reason;
  }
}
