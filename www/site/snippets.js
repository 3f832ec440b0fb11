// Snippets for other pages: an element or a frame, with its options and a live preview.

import { details, dialog, element, escaped, input, make, select } from "./dom.js";
import { PALETTES, THEMES, USUAL_CONTROLS } from "./embed_options.js";
import { words } from "./words.js";

/**
 * The content of a snippet.
 * @typedef {object} Pasted
 * @property {Record<string, string | number | undefined>} board  The attributes of the element.
 * @property {string} query  The query of the frame, empty or with its question mark.
 * @property {string} link  The address of the position on the site.
 * @property {string} title
 * @property {number} [tall]  The height of the board for a width of 1.
 * @property {boolean} [hasTask]  Whether a task is above it.
 * @property {boolean} [hasTally]  Whether each side's remaining pieces are listed below it.
 */

const WIDTH = { least: 200, narrow: 320, usual: 384, most: 800 };
/**
 * The height in pixels that a frame needs below its board: for messages, a row of buttons, the counters, the link to
 * the search, and the remaining pieces of each side.
 */
const BELOW = { message: 90, row: 48, meter: 65, search: 54, tally: 220 };
const TASK = 34; // the height of the task above the board
const BUTTON = 85; // the width of a button in pixels

/**
 * The height of a frame with a given width.
 * @param {number} width
 * @param {number} tall
 * @param {string[]} controls
 * @param {boolean} hasTally
 */
function heightOf(width, tall, controls, hasTally) {
  const apart = /** @type {const} */ (["meter", "search"]).filter((name) => controls.includes(name));
  const buttons = controls.length - apart.length;
  const rows = Math.ceil(buttons / Math.max(Math.floor((width - 10) / BUTTON), 1));
  const narrow = Math.max(WIDTH.usual - width, 0) / 2; // narrow frames need more lines for messages
  return (
    Math.round(width * tall + narrow) +
    BELOW.message +
    BELOW.row * rows +
    apart.reduce((sum, name) => sum + BELOW[name], 0) +
    (hasTally ? BELOW.tally : 0)
  );
}

/** @param {Record<string, string | number | undefined>} values */
const attributes = (values) =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined || value === "" ? [] : [` ${name}="${escaped(String(value))}"`]))
    .join("");

/**
 * The place of snippets in a page.
 * @typedef {object} Place
 * @property {() => boolean} isUnfolded  Whether they are to be kept up to date.
 * @property {() => boolean} isShown
 * @property {(snippets: Snippets) => void} listen  Called once.
 */

/** A part of the share dialog, folded at first. @type {Place} */
const inDialog = {
  isUnfolded: () => details("share-embed").open,
  isShown: () => dialog("share-dialog").open,
  listen(snippets) {
    element("share-embed").addEventListener("toggle", () => dialog("share-dialog").open && snippets.show());
    // Removing the preview also stops its worker.
    element("share-dialog").addEventListener("close", () => element("embed-preview").replaceChildren());
  },
};

/** A part of the page itself. @type {Place} */
export const onPage = { isUnfolded: () => true, isShown: () => true, listen() {} };

export class Snippets {
  #base;
  #describe;
  #place;

  /**
   * @param {string} base  The site's address.
   * @param {readonly import("./embed_options.js").Control[]} controls  The available controls.
   * @param {() => Pasted} describe  The current content of the snippet.
   * @param {Place} [place]
   */
  constructor(base, controls, describe, place = inDialog) {
    this.#base = base;
    this.#describe = describe;
    this.#place = place;
    const fill = (
      /** @type {string} */ id,
      /** @type {readonly string[]} */ values,
      /** @type {Record<string, string>} */ texts,
    ) => select(id).replaceChildren(...values.map((value) => new Option(texts[value] ?? value, value)));
    fill("embed-theme", THEMES, words.embed.themes);
    fill("embed-palette", PALETTES, words.embed.palettes);
    this.offer(controls);
    element("embed-options").addEventListener("change", () => this.show());
    place.listen(this);
  }

