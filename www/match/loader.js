// What plays on the page of games: the modules of the games that were shown, and one worker, for the game on the board.

import { compile } from "../site/compile.js";
import { Engine } from "../site/engine.js";
import { files } from "../site/files.js";
import { fileOf } from "./file_of.js";
import { hasKind, learnKind } from "./kinds.js";
import { moduleOf } from "./modules.js";

/** @typedef {import("../site/engine.js").Notice} Notice */

export class Loader {
  #site;
  #onNotice;
  /** By file. @type {Map<string, WebAssembly.Module>} */
  #compiled = new Map();
  #played = "";
  /** @type {Engine | undefined} */
  #engine;

  /** @param {import("../site/service.js").Site} site @param {(notice: Notice) => void} onNotice */
  constructor(site, onNotice) {
    this.#site = site;
    this.#onNotice = onNotice;
  }

  /** Whether a game can be opened at once. @param {string} game */
  has(game) {
    return hasKind(game) && this.#compiled.has(fileOf(game));
  }

  /** Takes a module. @param {string} game @param {WebAssembly.Module} compiled */
  keep(game, compiled) {
    moduleOf(game).initSync({ module: compiled });
    this.#compiled.set(fileOf(game), compiled);
  }

  /** Fetches what plays a game, unless it is there. @param {string} game */
  async load(game) {
    if (this.has(game)) return;
    const compiled = this.#compiled.get(fileOf(game)) ?? compile(this.#site.base, fileOf(game));
    const [module] = await Promise.all([compiled, learnKind(game)]);
    this.keep(game, module);
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
      compiled: /** @type {WebAssembly.Module} */ (this.#compiled.get(file)),
      module: () => moduleOf(game),
      worker: files.gamesWorker,
      site: this.#site,
      version: moduleOf(game).version(),
      onTable() {},
      onNotice: this.#onNotice,
    });
    return this.#engine.ask(op, details, options);
  }
}
