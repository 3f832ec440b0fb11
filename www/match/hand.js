// The kinds of pieces that can be placed, as buttons: one of them is chosen.

import { make } from "../boards/make.js";

/** @typedef {import("./kinds.js").Supply} Supply */
/** @typedef {import("./kinds.js").Step} Step */

export class Hand {
  root = make("div", "hand");
  #onChoose;
  #chosen = "";
  /** @type {readonly Supply[]} */
  #supply = [];

  /** @param {() => void} onChoose */
  constructor(onChoose) {
    this.#onChoose = onChoose;
    this.root.setAttribute("role", "group");
    this.root.hidden = true;
  }

  /** @param {readonly Supply[]} supply @param {string} name  The name for screen readers. */
  show(supply, name) {
    this.#supply = supply;
    const left = supply.filter(({ isOut }) => !isOut);
    if (!left.some(({ id }) => id === this.#chosen)) this.#chosen = left[0]?.id ?? "";
    this.root.hidden = supply.length === 0;
    this.root.setAttribute("aria-label", name);
    while (this.root.children.length > supply.length) this.root.lastElementChild?.remove();
    supply.forEach(({ id, text, isOut }, at) => {
      const button = /** @type {HTMLButtonElement} */ (
        this.root.children[at] ?? this.root.appendChild(this.#button(at))
      );
      button.textContent = text;
      // A kind that is used up stays in its place.
      button.disabled = isOut;
      button.setAttribute("aria-pressed", String(id === this.#chosen));
    });
  }

  /** @param {number} at */
  #button(at) {
    const button = make("button", "control");
    button.setAttribute("type", "button");
    button.part.value = "control piece-choice";
    button.addEventListener("click", () => {
      this.#chosen = this.#supply[at].id;
      this.#onChoose();
    });
    return button;
  }

  /** The steps that place the chosen kind; all steps if there is nothing to choose. @param {Step[]} steps */
  choose(steps) {
    return this.root.hidden ? steps : steps.filter(({ name }) => name.startsWith(this.#chosen));
  }
}
