// The common part of all share dialogs: a link to copy, draw as a QR code or send, and texts to copy.

import { details, dialog, element, input, onClick } from "./dom.js";
import { drawQr } from "./qr.js";
import { copy, send } from "./download.js";
import { words } from "./words.js";

/**
 * The board as a picture; see `drawBoard`.
 * @typedef {object} Picture
 * @property {string} game
 * @property {string} position
 * @property {number} columns
 * @property {Uint8Array} cells
 * @property {string[]} [line]  Moves that may be drawn.
 * @property {number} [drawn]  How many of them, from the end, are drawn at first.
 * @property {boolean} [flip]
 */
/**
 * @typedef {{ link: string, position: string, drawing: string, picture: Picture, title: string, text: string }} Shared
 */

export class ShareBox {
  /** Whether to share the moves too, if there are any. */
  #moves = /** @type {HTMLInputElement | null} */ (document.getElementById("share-moves"));
  #describe;
  /** @type {Shared | undefined} */
  #shared;
  /** @type {Promise<import("./picture_box.js").PictureBox> | undefined} */
  #picture;

  /** @param {(withMoves: boolean) => Shared} describe  The content to share now. */
  constructor(describe) {
    this.#describe = describe;
    this.#moves?.addEventListener("change", () => this.fill());
    element("share-dialog").addEventListener("click", (event) => {
      const { copy } = /** @type {HTMLElement} */ (event.target).dataset;
      if (copy) void this.#copy(input(copy));
    });
    element("share-qr-box").addEventListener("toggle", () => void this.#drawQr());
    element("share-picture-box").addEventListener("toggle", () => void this.#drawPicture());
    onClick("share-send", () => this.#send());
    element("share-send").hidden = !("share" in navigator);
  }

  /**
   * @param {{ hasMoves: boolean, withMoves: boolean }} [given]  Whether there are moves, and whether they are shared by
   *   default.
   */
  open({ hasMoves, withMoves } = { hasMoves: false, withMoves: false }) {
    if (this.#moves) {
      this.#moves.checked = hasMoves && withMoves;
      this.#moves.disabled = !hasMoves;
    }
    this.fill();
    element("share-said").textContent = "";
    dialog("share-dialog").showModal();
  }

  fill() {
    const shared = (this.#shared = this.#describe(this.#moves?.checked ?? false));
    input("share-link").value = shared.link;
    input("share-position").value = shared.position;
    input("share-drawing").value = shared.drawing;
    void this.#drawQr();
    void this.#drawPicture();
  }

  async #drawPicture() {
    const box = details("share-picture-box");
    const shared = this.#shared;
    if (!box.open || !shared) return;
    const say = (/** @type {string} */ text) => (element("share-said").textContent = text);
    try {
      this.#picture ??= import("./picture_box.js").then(({ makePictureBox }) => makePictureBox(box, say));
      const picture = await this.#picture;
      if (shared === this.#shared) picture.show(shared.picture, shared.title);
    } catch {
      this.#picture = undefined;
      say(words.share.noPicture);
    }
  }

  async #drawQr() {
    const { open } = details("share-qr-box");
    if (open)
      await drawQr(/** @type {SVGElement} */ (/** @type {unknown} */ (element("share-qr"))), input("share-link").value);
  }

  #send() {
    const { title, text, link: url } = this.#shared ?? {};
    void send({ title, text, url }, () => (element("share-said").textContent = words.share.copyFailed));
  }

  /** @param {HTMLInputElement} field */
  async #copy(field) {
    field.select();
    element("share-said").textContent = (await copy(field.value)) ? words.share.copied : words.share.copyFailed;
  }
}
