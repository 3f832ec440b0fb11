// Has searches recorded by the laboratory's worker of their game.

import { Engine } from "../site/engine.js";
import { lateModule } from "../site/fetch_files.js";
import { lab } from "../site/files.js";
import { labFileOf } from "../two_player/game_modules.js";
import { moduleOf } from "../two_player/loader.js";
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
  #engineOf(game) {
    const file = labFileOf(game);
    if (this.#engine && this.#game === file) return this.#engine;
    this.#engine?.stop();
    this.#game = file;
    const compiled = lateModule(this.#site.base, file);
    this.#engine = new Engine({
      compiled,
      async module() {
        const module = (await import("../pkg/labs.js")).newLabModule();
        module.initSync({ module: await compiled() });
        return module;
      },
      worker: lab.gamesWorker,
      site: this.#site,
      version: moduleOf(game).version(),
      onNotice() {},
    });
    return this.#engine;
  }

  /**
   * The log of a search; a search before it ends without an answer.
   * @param {import("./link.js").SearchLink} link @param {(nodes: number) => void} onProgress
   */
  async record({ game, position, engine }, onProgress) {
    this.#stopping.abort();
    this.#stopping = new AbortController();
    const { log } = await this.#engineOf(game).ask(
      "record",
      { game, position: position || undefined, engine: limited(engine) },
      { signal: this.#stopping.signal, onProgress: ({ nodes }) => onProgress(nodes) },
    );
    const reader = new LogReader();
    for (const part of log) reader.add(part);
    return reader.finish();
  }
}
