// The share dialog: links, position text and drawing to be copied or sent, and what to paste into other pages.

import { drawQr } from "./qr.js";
import { dialog, element, input, onClick } from "./dom.js";
import { Snippets } from "./snippets.js";
import { formatLink } from "./link.js";
import { linkOf } from "./opening.js";
import { words } from "./words.js";

/** @typedef {import("./round.js").Round} Round */

class Share {
  #base;
  #snippets;
  /** @type {Round | undefined} */
  #round;

  /** @param {string} base  The site's address. */
  constructor(base) {
    this.#base = base;
    this.#snippets = new Snippets(base);
    input("share-moves").addEventListener("change", () => this.#fill());
    element("share-dialog").addEventListener("click", (event) => {
      const { copy } = /** @type {HTMLElement} */ (event.target).dataset;
      if (copy) void this.#copy(input(copy));
    });
    element("share-qr-box").addEventListener("toggle", () => void this.#drawQr());
    element("share-embed").addEventListener("toggle", () => this.#showSnippets());
    element("share-dialog").addEventListener("close", () => this.#snippets.hide());
    onClick("share-send", () => void this.#send());
    element("share-send").hidden = !("share" in navigator);
  }

  /** @param {Round} round */
  open(round) {
    this.#round = round;
    this.#fill();
    element("share-said").textContent = "";
    dialog("share-dialog").showModal();
  }

  #fill() {
    const round = this.#round;
    if (!round) return;
    const moves = input("share-moves").checked ? round.made : [];
    const address = (/** @type {string} */ query) => new URL(query || "./", this.#base).href;
    input("share-link").value = address(linkOf(round, moves));
    const { game, start } = round;
    input("share-lasting").value = address(formatLink({ game, origin: { kind: "position", position: start }, moves }));
    element("share-lasting-row").hidden = round.origin.kind === "position" || round.origin.kind === "start";
    input("share-position").value = round.position;
    input("share-drawing").value = round.drawing;
    void this.#drawQr();
    this.#showSnippets();
  }

  async #drawQr() {
    const { open } = /** @type {HTMLDetailsElement} */ (element("share-qr-box"));
    if (open) await drawQr(/** @type {SVGElement} */ (/** @type {unknown} */ (element("share-qr"))), input("share-link").value);
  }

  #showSnippets() {
    const { open } = /** @type {HTMLDetailsElement} */ (element("share-embed"));
    if (open && this.#round) this.#snippets.show(this.#round, input("share-moves").checked);
  }

  /** Hands the link to what the device shares with. */
  async #send() {
    const name = words.games[this.#round?.game ?? ""];
    const distance = this.#round?.optimum;
    try {
      await navigator.share({ title: words.share.title(name), text: words.share.text(name, distance), url: input("share-link").value });
    } catch (error) {
      // Closing the device's own dialog is no error.
      if (/** @type {Error} */ (error).name !== "AbortError") element("share-said").textContent = words.share.copyFailed;
    }
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

/** @type {Share | undefined} */
let share;

/** Opens the dialog for a round. @param {Round | undefined} round @param {string} base  The site's address. */
export function openShare(round, base) {
  if (!round) return;
  share ??= new Share(base);
  share.open(round);
}
