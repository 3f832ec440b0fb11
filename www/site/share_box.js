// The common part of all share dialogs: a link to copy, draw as a QR code or send, and texts to copy.

import { details, dialog, drawing, element, input, make, onClick } from "./dom.js";
import { translationOf } from "./i18n.js";
import { translateIn } from "./language.js";
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
 * @property {number} [drawn]  The number of last moves that are drawn at first.
 * @property {boolean} [flip]
 */
/**
 * @typedef {{ link: string, position: string, drawing: string, picture: Picture, title: string, text: string }} Shared
 */

/** The link in every share dialog, as HTML. */
const LINK = `<div class="row">
  <input id="share-link" readonly><button type="button" data-copy="share-link" data-t>Copy</button>
  <button type="button" id="share-send" class="primary" data-t hidden>Send…</button>
</div>`;
/** The pictures in it. */
const PICTURES = `<details id="share-qr-box"><summary data-t>As a QR code</summary><svg id="share-qr" class="qr" aria-label="The link as a QR code"></svg></details>
<details id="share-picture-box"><summary data-t>As a picture</summary></details>`;
/** The texts in it. */
const TEXTS = `<details>
  <summary data-t>As text</summary>
  <div id="share-lasting-row" hidden>
    <label for="share-lasting" data-t>Link by position, which never expires</label>
    <div class="row"><input id="share-lasting" readonly><button type="button" data-copy="share-lasting" data-t>Copy</button></div>
  </div>
  <label for="share-position" data-t>Position</label>
  <div class="row"><input id="share-position" readonly><button type="button" data-copy="share-position" data-t>Copy</button></div>
  <label for="share-drawing" data-t>Drawing</label>
  <div class="row"><textarea id="share-drawing" readonly></textarea><button type="button" data-copy="share-drawing" data-t>Copy</button></div>
</details>
<details id="share-embed">
  <summary data-t>In your own web page</summary>
  <div id="embed-options" class="options">
    <div class="row">
      <label><span data-t>Width</span> <input type="number" id="embed-width" min="200" max="800" step="10" value="384"> px</label>
      <label><span data-t>Scheme</span> <select id="embed-theme"></select></label>
      <label><span data-t>Colours</span> <select id="embed-palette"></select></label>
    </div>
    <fieldset id="embed-controls" class="games"><legend data-t>Controls</legend></fieldset>
  </div>
  <label for="embed-element" data-t>As an element</label>
  <div class="row"><textarea id="embed-element" readonly rows="4"></textarea><button type="button" data-copy="embed-element" data-t>Copy</button></div>
  <label for="embed-frame" data-t>As a frame</label>
  <div class="row"><textarea id="embed-frame" readonly rows="3"></textarea><button type="button" data-copy="embed-frame" data-t>Copy</button></div>
  <p class="note" data-t>Playable preview. More in the <a href="./examples/">gallery of examples</a>.</p>
  <div id="embed-preview" class="preview"></div>
</details>
<p id="share-said" class="note" role="status"></p>
<form method="dialog"><button class="primary" data-t>Close</button></form>`;

/** HTML of this page as elements. @param {string} html */
function partsOf(html) {
  const template = make("template");
  template.innerHTML = html;
  return [...template.content.children];
}

/**
 * Fills the dialog of a page, which has a heading, the label of the link, and may have its own links.
 * @returns {Promise<void>} when it has the language of the page
 */
async function fillDialog() {
  const [link, pictures, texts] = [LINK, PICTURES, TEXTS].map(partsOf);
  const box = element("share-dialog");
  const [, label, ...own] = box.children;
  const moves = document.getElementById("share-moves")?.closest("p");
  label.after(...link, ...(moves ? [moves] : []), ...pictures, ...own.filter((part) => part !== moves), ...texts);
  const { html } = (await translationOf(words)) ?? {};
  if (html) for (const part of [...link, ...pictures, ...texts]) translateIn(part, html);
}

export class ShareBox {
  /** Settles when the dialog can be shown. */
  #ready = fillDialog();
  /** Whether to share the moves too, if there are any. */
  #moves = /** @type {HTMLInputElement | null} */ (document.getElementById("share-moves"));
  #describe;
  /** @type {Shared | undefined} */
  #shared;
  /** @type {Promise<import("./picture_box.js").PictureBox> | undefined} */
  #picture;

  /** @param {(withMoves: boolean) => Shared} describe  The content to share now. @param {number} [rows]  Of the drawing as text. */
  constructor(describe, rows = 8) {
    this.#describe = describe;
    element("share-drawing").setAttribute("rows", String(rows));
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
   * @param {{ hasMoves: boolean, withMoves: boolean }} [options]  Whether there are moves, and whether
   *   they are shared by default.
   */
  async open({ hasMoves, withMoves } = { hasMoves: false, withMoves: false }) {
    await this.#ready;
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
    if (open) await drawQr(drawing("share-qr"), input("share-link").value);
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
