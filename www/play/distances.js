// The distances known to the page; each is requested from the engine only once.

import { PUZZLES } from "../puzzles.js";
import { lateModule } from "../site/fetch_files.js";
import * as files from "../site/files.js";
import { observe } from "../site/state.js";
import { words } from "../site/words.js";

/**
 * @typedef {{ position: string, distance: number, moves: { name: string, position: string, distance: number }[] }} Look
 */

export class Distances {
  /**
   * The maps grow; what holds them is replaced then.
   * @type {{ readonly known: Map<string, number>, readonly looks: Map<string, Look> }}
   */
  maps = { known: new Map(), looks: new Map() };
  #engine;

  /** @param {import("../site/engine.js").Engine} engine */
  constructor(engine) {
    this.#engine = engine;
    observe(this);
  }

  /** Has views draw what was added to the maps. */
  #change() {
    this.maps = { ...this.maps };
  }

  /** Whether a game has distances at all. @param {string} game */
  static has(game) {
    return PUZZLES[game].hasDistances;
  }

  /** @param {string} game @param {string} position */
  known(game, position) {
    return this.maps.known.get(`${game} ${position}`);
  }

  /**
   * Stores a distance that is known from elsewhere.
   * @param {string} game
   * @param {string} position
   * @param {number} distance
   */
  tell(game, position, distance) {
    this.maps.known.set(`${game} ${position}`, distance);
    this.#change();
  }

  /**
   * Stores the positions along a shortest solution, the last of which is Win.
   * @param {string} game
   * @param {string[]} positions
   */
  note(game, positions) {
    positions.forEach((position, at) => this.maps.known.set(`${game} ${position}`, positions.length - 1 - at));
    this.#change();
  }

  /** The distances around a position, if they have been requested. @param {string} game @param {string} position */
  seen(game, position) {
    return this.maps.looks.get(`${game} ${position}`);
  }

  /**
   * Requests the unknown distances of a position and of all positions one move away, and those of further positions.
   * @param {string} game @param {string} position @param {string[]} others
   */
  async learn(game, position, others) {
    await Promise.all([this.#look(game, position), this.#measure(game, others)]);
    this.#change();
  }

  /** @param {string} game @param {string} position */
  async #look(game, position) {
    if (this.seen(game, position)) return;
    /** @type {Look} */
    const look = await this.#engine.ask("look", { game, position });
    this.maps.looks.set(`${game} ${position}`, look);
    for (const place of [look, ...look.moves]) this.maps.known.set(`${game} ${place.position}`, place.distance);
  }

  /** @param {string} game @param {string[]} positions */
  async #measure(game, positions) {
    const unknown = positions.filter((position) => this.known(game, position) === undefined);
    if (!unknown.length) return;
    const { distances } = await this.#engine.ask("measure", { game, positions: unknown });
    unknown.forEach((position, at) => this.maps.known.set(`${game} ${position}`, distances[at]));
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
