// A table that is turned over page by page: where it is, and the buttons that lead on.

import { button, element, onClick } from "../site/dom.js";

export class PagesOfRows {
  from = 0;
  #name;
  #size;

  /** @param {string} name  The beginning of the ids of its parts. @param {number} size  Rows per page. @param {() => void} show */
  constructor(name, size, show) {
    this.#name = name;
    this.#size = size;
    const turn = (/** @type {number} */ by) => () => {
      this.from += by;
      show();
    };
    onClick(`${name}-back`, turn(-size));
    onClick(`${name}-on`, turn(size));
  }

  /** The indices of the rows of the page, if there are so many in all. @param {number} count */
  of(count) {
    const size = this.#size;
    this.from = Math.max(0, Math.min(this.from, Math.floor((count - 1) / size) * size));
    button(`${this.#name}-back`).disabled = this.from === 0;
    button(`${this.#name}-on`).disabled = this.from + size >= count;
    return Array.from({ length: Math.min(size, count - this.from) }, (_, at) => this.from + at);
  }

  /** Tells which rows are shown, or nothing without rows. @param {string} text */
  tell(text) {
    element(`${this.#name}-range`).textContent = text;
  }
}

/** The rows of a run, which are fetched once each. */
export class RowsOfRun {
  /** @type {string[]} */
  rows = [];
  /** @type {import("./run.js").Run | undefined} */
  #run;

  /** Fetches what is new; returns whether it is another run. @param {import("./run.js").Run} run */
  follow(run) {
    const isOther = run !== this.#run;
    if (isOther) this.rows = [];
    this.#run = run;
    const { rows } = run.rowsFrom(this.rows.length);
    if (rows) this.rows.push(...rows.trimEnd().split("\n"));
    return isOther;
  }
}
