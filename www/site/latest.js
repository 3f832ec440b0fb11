// Of several requests only the latest one counts.

export class Latest {
  #controller = new AbortController();

  /** Begins a request, which ends the one before. @returns {AbortSignal} the signal of the request */
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
