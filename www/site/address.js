// The address of a page, whose query names the content of the page.

export class PageAddress {
  /** The query of the current content. */
  #currentQuery = "";

  /** @param {() => void} open  Opens the address after the visitor went back or forward. */
  constructor(open) {
    addEventListener("popstate", () => location.search !== this.#currentQuery && open());
  }

  /** Sets the address of the current content. @param {string} query @param {boolean} isNew  Whether it is a new step of the browser's history. */
  set(query, isNew) {
    if (isNew) history.pushState(null, "", query || location.pathname);
    else history.replaceState(history.state, "", query || location.pathname);
    this.#currentQuery = location.search;
  }

  /** Restores the address of the current content: the browser may have gone to an address that cannot be opened. */
  restore() {
    if (location.search !== this.#currentQuery)
      history.replaceState(history.state, "", this.#currentQuery || location.pathname);
  }
}
