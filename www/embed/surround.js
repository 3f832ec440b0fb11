// What stands around the board of a puzzle or game in another page: what is said, the buttons, and
// words where there is no board.

import { words } from "../site/words.js";

/** @typedef {import("../site/embed_options.js").Control} Control */

/**
 * @typedef {object} Content
 * @property {readonly Control[]} buttons  Those that there may be.
 * @property {HTMLElement[]} parts  What stands above the words, the board among it.
 * @property {(name: Control) => unknown} act  A button was pressed.
 * @property {(isShared: boolean) => string} link  The address on the site of what is on the board, for its player or to
 *   be shared with others.
 * @property {() => string} copied  What is said when that is copied.
 */

/** @param {string} name @param {string} part @param {Record<string, string>} [attributes] */
export function make(name, part, attributes = {}) {
  const element = document.createElement(name);
  element.className = part;
  element.part.add(part);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

export class Surround {
  #host;
  #styles;
  #content;
  #frame = make("div", "frame");
  #message = make("p", "message", { role: "status" });
  #controls = make("div", "controls", { role: "group" });
  /** What stands in the place of the buttons for a while. @type {HTMLElement | undefined} */
  #instead;
  #fallback = document.createElement("slot");
  /** What lies over the page when it is asked for. */
  #over = make("div", "over");
  /** @type {Promise<import("../rules/rules.js").Rules> | undefined} */
  #rules;
  /** What was said last. */
  said = "";

  /** @param {import("../ply-board.js").Host} host @param {string} styles @param {Content} content */
  constructor(host, styles, content) {
    this.#host = host;
    this.#styles = styles;
    this.#content = content;
    this.#fill();
  }

  #fill() {
    this.#frame.replaceChildren(...this.#content.parts, this.#message, this.#instead ?? this.#controls, this.#over);
  }

  /**
   * Opens the rules, which are fetched when they are first asked for.
   * @param {(parent: Node) => Promise<import("../rules/rules.js").Rules>} load
   * @param {string} game
   */
  async openRules(load, game) {
    try {
      this.#rules ??= load(this.#over);
      await (await this.#rules).open(game);
    } catch {
      // The next press tries again.
      this.#rules = undefined;
      this.say(words.partMissing);
    }
  }

  /**
   * Shows something in the place of the buttons, where there are some; without it the buttons again.
   * @param {HTMLElement} [instead]
   */
  swap(instead) {
    if (instead === this.#instead || (instead && !this.#controls.childElementCount)) return;
    (this.#instead ?? this.#controls).replaceWith(instead ?? this.#controls);
    this.#instead = instead;
  }

  /** @param {string} text */
  say(text) {
    this.said = this.#message.textContent = text;
  }

  /** What cannot be opened is explained, beside the element's own content. @param {string} text */
  fail(text) {
    this.#host.wear(this.#styles);
    this.#host.root.replaceChildren(this.#frame);
    this.#frame.dataset.failed = "";
    this.#frame.replaceChildren(this.#message, this.#fallback);
    this.say(text);
  }

  /** @param {import("../site/embed_options.js").Options} options */
  dress({ controls, theme, palette }) {
    delete this.#frame.dataset.failed;
    this.#frame.dataset.theme = theme;
    this.#frame.dataset.palette = palette;
    this.#controls.setAttribute("aria-label", words.controlsName);
    this.#controls.replaceChildren(
      ...this.#content.buttons.filter((name) => controls.has(name)).map((name) => this.#control(name)),
    );
    this.#host.wear(this.#styles);
    // What stands in its place stays there, and so does the keyboard.
    if (this.#fallback.parentNode) this.#fill();
    if (this.#frame.parentNode !== this.#host.root) this.#host.root.replaceChildren(this.#frame);
  }

  /** @param {Control} name */
  #control(name) {
    const isLink = name === "open";
    const control = make(
      isLink ? "a" : "button",
      "control",
      isLink ? { target: "_blank", rel: "noopener" } : { type: "button" },
    );
    control.part.add(name);
    control.dataset.name = name;
    control.textContent = words.controls[name];
    if (!isLink)
      control.addEventListener("click", () => void (name === "share" ? this.#share() : this.#content.act(name)));
    return control;
  }

  /** Switches buttons off that have nothing to do now. @param {Partial<Record<Control, boolean>>} off */
  update(off) {
    for (const control of this.#controls.children) {
      const name = /** @type {Control} */ (/** @type {HTMLElement} */ (control).dataset.name);
      if (control instanceof HTMLButtonElement) control.disabled = !!off[name];
      if (control instanceof HTMLAnchorElement) control.href = this.#content.link(false);
    }
  }

  /** Shows a button with another text, or hides it. @param {Control} name @param {string | undefined} text */
  rename(name, text) {
    const control = /** @type {HTMLElement | null} */ (this.#controls.querySelector(`[data-name=${name}]`));
    if (!control) return;
    control.hidden = text === undefined;
    if (text !== undefined) control.textContent = text;
  }

  /** Takes back or forth with the usual keys. @param {KeyboardEvent} event */
  key(event) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "z") return;
    event.preventDefault();
    this.#content.act(event.shiftKey ? "redo" : "undo");
  }

  /** Hands the link to what the device shares with, or copies it, or at least shows it. */
  async #share() {
    const url = this.#content.link(true);
    try {
      if (await this.#hand(url)) return;
      await navigator.clipboard.writeText(url);
      this.say(this.#content.copied());
    } catch {
      this.say(url);
    }
  }

  /**
   * Hands the link to what the device shares with, where it may; tells whether the visitor was asked.
   * @param {string} url
   */
  async #hand(url) {
    if (!("share" in navigator) || !matchMedia("(pointer: coarse)").matches) return false;
    try {
      await navigator.share({ url });
      return true;
    } catch (error) {
      // Frames need a leave for it that few pages give.
      return /** @type {Error} */ (error).name === "AbortError";
    }
  }
}
