// The modules of the laboratory: what plans experiments and reports on their rows is in modules of the page, one for
// puzzles and one for two-player games; what runs them is in modules of its workers. Each is fetched when an experiment
// first needs it.

import { Engine } from "../site/engine.js";
import { compile, lateModule } from "../site/fetch_files.js";
import * as files from "../site/files.js";
import { labOf, planOf } from "../match/game_modules.js";
import { CONTESTS, kindOf } from "./schema.js";

/** @typedef {typeof import("../pkg/puzzles_plan.js")} PuzzlesPlan */
/** @typedef {typeof import("../pkg/games_plan.js")} GamesPlan */
/**
 * @typedef {object} Laboratory
 * @property {Pick<GamesPlan, "Experiment" | "version">} module  It plans experiments and reports.
 * @property {Pool} pool  It runs them.
 * @property {() => void} prepare  Fetches its module, so that it is there when the first trial is run.
 */

const isContest = (/** @type {string} */ query) => CONTESTS.includes(kindOf(query));

/** The file of the module that plans an experiment. @param {string} query */
export const planFor = (query) => planOf(isContest(query));

/** The file of the module that runs an experiment. @param {string} query */
const labFor = (query) => labOf(query, isContest(query));

export class Laboratories {
  #site;
  /** What plans experiments, by file. @type {Map<string, Promise<PuzzlesPlan | GamesPlan>>} */
  #planning = new Map();
  /** What plans those with games, once it is there. @type {GamesPlan | undefined} */
  #games;
  /** By the file of the module that runs experiments. @type {Map<string, Laboratory>} */
  #there = new Map();
  /** @type {Promise<{ Game: typeof import("../pkg/distances.js").Game, engine: Engine }> | undefined} */
  #player;

  /** @param {import("../site/service.js").Site} site */
  constructor(site) {
    this.#site = site;
  }

  /** The laboratory of an experiment, if it is there. @param {string} query */
  of(query) {
    return this.#there.get(labFor(query));
  }

  /**
   * The laboratory of an experiment; its plan is fetched, unless it is there.
   * @param {string} query
   * @param {WebAssembly.Module} [compiled]  The module of the plan, if that was fetched already.
   */
  async load(query, compiled) {
    const module = await this.#plan(query, compiled);
    const file = labFor(query);
    const laboratory = this.#there.get(file) ?? this.#open(file, isContest(query), module);
    this.#there.set(file, laboratory);
    return laboratory;
  }

  /** The levels of a game, once games are planned. @param {string} game */
  levels(game) {
    return this.#games?.levels(game) ?? [];
  }

  /** Ends the workers of all but one of the laboratories. Nothing that they were asked for is answered. @param {Laboratory} kept */
  rest(kept) {
    for (const laboratory of this.#there.values()) if (laboratory !== kept) laboratory.pool.stop();
  }

  /** Fetches what plans experiments with puzzles, unless it is there. */
  async puzzles() {
    return /** @type {PuzzlesPlan} */ (await this.#plan(""));
  }

  /** The module that plays puzzles, and the engine with their distances, to show games and positions. */
  player() {
    this.#player ??= this.#loadPlayer();
    this.#player.catch(() => (this.#player = undefined));
    return this.#player;
  }

  async #loadPlayer() {
    const compiling = compile(this.#site.base, files.distancesModule);
    const [module, compiled] = await Promise.all([import("../pkg/distances.js"), compiling]);
    module.initSync({ module: compiled });
    const own = { compiled: () => compiled, module: () => module, worker: files.worker };
    return { Game: module.Game, engine: new Engine({ ...own, ...this.#optionsOf(module) }) };
  }

  /**
   * Fetches and starts what plans an experiment, unless it is there.
   * @param {string} query @param {WebAssembly.Module} [given]
   */
  #plan(query, given) {
    const file = planFor(query);
    let planning = this.#planning.get(file);
    if (!planning) {
      planning = this.#start(file, isContest(query), given);
      this.#planning.set(file, planning);
      planning.catch(() => this.#planning.delete(file));
    }
    return planning;
  }

  /** @param {string} file @param {boolean} isOfGames @param {WebAssembly.Module} [given] */
  async #start(file, isOfGames, given) {
    const script = isOfGames ? import("../pkg/games_plan.js") : import("../pkg/puzzles_plan.js");
    const [module, compiled] = await Promise.all([script, given ?? compile(this.#site.base, file)]);
    module.initSync({ module: compiled });
    if ("levels" in module) this.#games = module;
    return module;
  }

  /**
   * @param {string} file @param {boolean} isOfGames @param {PuzzlesPlan | GamesPlan} module
   * @returns {Laboratory}
   */
  #open(file, isOfGames, module) {
    const compiled = lateModule(this.#site.base, file);
    const own = {
      compiled,
      /** The same in the page itself, if no worker starts. */
      async module() {
        const made = isOfGames
          ? (await import("../pkg/labs.js")).newLabModule()
          : await import("../pkg/puzzles_lab.js");
        made.initSync({ module: await compiled() });
        return made;
      },
      worker: isOfGames ? files.lab.gamesWorker : files.lab.puzzlesWorker,
    };
    return {
      module,
      pool: new Pool({ ...own, ...this.#optionsOf(module) }, Pool.usualSize()),
      // A failed load is tried again when the module is needed.
      prepare: () => void compiled().catch(() => undefined),
    };
  }

  /** @param {Pick<Laboratory["module"], "version">} module */
  #optionsOf({ version }) {
    return { site: this.#site, version: version(), onNotice() {} };
  }
}

// A worker for each core of the machine; each works on one piece at a time.

export class Pool {
  #engines;

  /** @param {ConstructorParameters<typeof Engine>[0]} options @param {number} size */
  constructor(options, size) {
    this.#engines = Array.from({ length: size }, () => new Engine(options));
  }

  /** Leaves one core to the page, if there are more than two. */
  static usualSize() {
    const cores = navigator.hardwareConcurrency || 2;
    return Math.min(cores > 2 ? cores - 1 : cores, 16);
  }

  get size() {
    return this.#engines.length;
  }

  /** Any engine, for small requests. */
  get first() {
    return this.#engines[0];
  }

  /** Ends the workers but that of small requests. They start again when there is work. */
  stop() {
    for (const engine of this.#engines.slice(1)) engine.stop();
  }

  /**
   * Works through pieces until none is left or `signal` is aborted. An error is thrown once all engines have stopped.
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
