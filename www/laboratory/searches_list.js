// The searches of an experiment as links to the page that shows a search event by event.

import { formatSearch, isRecorded } from "../site/search_link.js";
import { PagesOfRows, RowsOfRun } from "./pages_of_rows.js";
import { seatsOf } from "./schema.js";
import { fillTable } from "./tables.js";
import { words } from "./words.js";
import { element, make } from "../site/dom.js";

const SHOWN = 10; // the number of positions per page

/** A link to a search. @param {import("../site/search_link.js").WrittenSearch} search @param {string} text @param {string} name */
function linkTo(search, text, name) {
  const link = make("a", "", text);
  link.href = `tree.html${formatSearch(search)}`;
  link.setAttribute("aria-label", name);
  return link;
}

export class SearchesList {
  #query = "";
  #rows = new RowsOfRun();
  #pages = new PagesOfRows("searches", SHOWN, () => this.#draw());
  #shown = "";

  /** @param {import("./run.js").Run} run */
  show(run) {
    const { query } = run;
    if (this.#rows.follow(run) || query !== this.#query) this.#pages.from = 0;
    this.#query = query;
    this.#draw();
  }

  #draw() {
    const { game, engines, label } = seatsOf(this.#query);
    const { rows } = this.#rows;
    const size = engines.length;
    const count = Math.floor(rows.length / size);
    const page = this.#pages.of(count);
    const { position, range, name } = words.arena.searches;
    this.#pages.tell(page.length ? range(page[0] + 1, page[0] + page.length, count) : "");
    // During a run the list must not change: the visitor may be about to follow a link.
    const shown = `${this.#query} ${page}`;
    if (shown === this.#shown) return;
    this.#shown = shown;
    fillTable(
      "searches-table",
      [position, ...engines.map((_, place) => label(place))],
      page.map((round) => [
        words.number(round + 1),
        ...engines.map(({ text }, place) => {
          const [, , where, , , nodes] = rows[round * size + place].split(",");
          const told = words.number(Number(nodes));
          if (!isRecorded(text)) return told;
          // Two side by side, if the first engine's is there too.
          const [{ text: first }] = engines;
          const isCompared = text !== first && isRecorded(first);
          const shown = isCompared ? { engine: first, with: text, isOther: true } : { engine: text };
          const search = { game, position: where.replaceAll(";", ","), ...shown };
          return linkTo(search, told, name(round + 1, label(place), told));
        }),
      ]),
    );
  }
}

/** @typedef {import("../pkg/puzzles_lab.js").TrialSearch} TrialSearch */

/** The same of trials with the puzzle. */
export class TrialSearches {
  /** @type {import("./run.js").Run | undefined} */
  #run;
  #count = 0;
  #pages = new PagesOfRows("trial-searches", SHOWN, () => void this.#draw());
  #shown = "";

  /** @param {import("./run.js").Run} run @param {{ done: number }} report  With the number of trials that are done. */
  show(run, { done }) {
    if (run !== this.#run) this.#pages.from = 0;
    this.#run = run;
    this.#count = done;
    void this.#draw();
  }

  async #draw() {
    const run = /** @type {import("./run.js").Run} */ (this.#run);
    const page = this.#pages.of(this.#count);
    const { range } = words.arena.searches;
    this.#pages.tell(range(page[0] + 1, page[0] + page.length, this.#count));
    const shown = `${run.query} ${page}`;
    if (shown !== this.#shown) {
      this.#shown = shown;
      const trials = await Promise.all(page.map((trial) => run.searchesOf(trial)));
      if (shown !== this.#shown) return;
      this.#fill(page, trials);
    }
    element("trial-searches").hidden = !element("trial-searches-table").querySelector("a");
  }

  /** Fills the table. @param {number[]} page @param {TrialSearch[][]} trials  Their searches. */
  #fill(page, trials) {
    const { position, text, depths, atDepth } = words.arena.searches;
    // A game goes on from there: only its first search has the position of the trial.
    const rows = trials.map((searches) => searches.filter((search) => search.position === searches[0].position));
    fillTable(
      "trial-searches-table",
      [position, text, depths],
      rows.map((searches, at) => {
        const links = searches.map((search) =>
          linkTo({ game: "slide3", ...search }, String(search.depth), atDepth(page[at] + 1, search.depth)),
        );
        return [words.number(page[at] + 1), searches[0]?.position ?? words.none, make("span", "row", ...links)];
      }),
    );
  }
}
