// As many workers as the machine has cores for; each is asked for one piece of work at a time.

import { Engine } from "../site/engine.js";

export class Pool {
  #engines;

  /** @param {ConstructorParameters<typeof Engine>[0]} options @param {number} size */
  constructor(options, size) {
    this.#engines = Array.from({ length: size }, () => new Engine(options));
  }

  /** One core is left to the page, where there are more than two. */
  static usualSize() {
    const cores = navigator.hardwareConcurrency || 2;
    return Math.min(cores > 2 ? cores - 1 : cores, 16);
  }

  get size() {
    return this.#engines.length;
  }

  /** Any engine, for small questions. */
  get first() {
    return this.#engines[0];
  }

  /**
   * Works through pieces until there are none left or `signal` is aborted. A failure is told once all engines have
   * stopped.
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
