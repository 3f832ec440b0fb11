// Of several requests only the latest one counts.

export class Latest {
  #controller = new AbortController();

  /** Begins a request, which ends the one before. @returns {AbortSignal} It says whether this request is over. */
  begin() {
    this.end();
    this.#controller = new AbortController();
    return this.#controller.signal;
  }

  /** The current request. */
  get signal() {
    return this.#controller.signal;
  }

  /** Ends the request. */
  end() {
    this.#controller.abort();
  }
}
