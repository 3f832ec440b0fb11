// The area around an embedded board: messages, buttons, and an explanation if there is no board.

import { language } from "../site/language.js";
import { words } from "../site/words.js";

/** @typedef {import("../site/embed_options.js").Control} Control */

/**
 * @typedef {object} Content
 * @property {readonly Control[]} buttons  The available buttons.
 * @property {HTMLElement[]} parts  The elements above the messages, including the board.
 * @property {(name: Control) => unknown} act  A button was pressed, other than those for sharing and for the rules.
 * @property {(parent: Node) => Promise<import("../rules/sheet.js").Rules>} rules  Loads the rules.
 * @property {() => string} game  The game whose rules are wanted.
 * @property {(isShared: boolean) => string} link  The address of the current position on the site, for the player or
 *   to be shared with others.
 * @property {() => string | undefined} search  The link of the search of the current position, if there is one.
 * @property {() => string} copied  The message after copying it.
 */

/** @param {string} name @param {string} part @param {Record<string, string>} [attributes] */
export function make(name, part, attributes = {}) {
  const element = document.createElement(name);
  element.className = part;
  element.part.add(part);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

export class BoardFrame {
  #host;
  #styles;
  #content;
  #frame = make("div", "frame");
  #message = make("p", "message", { role: "status" });
  #controls = make("div", "controls", { role: "group" });
  /** An element that temporarily replaces the buttons. @type {HTMLElement | undefined} */
  #instead;
  #fallback = document.createElement("slot");
  #search = make("a", "search", { target: "_blank", rel: "noopener" });
  /** What stands below the buttons. @type {HTMLElement[]} */
  #below = [];
  /** The layer over the page, created on demand. */
  #over = make("div", "over");
  /** @type {Promise<import("../rules/sheet.js").Rules> | undefined} */
  #rules;
  /** The last message. */
  message = "";

  /** @param {import("../ply-board.js").Host} host @param {string} styles @param {Content} content */
  constructor(host, styles, content) {
    this.#host = host;
    this.#styles = styles;
    this.#content = content;
    this.#fill();
  }

  #fill() {
    const controls = this.#instead ?? this.#controls;
    this.#frame.replaceChildren(
      ...this.#content.parts,
      this.#message,
      controls,
      this.#search,
      ...this.#below,
      this.#over,
    );
  }

  /** Opens the rules, which are loaded on first use. */
  async #openRules() {
    try {
      this.#rules ??= this.#content.rules(this.#over);
      await (await this.#rules).open(this.#content.game());
    } catch {
      // The next press tries again.
      this.#rules = undefined;
      this.say(words.partMissing);
    }
  }

  /**
   * Shows an element instead of the buttons, if there are any; without an argument, the buttons again.
   * @param {HTMLElement} [instead]
   */
  swap(instead) {
    if (instead === this.#instead || (instead && !this.#controls.childElementCount)) return;
    (this.#instead ?? this.#controls).replaceWith(instead ?? this.#controls);
    this.#instead = instead;
  }

  /** Adds an element below the buttons. @param {HTMLElement} section @param {string} styles  Its own. */
  add(section, styles) {
    this.#below.push(section);
    this.#over.before(section);
    this.#styles += `\n${styles}`;
    this.#host.applyStyles(this.#styles);
  }

  /** @param {string} text */
  say(text) {
    this.message = this.#message.textContent = text;
  }

  /** Explains why something cannot be opened, next to the element's own content. @param {string} text */
  fail(text) {
    this.#host.applyStyles(this.#styles);
    this.#host.root.replaceChildren(this.#frame);
    this.#frame.lang = language();
    this.#frame.dataset.failed = "";
    this.#frame.replaceChildren(this.#message, this.#fallback);
    this.say(text);
  }

  /** @param {import("../site/embed_options.js").Options} options */
  applyOptions({ controls, theme, palette }) {
    delete this.#frame.dataset.failed;
    this.#frame.lang = language();
    this.#frame.dataset.theme = theme;
    this.#frame.dataset.palette = palette;
    this.#controls.setAttribute("aria-label", words.controlsName);
    this.#controls.replaceChildren(
      ...this.#content.buttons
        .filter((name) => name !== "search" && controls.has(name))
        .map((name) => this.#control(name)),
    );
    this.#search.textContent = words.controls.search;
    this.#search.hidden = !controls.has("search");
    this.#host.applyStyles(this.#styles);
    // An element that replaces the buttons stays, and keeps the focus.
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
    if (!isLink) control.addEventListener("click", () => void this.#press(name));
    return control;
  }

  /** @param {Control} name */
  #press(name) {
    if (name === "share") return this.#share();
    return name === "rules" ? this.#openRules() : this.#content.act(name);
  }

  /** Disables buttons that have no use now. @param {Partial<Record<Control, boolean>>} off */
  update(off) {
    for (const control of this.#controls.children) {
      const name = /** @type {Control} */ (/** @type {HTMLElement} */ (control).dataset.name);
      if (control instanceof HTMLButtonElement) control.disabled = !!off[name];
      if (control instanceof HTMLAnchorElement) control.href = this.#content.link(false);
    }
    const query = this.#content.search();
    if (query === undefined) this.#search.removeAttribute("href");
    else this.#search.setAttribute("href", new URL(`tree.html${query}`, this.#host.base).href);
  }

  /** Changes the text of a button, or hides it. @param {Control} name @param {string | undefined} text */
  rename(name, text) {
    const control = /** @type {HTMLElement | null} */ (this.#controls.querySelector(`[data-name=${name}]`));
    if (!control) return;
    control.hidden = text === undefined;
    if (text !== undefined) control.textContent = text;
  }

  /** Undoes or redoes moves with the standard keys. @param {KeyboardEvent} event */
  key(event) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "z") return;
    event.preventDefault();
    this.#content.act(event.shiftKey ? "redo" : "undo");
  }

  /** Passes the link to the device's share dialog, or copies it, or at least shows it. */
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
   * Passes the link to the device's share dialog, if allowed; returns whether the visitor was asked.
   * @param {string} url
   */
  async #hand(url) {
    if (!("share" in navigator) || !matchMedia("(pointer: coarse)").matches) return false;
    try {
      await navigator.share({ url });
      return true;
    } catch (error) {
      // Frames need a permission for this that few pages grant.
      return /** @type {Error} */ (error).name === "AbortError";
    }
  }
}
