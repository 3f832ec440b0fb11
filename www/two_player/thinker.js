// The page's questions to the engine about positions of a two-player game, one at a time.

import { Cancelled } from "../site/engine.js";

/** @typedef {import("../pkg/game.js").SearchReport} Thought  Values are from the point of view of the player to move. */

/** @typedef {{ game: string, position: string, engine: string, seed: string }} Question */

const PATIENCE = 30_000; // milliseconds: endgames are generated in one piece, which takes a slow phone that long

export class Thinker {
  #engine;
  /** @type {AbortController | undefined} */
  #running;

  /** @param {Pick<import("../site/engine.js").Engine, "ask">} engine */
  constructor(engine) {
    this.#engine = engine;
  }

  /**
   * Thinks about a question, and cancels the previous one, which then has no result.
   * @param {Question} question
   * @param {(thought: Thought, seconds: number) => void} [onProgress]
   * @returns {Promise<Thought | undefined>}
   */
  async think(question, onProgress) {
    this.stop();
    const mine = (this.#running = new AbortController());
    const begun = performance.now();
    const hear = (/** @type {Thought} */ thought) => {
      if (this.#running === mine) onProgress?.(thought, (performance.now() - begun) / 1000);
    };
    try {
      const options = { signal: mine.signal, onProgress: hear, patience: PATIENCE };
      const thought = await this.#engine.ask("search", question, options);
      hear(thought);
      return this.#running === mine ? thought : undefined;
    } catch (error) {
      if (error instanceof Cancelled) return undefined;
      throw error;
    } finally {
      if (this.#running === mine) this.#running = undefined;
    }
  }

  get isThinking() {
    return this.#running !== undefined;
  }

  stop() {
    this.#running?.abort();
    this.#running = undefined;
  }
}
