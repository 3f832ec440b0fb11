// A wait whose length may change while it lasts.

export class Wait {
  #begun = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {(() => void) | undefined} */
  #over;

  /**
   * Waits so many milliseconds; what was waited for before is over.
   * @param {number} milliseconds
   * @returns {Promise<void>}
   */
  begin(milliseconds) {
    this.end();
    this.#begun = performance.now();
    return new Promise((over) => {
      this.#over = over;
      this.change(milliseconds);
    });
  }

  /** Lasts so many milliseconds from its beginning on. @param {number} milliseconds */
  change(milliseconds) {
    if (!this.#over) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.end(), Math.max(this.#begun + milliseconds - performance.now(), 0));
  }

  /** Ends at once. */
  end() {
    clearTimeout(this.#timer);
    this.#over?.();
    this.#over = undefined;
  }
}

/** Waits until the page can be seen. @returns {Promise<void>} */
export function seen() {
  return new Promise((go) => {
    if (!document.hidden) return go();
    document.addEventListener("visibilitychange", () => go(), { once: true });
  });
}
