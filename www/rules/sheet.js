// Shows rules next to the board if there is room, otherwise over the page. Nothing on the page moves.

import { make, makeButton } from "../site/dom.js";

/** @typedef {{ close: string }} Words */

/** @param {string} html  HTML from this site's own texts. */
export function paragraph(html, kind = "") {
  const made = make("p", kind);
  made.innerHTML = html;
  return made;
}

/**
 * A picture with its caption; the picture is not interactive, and the caption describes it.
 * @param {HTMLElement} picture
 * @param {string} caption
 */
export function figure(picture, caption) {
  const [made, below] = [make("figure", "rules-figure"), make("figcaption", "")];
  picture.inert = true;
  picture.setAttribute("aria-hidden", "true");
  below.innerHTML = caption;
  made.append(picture, below);
  return made;
}

/**
 * A place to try a game: its board, a message, and a button that begins again.
 * @param {string} title @param {HTMLElement} board @param {string} name  The name of the button. @param {() => void} restart
 */
export function trialOf(title, board, name, restart) {
  const message = make("p", "rules-said");
  const again = makeButton(name, restart, "control");
  const section = make("section", "rules-trial", make("h3", "", title), board, message, again);
  message.setAttribute("role", "status");
  section.setAttribute("aria-label", title);
  return { section, again, tell: (/** @type {string} */ text) => (message.textContent = text) };
}

const ROOM = 272; // the minimum width in pixels for rules next to the board
const GAP = 16; // the distance in pixels between them, and to the edge of the window

/**
 * The place of the rules on a page.
 * @typedef {object} Place
 * @property {HTMLElement} board  The element that must not be covered.
 * @property {HTMLElement} above  The element above all of it.
 * @property {readonly HTMLElement[]} beside  The elements that the rules may cover.
 */

export class Sheet {
  #dialog = make("dialog", "rules-sheet");
  #title = make("h2", "");
  #body = make("div", "rules-body");
  #place;
  /** The element that had the focus before. @type {HTMLElement | undefined} */
  #opener;

  /**
   * @param {Node} parent  The parent of the sheet.
   * @param {Words} words
   * @param {Place} [place]  Where the rules go next to the board, if there is room; without it they always lie over
   *   the page.
   */
  constructor(parent, words, place) {
    this.#place = place;
    this.#dialog.id = "rules";
    this.#title.id = "rules-title";
    this.#title.tabIndex = -1;
    this.#body.id = "rules-text";
    this.#body.tabIndex = 0;
    this.#body.setAttribute("role", "group");
    for (const part of [this.#dialog, this.#body]) part.setAttribute("aria-labelledby", "rules-title");
    const close = makeButton("×", () => this.close(), "rules-close control");
    close.setAttribute("aria-label", words.close);
    this.#dialog.append(make("div", "rules-head", this.#title, close), this.#body);
    this.#dialog.addEventListener("close", () => this.#closed());
    this.#dialog.addEventListener("keydown", (event) => {
      // Keys pressed here are not meant for the board, and Escape also closes rules next to the board.
      event.stopPropagation();
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      this.close();
    });
    // A press outside the dialog closes it.
    this.#dialog.addEventListener("click", (event) => event.target === this.#dialog && this.close());
    if (place) addEventListener("resize", () => this.isOpen && this.#lay());
    parent.appendChild(this.#dialog);
  }

  get isOpen() {
    return this.#dialog.open;
  }

  /** @param {string} title @param {HTMLElement[]} parts */
  fill(title, parts) {
    this.#title.textContent = title;
    this.#body.replaceChildren(...parts);
    this.#body.scrollTop = 0;
  }

  /** Opens the rules and moves the focus there, or closes them. */
  toggle() {
    if (this.isOpen) return this.close();
    const root = /** @type {Document | ShadowRoot} */ (this.#dialog.getRootNode());
    this.#opener = /** @type {HTMLElement | undefined} */ (root.activeElement ?? undefined);
    this.#lay();
    this.#title.focus({ preventScroll: true });
  }

  /** Places the rules next to the board or, if there is no room, over the page. */
  #lay() {
    const { board, above, beside = [] } = this.#place ?? {};
    const leftEdge = board ? board.getBoundingClientRect().right + GAP : Infinity;
    const isBeside = innerWidth - leftEdge >= ROOM;
    if (this.isOpen && isBeside !== this.#dialog.classList.contains("beside")) this.#dialog.close();
    this.#dialog.classList.toggle("beside", isBeside);
    this.#dialog.style.left = isBeside ? `${leftEdge}px` : "";
    this.#dialog.style.top = isBeside ? `${Math.max(above?.getBoundingClientRect().bottom ?? 0, GAP / 2)}px` : "";
    for (const part of beside) part.inert = isBeside;
    if (this.isOpen) return;
    if (isBeside) this.#dialog.show();
    else this.#dialog.showModal();
  }

  close() {
    this.#dialog.close();
  }

  #closed() {
    // The rules may already be open again in another place.
    if (this.isOpen) return;
    for (const part of this.#place?.beside ?? []) part.inert = false;
    this.#opener?.focus({ preventScroll: true });
  }
}

/** @typedef {{ title: string, parts: HTMLElement[] }} Page */

/** The rules of the current game: opened, closed and updated with it. */
export class Rules {
  #sheet;
  #draw;
  #game = "";

  /**
   * @param {Sheet} sheet
   * @param {(game: string) => Page | Promise<Page>} draw  The rules of a game, as elements.
   */
  constructor(sheet, draw) {
    this.#sheet = sheet;
    this.#draw = draw;
  }

  /** Opens the rules of a game, or closes them if they are open. @param {string} game */
  async open(game) {
    await this.#fill(game);
    this.#sheet.toggle();
  }

  /** Switches to another game if the rules are open. @param {string} game */
  async follow(game) {
    if (this.#sheet.isOpen) await this.#fill(game);
  }

  /** @param {string} game */
  async #fill(game) {
    if (game === this.#game) return;
    const { title, parts } = await this.#draw(game);
    this.#game = game;
    this.#sheet.fill(title, parts);
  }
}
