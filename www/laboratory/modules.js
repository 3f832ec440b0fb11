// The modules of the laboratory: some for puzzles, and one for each two-player game. Each is fetched when an experiment
// first needs it, and has its own workers.

import { labFileOf } from "../match/file_of.js";
import { compile } from "../site/compile.js";
import { Engine } from "../site/engine.js";
import { files, lab } from "../site/files.js";
import { fileOf } from "./file_of.js";
import { Pool } from "./pool.js";
import { CONTESTS, kindOf } from "./schema.js";

/** @typedef {ReturnType<typeof import("../pkg/puzzle_labs.js").newPuzzleLabModule>} PuzzlesModule */
/** @typedef {ReturnType<typeof import("../pkg/labs.js").newLabModule>} GamesModule */
/** @typedef {{ module: PuzzlesModule | GamesModule, pool: Pool }} Laboratory  What runs experiments. */

const isContest = (/** @type {string} */ query) => CONTESTS.includes(kindOf(query));

/** The file of the module that runs an experiment. @param {string} query */
export const moduleFor = (query) => fileOf(query, isContest(query));

export class Laboratories {
  #site;
  /** By file. @type {Map<string, Promise<Laboratory>>} */
  #loading = new Map();
  /** By file. @type {Map<string, Laboratory>} */
  #there = new Map();
  /** @type {Promise<{ Game: typeof import("../pkg/play.js").Game, engine: Engine }> | undefined} */
  #player;

  /** @param {import("../site/service.js").Site} site */
  constructor(site) {
    this.#site = site;
  }

  /** What runs an experiment, if it is there. @param {string} query */
  of(query) {
    return this.#there.get(moduleFor(query));
  }

  /**
   * Fetches what runs an experiment, unless it is there.
   * @param {string} query
   * @param {WebAssembly.Module} [compiled]  Its module, if that was fetched already.
   */
  load(query, compiled) {
    const file = moduleFor(query);
    let loading = this.#loading.get(file);
    if (!loading) {
      loading = isContest(query)
        ? this.#open(
            file,
            import("../pkg/labs.js").then((made) => made.newLabModule),
            lab.gamesWorker,
            compiled,
          )
        : this.#open(
            file,
            import("../pkg/puzzle_labs.js").then((made) => made.newPuzzleLabModule),
            lab.puzzlesWorker,
            compiled,
          );
      this.#loading.set(file, loading);
      loading.catch(() => this.#loading.delete(file));
    }
    return loading;
  }

  /** The levels of a game whose module is there. @param {string} game */
  levels(game) {
    const found = this.#there.get(labFileOf(game))?.module;
    return found && "levels" in found ? found.levels(game) : [];
  }

  /** Ends the workers of all but one of the laboratories. Nothing that they were asked for is answered. @param {Laboratory} kept */
  rest(kept) {
    for (const laboratory of this.#there.values()) if (laboratory !== kept) laboratory.pool.stop();
  }

  /** Fetches what runs experiments with puzzles, unless it is there. */
  async puzzles() {
    return /** @type {PuzzlesModule} */ ((await this.load("")).module);
  }

  /** What plays puzzles and knows their distances, which shows games and positions. */
  player() {
    this.#player ??= this.#loadPlayer();
    this.#player.catch(() => (this.#player = undefined));
    return this.#player;
  }

  async #loadPlayer() {
    const [module, compiled] = await Promise.all([import("../pkg/play.js"), compile(this.#site.base, files.module)]);
    module.initSync({ module: compiled });
    return { Game: module.Game, engine: new Engine(this.#optionsOf(module, compiled, files.worker)) };
  }

  /**
   * Fetches a module, if it was not, and opens its laboratory.
   * @param {string} file @param {Promise<() => PuzzlesModule | GamesModule>} script  What makes the module's instance.
   * @param {string} worker @param {WebAssembly.Module} [given]
   */
  async #open(file, script, worker, given) {
    const [make, compiled] = await Promise.all([script, given ?? compile(this.#site.base, file)]);
    const module = make();
    module.initSync({ module: compiled });
    const laboratory = { module, pool: new Pool(this.#optionsOf(module, compiled, worker), Pool.usualSize()) };
    this.#there.set(file, laboratory);
    return laboratory;
  }

  /** @param {PuzzlesModule | GamesModule | typeof import("../pkg/play.js")} module @param {WebAssembly.Module} compiled @param {string} worker */
  #optionsOf(module, compiled, worker) {
    return {
      compiled,
      module: () => module,
      worker,
      site: this.#site,
      version: module.version(),
      onTable() {},
      onNotice() {},
    };
  }
}
