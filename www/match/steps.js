// Buttons that step through the moves of a game; the arrow keys do the same.

/** The keys, in the order of the buttons: first, back, forward, last. */
const KEYS = ["Home", "ArrowLeft", "ArrowRight", "End"];
const FORWARD = 2;

export class Steps {
  #source;
  #buttons;

  /**
   * @param {HTMLElement} root  The element that listens for the keys.
   * @param {import("./board_source.js").StepSource} source
   * @param {HTMLElement[]} [buttons]  First, back, forward and last.
   */
  constructor(root, source, buttons = [...root.querySelectorAll("button")]) {
    this.#source = source;
    this.#buttons = buttons;
    this.#buttons.forEach((button, at) => button.addEventListener("click", () => this.#go(at)));
    root.addEventListener("keydown", (event) => this.key(event));
  }

  /** The ply that a button leads to, if any. @param {number} button */
  #target(button) {
    const { at = 0, moves = [] } = this.#source.record ?? {};
    const target = [0, at - 1, at + 1, moves.length][button];
    return target === at || target < 0 || target > moves.length ? undefined : target;
  }

  /** @param {number} button */
  #go(button) {
    const target = this.#target(button);
    if (target !== undefined) this.#source.go(target);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const button = KEYS.indexOf(event.key);
    if (button < 0 || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.#go(button);
  }

  /** A button that leads nowhere keeps the focus. */
  show() {
    this.#buttons.forEach((button, at) => button.setAttribute("aria-disabled", String(this.#target(at) === undefined)));
  }

  /** Moves the focus to the button for the next move. */
  focus() {
    this.#buttons[FORWARD].focus();
  }
}
