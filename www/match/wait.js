// A wait whose duration can change while it lasts.

export class Wait {
  #begun = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {(() => void) | undefined} */
  #over;

  /**
   * Waits for this many milliseconds; ends the previous wait.
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

  /** Changes the duration, counted from the start of the wait. @param {number} milliseconds */
  change(milliseconds) {
    if (!this.#over) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.end(), Math.max(this.#begun + milliseconds - performance.now(), 0));
  }

  /** Ends immediately. */
  end() {
    clearTimeout(this.#timer);
    this.#over?.();
    this.#over = undefined;
  }
}

/** Waits until the page is visible. @returns {Promise<void>} */
export function seen() {
  return new Promise((go) => {
    if (!document.hidden) return go();
    document.addEventListener("visibilitychange", () => go(), { once: true });
  });
}
