// The way through the problems of a day, for visitors who came by it: the line above the board, loaded when it is needed.

import { Latest } from "../site/latest.js";

export class DayThread {
  /** Whether the visitor goes from one problem of the day to the next. */
  isFollowed;
  #root;
  #day = "";
  /** @type {import("./day_line.js").DayLine | undefined} */
  #line;
  #requests = new Latest();

  /** @param {HTMLElement} root  The place of the line. @param {string} query  That of the page's address. */
  constructor(root, query) {
    this.#root = root;
    this.isFollowed = new URLSearchParams(query).has("day");
    // Its room is there from the beginning.
    root.hidden = !this.isFollowed;
  }

  /** Shows the line of the day of a problem, if there is one. @param {string | undefined} problemDay @param {string} game */
  async show(problemDay, game) {
    const request = this.#requests.begin();
    const day = (this.isFollowed && problemDay) || "";
    if (day && day !== this.#day) {
      const { loadDayLine } = await import("./day_line.js");
      const line = await loadDayLine(this.#root, day);
      if (request.aborted) return;
      this.#line = line;
    }
    this.#day = day;
    this.#root.hidden = !day || !this.#line;
    this.#line?.mark(game);
  }

  /** The address of what comes after a problem, as long as the visitor is on the way. @param {string} game */
  nextAfter(game) {
    return this.#root.hidden ? undefined : this.#line?.nextAfter(game);
  }
}
