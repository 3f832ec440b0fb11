// The modules of the two-player games: each game has its own, which is fetched when the game is first wanted. And one worker
// for the game on the board.

import { newGameModule } from "../pkg/games.js";
import { Engine } from "../site/engine.js";
import { compile } from "../site/fetch_files.js";
import { isMissingPart, tellMissing } from "../site/load_errors.js";
import { words } from "../site/words.js";
import { engineParts } from "./engines.js";
import { fileOf } from "./game_modules.js";
import { hasKind, learnKind } from "./game_views.js";

/** @typedef {import("../site/engine.js").Notice} Notice */
/** @typedef {ReturnType<typeof newGameModule>} GameModule */

/** By file. @type {Map<string, GameModule>} */
const modules = new Map();

/** The rules of a game, once they were started with the compiled module. @param {string} game */
export function moduleOf(game) {
  const file = fileOf(game);
  const module = modules.get(file) ?? newGameModule();
  modules.set(file, module);
  return module;
}

/** Opens a game whose module is there. @type {import("./opening.js").MakeGame} */
export const makeGame = (game, position) => new (moduleOf(game).Game)(game, position);

/** The players of a game whose module is there: a person, and the levels of its engine. @param {string} game */
export const seatsOf = (game) => [
  "you",
  ...moduleOf(game)
    .levels(game)
    .map(({ id }) => id),
];

/** Whether a game whose module is there has problems with an only move. @param {string} game */
export const hasOnlyMoves = (game) => moduleOf(game).hasOnlyMoves(game);

/** A seed for a game whose module is there. @param {string} game */
export const freshSeed = (game) => moduleOf(game).freshSeed();

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
