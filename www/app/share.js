// The share dialog: link, position text and drawing, each to be copied.

import { dialog, element, input, onClick } from "./dom.js";
import { words } from "./words.js";

export class Share {
  #play;
  #linkOf;

  /**
   * @param {import("./play.js").Play} play
   * @param {(moves: string[]) => string} linkOf  The address of the puzzle with these moves made.
   */
  constructor(play, linkOf) {
    this.#play = play;
    this.#linkOf = linkOf;
    onClick("share", () => this.open());
    onClick("win-share", () => this.open());
    input("share-moves").addEventListener("change", () => this.#fill());
    element("share-dialog").addEventListener("click", (event) => {
      const { copy } = /** @type {HTMLElement} */ (event.target).dataset;
      if (copy) void this.#copy(input(copy));
    });
  }

  open() {
    this.#fill();
    element("share-said").textContent = "";
    dialog("share-dialog").showModal();
  }

  #fill() {
    const round = this.#play.round;
    if (!round) return;
    input("share-link").value = this.#linkOf(input("share-moves").checked ? round.made : []);
    input("share-position").value = round.position;
    input("share-drawing").value = round.drawing;
  }

  /** @param {HTMLInputElement} field */
  async #copy(field) {
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      element("share-said").textContent = words.share.copied;
    } catch {
      element("share-said").textContent = words.share.copyFailed;
    }
  }
}
