// Has searches recorded by the laboratory's worker of their game.

import { Engine } from "../site/engine.js";
import { lateModule } from "../site/fetch_files.js";
import { lab } from "../site/files.js";
import { labFileOf } from "../match/game_modules.js";
import { moduleOf } from "../match/loader.js";
import { isPuzzle } from "./default_search.js";
import { limited } from "./engine_switches.js";
import { LogReader } from "./search_log.js";

export class Recorder {
  #site;
  #game = "";
  /** @type {Engine | undefined} */
  #engine;
  #stopping = new AbortController();

  /** @param {import("../site/service.js").Site} site */
  constructor(site) {
    this.#site = site;
  }

  /** The worker of a game whose rules were loaded; that of another game ends. @param {string} game */
  async #engineOf(game) {
    const ofPuzzle = isPuzzle(game);
    const file = ofPuzzle ? lab.puzzles : labFileOf(game);
    if (this.#engine && this.#game === file) return this.#engine;
    this.#engine?.stop();
    this.#game = file;
    const compiled = lateModule(this.#site.base, file);
    const { version } = ofPuzzle ? await import("./puzzle_scene.js") : moduleOf(game);
    this.#engine = new Engine({
      compiled,
      async module() {
        const module = ofPuzzle
          ? await import("../pkg/puzzles_lab.js")
          : (await import("../pkg/labs.js")).newLabModule();
        module.initSync({ module: await compiled() });
        return module;
      },
      worker: ofPuzzle ? lab.puzzlesWorker : lab.gamesWorker,
      site: this.#site,
      version: version(),
      onNotice() {},
    });
    return this.#engine;
  }

  /**
   * The log of a search; a search before it ends without an answer.
   * @param {import("./link.js").SearchLink} link @param {(nodes: number) => void} onProgress
   */
  async record({ game, position, engine, seed }, onProgress) {
    this.#stopping.abort();
    this.#stopping = new AbortController();
    const stopping = this.#stopping;
    const { log } = await (await this.#engineOf(game)).ask(
      "record",
      { game, position: position || undefined, engine: limited(engine), seed },
      { signal: stopping.signal, onProgress: ({ nodes }) => onProgress(nodes) },
    );
    const reader = new LogReader();
    for (const part of log) reader.add(part);
    return reader.finish();
  }
}
