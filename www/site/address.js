// The address of a page whose query says what the page shows.

export class PageAddress {
  /** The query of what is shown. */
  #shown = "";

  /** @param {() => void} open  Opens the address: the visitor went back or on to it. */
  constructor(open) {
    addEventListener("popstate", () => location.search !== this.#shown && open());
  }

  /** Leads to what is shown now. @param {string} query @param {boolean} isNew  Whether it is a new step of the browser's history. */
  set(query, isNew) {
    if (isNew) history.pushState(null, "", query || location.pathname);
    else history.replaceState(history.state, "", query || location.pathname);
    this.#shown = location.search;
  }

  /** Leads to what is shown still: the browser may have gone to an address that cannot be opened. */
  restore() {
    if (location.search !== this.#shown) history.replaceState(history.state, "", this.#shown || location.pathname);
  }
}
