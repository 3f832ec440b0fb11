// The searches of an experiment as links to the page that shows a search event by event.

import { formatSearch, isRecorded } from "../site/search_link.js";
import { PagesOfRows, RowsOfRun } from "./pages_of_rows.js";
import { seatsOf } from "./schema.js";
import { fillTable } from "./tables.js";
import { words } from "./words.js";

const SHOWN = 10; // the number of positions per page

/** The address of a search; of two side by side, if the first engine's is there too. @param {string} game @param {string} row  The position as rows have it. @param {string} first @param {string} engine */
function addressOf(game, row, first, engine) {
  const position = row.replaceAll(";", ",");
  const isCompared = engine !== first && isRecorded(first);
  const engines = isCompared ? { engine: first, with: engine, isOther: true } : { engine };
  return `tree.html${formatSearch({ game, position, ...engines })}`;
}

export class SearchesList {
  #query = "";
  #rows = new RowsOfRun();
  #pages = new PagesOfRows("searches", SHOWN, () => this.#draw());
  #shown = "";

  /** @param {string} query @param {import("./run.js").Run} run */
  show(query, run) {
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
          const link = document.createElement("a");
          link.href = addressOf(game, where, engines[0].text, text);
          link.textContent = told;
          link.setAttribute("aria-label", name(round + 1, label(place), told));
          return link;
        }),
      ]),
    );
  }
}
