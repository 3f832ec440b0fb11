// The engine: the source of the distances, and search without them.

import { puzzleName } from "../puzzles.js";
import { button, element, onClick } from "../site/dom.js";
import { Cancelled } from "../site/engine.js";
import { explain, words } from "../site/words.js";
import { Distances } from "./distances.js";

export class EngineStatus {
  #hire;
  #play;
  /** @type {AbortController | undefined} */
  #search;

  /**
   * @param {() => Promise<import("../site/engine.js").Engine>} hire  Provides an engine for a search.
   * @param {import("./play.js").Play} play
   */
  constructor(hire, play) {
    this.#hire = hire;
    this.#play = play;
    onClick("search-start", () => void this.#solve());
    onClick("search-cancel", () => this.#search?.abort());
  }

  /** Adapts to a puzzle that was just opened; searches for the previous one stop. @param {string} game */
  show(game) {
    this.#search?.abort();
    this.#rest();
    element("search-status").textContent = words.search.idle;
    const hasTable = Distances.has(game);
    element("search").hidden = !hasTable;
    element("table-status").textContent =
      words.table[/** @type {"slide2" | "slide3"} */ (game)] ?? words.table.none(puzzleName(game));
  }

  #rest() {
    this.#search = undefined;
    button("search-start").disabled = false;
    if (document.activeElement === button("search-cancel")) button("search-start").focus();
    button("search-cancel").hidden = true;
  }

  async #solve() {
    const round = this.#play.round;
    if (!round) return;
    const { game, position } = round;
    const status = element("search-status");
    const control = (this.#search = new AbortController());
    button("search-start").disabled = true;
    button("search-cancel").hidden = false;
    status.textContent = words.search.running(0, 0);
    const tell = (/** @type {string} */ text) => {
      if (control === this.#search) status.textContent = text;
    };
    /** @type {import("../site/engine.js").Engine | undefined} */
    let engine;
    try {
      engine = await this.#hire();
      const onProgress = (/** @type {any} */ report) => tell(words.search.running(report.nodes, report.bound));
      const { line, nodes } = await engine.ask("search", { game, position }, { onProgress, signal: control.signal });
      tell(words.search.done(line, nodes));
    } catch (error) {
      tell(error instanceof Cancelled ? words.search.cancelled(error.answer.nodes ?? 0) : explain(error));
    } finally {
      engine?.stop();
      if (control === this.#search) this.#rest();
    }
  }
}
