// Loans to boards of two-player games: the module of their game, and an engine or a prover for it.

import { fileOf } from "../match/game_modules.js";
import { hasKind, learnKind } from "../match/game_views.js";
import * as files from "../site/files.js";
import { shareEngine } from "./shared_engine.js";

/** @typedef {import("./shared_engine.js").SharedEngine} SharedEngine */
/** @typedef {(game: string, base: string) => Promise<SharedEngine>} Acquire */

/**
 * Creates the function that lends the engines or provers of games.
 * @param {object} kind
 * @param {(game: string) => import("../match/rules_modules.js").RulesModule} kind.moduleOf  The page's module.
 * @param {(game: string) => string} kind.moduleFileOf  Its file.
 * @param {(game: string, base: string, compiled: WebAssembly.Module) => import("../match/engines.js").Parts}
 *   kind.partsOf  The parts of the engine or prover.
 * @param {() => Promise<unknown>} kind.learn  Loads the words.
 * @returns {Acquire}
 */
export function shareGameEngines({ moduleOf, moduleFileOf, partsOf, learn }) {
  /** By the file of the page's module. @type {Map<string, ReturnType<typeof shareEngine>>} */
  const lenders = new Map();
  return async (game, base) => {
    const learning = learnKind(game);
    const file = moduleFileOf(game);
    const lend =
      lenders.get(file) ??
      shareEngine({
        module: moduleOf(game),
        compiled: file,
        engine: (base, compiled) => partsOf(game, base, compiled),
        styles: files.gameStyles,
        learn,
      });
    lenders.set(file, lend);
    const [shared, learned] = await Promise.allSettled([lend(base), learning]);
    if (shared.status === "rejected") throw shared.reason;
    if (learned.status === "fulfilled") return shared.value;
    shared.value.release();
    throw learned.reason;
  };
}

/** The loans of a board; with another game it takes another engine. */
export class GameEngine {
  #acquire;
  #base;
  #file = "";
  /** @type {SharedEngine | undefined} */
  #shared;
  #stopListening = () => {};
  /** @type {(notice: import("../site/engine.js").Notice) => void} */
  onNotice = () => {};

  /** @param {Acquire} acquire @param {string} base  The site's address. */
  constructor(acquire, base) {
    this.#acquire = acquire;
    this.#base = base;
  }

  /** Whether a game can be opened with it. @param {string} game */
  has(game) {
    return hasKind(game) && fileOf(game) === this.#file;
  }

  /**
   * Takes the engine of a game, and gives that of the one before back.
   * @param {string} game @param {() => boolean} [isWanted]  Whether it is still wanted when it is there.
   * @returns {Promise<boolean>} whether it was
   */
  async take(game, isWanted = () => true) {
    const shared = await this.#acquire(game, this.#base);
    if (!isWanted()) {
      shared.release();
      return false;
    }
    this.release();
    [this.#shared, this.#file] = [shared, fileOf(game)];
    this.#stopListening = shared.onNotice((notice) => this.onNotice(notice));
    return true;
  }

  get styles() {
    return this.#shared?.styles ?? "";
  }

  /** @type {import("../site/engine.js").Engine["ask"]} */
  ask(op, details, options) {
    return /** @type {SharedEngine} */ (this.#shared).engine.ask(op, details, options);
  }

  release() {
    this.#stopListening();
    this.#shared?.release();
  }
}
