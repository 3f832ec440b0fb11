// What to paste into another page: an element or a frame, with its options and a living preview.

import { BOARD_CONTROLS, PALETTES, THEMES } from "../embed/options.js";
import { element, input } from "./dom.js";
import { formatLink, formatMoves } from "./link.js";
import { words } from "./words.js";

/** @typedef {import("./round.js").Round} Round */

const WIDTH = { least: 200, usual: 384, most: 800 };
const AROUND = 150; // pixels a frame needs beside its board, for what is said and the buttons

/** @param {string} text */
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** @param {Record<string, string | number | undefined>} given */
const attributes = (given) => Object.entries(given).flatMap(([name, value]) => (value === undefined || value === "" ? [] : [` ${name}="${escaped(String(value))}"`])).join("");

const select = (/** @type {string} */ id) => /** @type {HTMLSelectElement} */ (element(id));

export class Snippets {
  #base;
  /** @type {Round | undefined} */
  #round;
  #withMoves = false;

  /** @param {string} base  The site's address. */
  constructor(base) {
    this.#base = base;
    const fill = (/** @type {string} */ id, /** @type {readonly string[]} */ values, /** @type {Record<string, string>} */ texts) =>
      select(id).replaceChildren(...values.map((value) => new Option(texts[value], value)));
    fill("embed-theme", THEMES, words.embed.themes);
    fill("embed-palette", PALETTES, words.embed.palettes);
    element("embed-controls").append(...BOARD_CONTROLS.map((name) => {
      const label = document.createElement("label");
      const box = Object.assign(document.createElement("input"), { type: "checkbox", value: name, checked: ["undo", "restart", "hint"].includes(name) });
      label.append(box, ` ${words.controls[name]}`);
      return label;
    }));
    element("embed-options").addEventListener("change", () => this.#draw());
  }

  /** @param {Round} round @param {boolean} withMoves */
  show(round, withMoves) {
    this.#round = round;
    this.#withMoves = withMoves;
    this.#draw();
  }

  /** Ends the preview, and with it its worker. */
  hide() {
    this.#round = undefined;
    element("embed-preview").replaceChildren();
  }

  /** The puzzle as attributes of the element. @param {Round} round */
  #puzzle({ game, origin, made }) {
    const moves = this.#withMoves ? formatMoves(made) : "";
    return { game, ...(origin.kind === "start" ? {} : { ...origin, kind: undefined }), moves };
  }

  get #options() {
    const checked = [...element("embed-controls").querySelectorAll("input")].filter((box) => box.checked).map((box) => box.value).join(" ");
    const other = (/** @type {string} */ id) => select(id).selectedIndex ? select(id).value : undefined;
    return { controls: checked || "none", theme: other("embed-theme"), palette: other("embed-palette") };
  }

  #draw() {
    const round = this.#round;
    if (!round) return;
    const width = Math.min(Math.max(Math.round(Number(input("embed-width").value)) || WIDTH.usual, WIDTH.least), WIDTH.most);
    const options = this.#options;
    const link = new URL(formatLink({ ...round, moves: this.#withMoves ? round.made : [] }) || "./", this.#base).href;
    const title = words.share.title(words.games[round.game]);
    const framed = new URL("embed/", this.#base);
    framed.search = formatLink({ ...round, moves: this.#withMoves ? round.made : [] });
    for (const [name, value] of Object.entries(options)) if (value) framed.searchParams.set(name, value);
    const frame = { src: framed.href, title, width, height: width + AROUND, loading: "lazy", allow: "clipboard-write; web-share", style: "border: 0" };
    const board = { ...this.#puzzle(round), ...options };
    input("embed-element").value = `<script type="module" src="${this.#base}ply-board.js"></script>\n` +
      `<ply-board${attributes({ ...board, style: `width: ${width}px` })}><a href="${escaped(link)}">${escaped(title)}</a></ply-board>`;
    input("embed-frame").value = `<iframe${attributes(frame)}></iframe>`;
    void this.#preview(board, width);
  }

  /** @param {Record<string, string | number | undefined>} board @param {number} width */
  async #preview(board, width) {
    // By its address, as another page would: it comes with a module and a worker of its own.
    try {
      await import(new URL("ply-board.js", this.#base).href);
    } catch {
      return element("embed-preview").replaceChildren(words.partMissing);
    }
    // By now the dialog may be closed.
    if (!this.#round) return;
    const living = document.createElement("ply-board");
    for (const [name, value] of Object.entries(board)) if (value) living.setAttribute(name, String(value));
    living.style.width = `${width}px`;
    element("embed-preview").replaceChildren(living);
  }
}
