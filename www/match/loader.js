// The engines of the page of games: the modules of the games that were shown, and one worker for the game on the board.

import { compile } from "../site/compile.js";
import { Engine } from "../site/engine.js";
import { isMissingPart, tellMissing } from "../site/missing.js";
import { words } from "../site/words.js";
import { engineParts } from "./engines.js";
import { fileOf } from "./game_modules.js";
import { hasKind, learnKind } from "./kinds.js";
import { moduleOf } from "./modules.js";

/** @typedef {import("../site/engine.js").Notice} Notice */

export class Loader {
  #site;
  #onNotice;
  /** The files of the modules that were started. @type {Set<string>} */
  #started = new Set();
  #played = "";
  /** @type {Engine | undefined} */
  #engine;

  /** @param {import("../site/service.js").Site} site @param {(notice: Notice) => void} onNotice */
  constructor(site, onNotice) {
    this.#site = site;
    this.#onNotice = onNotice;
  }

  /** Whether a game can be opened immediately. @param {string} game */
  has(game) {
    return hasKind(game) && this.#started.has(fileOf(game));
  }

  /** Takes a module. @param {string} game @param {WebAssembly.Module} compiled */
  keep(game, compiled) {
    moduleOf(game).initSync({ module: compiled });
    this.#started.add(fileOf(game));
  }

  /** Fetches what shows a game, unless it is there; throws readable errors. @param {string} game */
  async load(game) {
    if (this.has(game)) return;
    const file = fileOf(game);
    const compiling = this.#started.has(file) ? undefined : compile(this.#site.base, file);
    const [compiled] = await Promise.all([compiling, learnKind(game)]).catch((error) => {
      if (isMissingPart(error)) tellMissing();
      throw new Error(words.partMissing);
    });
    if (compiled) this.keep(game, compiled);
  }

  /**
   * Asks the worker of the game; that of another game ends.
   * @type {Engine["ask"]}
   */
  ask(op, details, options) {
    const { game } = /** @type {{ game: string }} */ (details);
    const file = fileOf(game);
    if (this.#played !== file) {
      this.#engine?.stop();
      this.#engine = undefined;
    }
    this.#played = file;
    this.#engine ??= new Engine({
      ...engineParts(game, this.#site.base),
      site: this.#site,
      version: moduleOf(game).version(),
      onNotice: this.#onNotice,
    });
    return this.#engine.ask(op, details, options);
  }
}
