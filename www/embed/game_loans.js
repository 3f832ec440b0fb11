// Loans to boards of two-player games: the module of their game, and an engine or a prover for it.

import { fileOf } from "../two_player/game_modules.js";
import { hasKind, learnKind } from "../two_player/game_views.js";
import * as files from "../site/files.js";
import { lender } from "./engine_loans.js";

/** @typedef {import("./engine_loans.js").Shared} Shared */
/** @typedef {(game: string, base: string) => Promise<Shared>} Borrow */

/**
 * Creates the function that lends the engines or provers of games.
 * @param {object} kind
 * @param {(game: string) => import("../two_player/rules_modules.js").RulesModule} kind.moduleOf  The page's module.
 * @param {(game: string) => string} kind.moduleFileOf  Its file.
 * @param {(game: string, base: string, compiled: WebAssembly.Module) => import("../two_player/engines.js").Parts}
 *   kind.partsOf  The parts of the engine or prover.
 * @param {() => Promise<unknown>} kind.learn  Loads the words.
 * @returns {Borrow}
 */
export function gameLender({ moduleOf, moduleFileOf, partsOf, learn }) {
  /** By the file of the page's module. @type {Map<string, ReturnType<typeof lender>>} */
  const lenders = new Map();
  return async (game, base) => {
    const learning = learnKind(game);
    const file = moduleFileOf(game);
    const lend =
      lenders.get(file) ??
      lender({
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
    shared.value.giveBack();
    throw learned.reason;
  };
}

/** The loans of a board; with another game it takes another engine. */
export class Lent {
  #borrow;
  #base;
  #file = "";
  /** @type {Shared | undefined} */
  #shared;
  #stopListening = () => {};
  /** @type {(notice: import("../site/engine.js").Notice) => void} */
  onNotice = () => {};

  /** @param {Borrow} borrow @param {string} base  The site's address. */
  constructor(borrow, base) {
    this.#borrow = borrow;
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
    const shared = await this.#borrow(game, this.#base);
    if (!isWanted()) {
      shared.giveBack();
      return false;
    }
    this.giveBack();
    [this.#shared, this.#file] = [shared, fileOf(game)];
    this.#stopListening = shared.onNotice((notice) => this.onNotice(notice));
    return true;
  }

  get styles() {
    return this.#shared?.styles ?? "";
  }

  /** @type {import("../site/engine.js").Engine["ask"]} */
  ask(op, details, options) {
    return /** @type {Shared} */ (this.#shared).engine.ask(op, details, options);
  }

  giveBack() {
    this.#stopListening();
    this.#shared?.giveBack();
  }
}