  /** Offers the controls of another kind of board. @param {readonly import("./embed_options.js").Control[]} controls */
  offer(controls) {
    const legend = element("embed-controls").querySelector("legend") ?? "";
    element("embed-controls").replaceChildren(
      legend,
      ...controls.map((name) => {
        const checked = USUAL_CONTROLS.includes(name);
        const box = Object.assign(make("input"), { type: "checkbox", value: name, checked });
        return make("label", "", box, ` ${words.controls[name]}`);
      }),
    );
  }

  get #controls() {
    return [...element("embed-controls").querySelectorAll("input")]
      .filter((box) => box.checked)
      .map((box) => box.value);
  }

  get #options() {
    const checked = this.#controls.join(" ");
    const other = (/** @type {string} */ id) => (select(id).selectedIndex ? select(id).value : undefined);
    // Only the page for authors offers languages.
    const lang = document.getElementById("embed-lang") ? other("embed-lang") : undefined;
    return { controls: checked || "none", theme: other("embed-theme"), palette: other("embed-palette"), lang };
  }

  /** Updates the snippet, unless it is not visible. */
  show() {
    if (!this.#place.isUnfolded()) return;
    const { board, query, link, title, tall = 1, hasTask = false, hasTally = false } = this.#describe();
    const width = Math.min(
      Math.max(Math.round(Number(input("embed-width").value)) || WIDTH.usual, WIDTH.least),
      WIDTH.most,
    );
    const options = this.#options;
    const framed = new URL("embed/", this.#base);
    const settings = Object.entries(options)
      .filter(([, value]) => value)
      .map(([name, value]) => [name, String(value)]);
    framed.search = `${query || "?"}${query && "&"}${new URLSearchParams(settings)}`;
    const heightAt = (/** @type {number} */ width) =>
      heightOf(width, tall, this.#controls, hasTally) + (hasTask ? TASK : 0);
    // Without web-share: browsers that do not support it would warn, and then copy the link instead.
    const frame = {
      src: framed.href,
      title,
      width,
      height: heightAt(width),
      loading: "lazy",
      allow: "clipboard-write",
      style: `border: 0; width: 100%; max-width: ${width}px`,
    };
    const living = { ...board, ...options };
    input("embed-element").value =
      `<script type="module" src="${this.#base}ply-board.js"></script>\n` +
      `<ply-board${attributes({ ...living, style: `width: ${width}px` })}><a href="${escaped(link)}">${escaped(title)}</a></ply-board>`;
    input("embed-frame").value = `<iframe${attributes(frame)}></iframe>`;
    const plain = /** @type {HTMLTextAreaElement | null} */ (document.getElementById("embed-plain"));
    const narrow = { src: framed.href, width: WIDTH.narrow, height: heightAt(WIDTH.narrow) };
    if (plain)
      plain.value = `<iframe${attributes(narrow)}></iframe>\n<p><a href="${escaped(link)}">${escaped(title)}</a></p>`;
    // Boards of a page speak one language, and this page has its own.
    void this.#preview({ ...living, lang: undefined }, width);
  }

  /** @param {Record<string, string | number | undefined>} board @param {number} width */
  async #preview(board, width) {
    // Loaded by its address, as another page would: it comes with its own module and worker.
    try {
      if (!customElements.get("ply-board")) await import(new URL("ply-board.js", this.#base).href);
    } catch {
      return element("embed-preview").replaceChildren(words.partMissing);
    }
    // The dialog may have been closed meanwhile.
    if (!this.#place.isShown()) return;
    const living = document.createElement("ply-board");
    for (const [name, value] of Object.entries(board)) if (value) living.setAttribute(name, String(value));
    living.style.width = `${width}px`;
    element("embed-preview").replaceChildren(living);
  }
}
