// The searches of trials with the puzzle as links to the page that shows a search event by event.

import { element } from "../site/dom.js";
import { formatSearch } from "../site/search_link.js";
import { PagesOfRows } from "./pages_of_rows.js";
import { fillTable } from "./tables.js";
import { words } from "./words.js";

/** @typedef {import("../pkg/puzzles_lab.js").TrialSearch} TrialSearch */

const SHOWN = 10; // the number of positions per page

export class TrialSearches {
  /** @type {import("./run.js").Run | undefined} */
  #run;
  #count = 0;
  #pages = new PagesOfRows("trial-searches", SHOWN, () => void this.#draw());
  #shown = "";

  /** @param {import("./run.js").Run} run @param {number} count  The number of trials that are done. */
  show(run, count) {
    if (run !== this.#run) this.#pages.from = 0;
    this.#run = run;
    this.#count = count;
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
        const links = document.createElement("span");
        links.className = "row";
        for (const search of searches) {
          const link = document.createElement("a");
          link.href = `tree.html${formatSearch({ game: "slide3", ...search })}`;
          link.textContent = String(search.depth);
          link.setAttribute("aria-label", atDepth(page[at] + 1, search.depth));
          links.append(link);
        }
        return [words.number(page[at] + 1), searches[0]?.position ?? words.none, links];
      }),
    );
  }
}
