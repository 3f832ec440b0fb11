// The distances known to the page; each is requested from the engine only once.

import { PUZZLES } from "../puzzles.js";
import { lateModule } from "../site/fetch_files.js";
import * as files from "../site/files.js";
import { words } from "../site/words.js";

/**
 * @typedef {{ position: string, distance: number, moves: { name: string, position: string, distance: number }[] }} Look
 */

export class Distances {
  #engine;
  /** @type {Map<string, number>} */
  #known = new Map();
  /** @type {Map<string, Look>} */
  #looks = new Map();

  /** @param {import("../site/engine.js").Engine} engine */
  constructor(engine) {
    this.#engine = engine;
  }

  /** Whether a game has distances at all. @param {string} game */
  static has(game) {
    return PUZZLES[game].hasDistances;
  }

  /** @param {string} game @param {string} position */
  known(game, position) {
    return this.#known.get(`${game} ${position}`);
  }

  /**
   * Stores a distance that is known from elsewhere.
   * @param {string} game
   * @param {string} position
   * @param {number} distance
   */
  tell(game, position, distance) {
    this.#known.set(`${game} ${position}`, distance);
  }

  /**
   * Stores the positions along a shortest solution, the last of which is Win.
   * @param {string} game
   * @param {string[]} positions
   */
  note(game, positions) {
    positions.forEach((position, at) => this.#known.set(`${game} ${position}`, positions.length - 1 - at));
  }

  /** The distances around a position, if they have been requested. @param {string} game @param {string} position */
  seen(game, position) {
    return this.#looks.get(`${game} ${position}`);
  }

  /**
   * The distance of a position and of all positions one move away.
   * @param {string} game
   * @param {string} position
   * @returns {Promise<Look>}
   */
  async look(game, position) {
    const seen = this.seen(game, position);
    if (seen) return seen;
    const look = await this.#engine.ask("look", { game, position });
    this.#looks.set(`${game} ${position}`, look);
    for (const place of [look, ...look.moves]) this.#known.set(`${game} ${place.position}`, place.distance);
    return look;
  }

  /** Requests the distances of many positions. @param {string} game @param {string[]} positions */
  async learn(game, positions) {
    const unknown = positions.filter((position) => this.known(game, position) === undefined);
    if (!unknown.length) return;
    const { distances } = await this.#engine.ask("measure", { game, positions: unknown });
    unknown.forEach((position, at) => this.#known.set(`${game} ${position}`, distances[at]));
  }
}

// The engine that knows the distances of puzzles, in its own worker. Its module is loaded when it is first needed.

/** The parts of an engine that knows distances. @param {string} base  The site's address. */
export function knowsDistances(base) {
  const compiled = lateModule(base, files.distancesModule, () => words.partMissing);
  return {
    compiled,
    /** The same in the page itself, if no worker starts. */
    async module() {
      const module = await import("../pkg/distances.js");
      module.initSync({ module: await compiled() });
      return module;
    },
    worker: files.worker,
  };
}
