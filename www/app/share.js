// Sharing a puzzle: its links and texts, and what to paste into other pages.

import { element, input } from "./dom.js";
import { formatLink } from "./link.js";
import { linkOf } from "./opening.js";
import { ShareBox } from "./share_box.js";
import { Snippets } from "./snippets.js";
import { words } from "./words.js";

/** @typedef {import("./round.js").Round} Round */

class Share {
  #base;
  #box = new ShareBox((withMoves) => this.#describe(withMoves));
  #snippets;
  /** @type {Round | undefined} */
  #round;

  /** @param {string} base  The site's address. */
  constructor(base) {
    this.#base = base;
    this.#snippets = new Snippets(base);
    element("share-embed").addEventListener("toggle", () => this.#showSnippets());
    element("share-dialog").addEventListener("close", () => this.#snippets.hide());
  }

  /** @param {Round} round */
  open(round) {
    this.#round = round;
    this.#box.open();
  }

  /** @param {boolean} withMoves */
  #describe(withMoves) {
    const round = /** @type {Round} */ (this.#round);
    const { game, start, origin, position, drawing, optimum } = round;
    const moves = withMoves ? round.made : [];
    const address = (/** @type {string} */ query) => new URL(query || "./", this.#base).href;
    input("share-lasting").value = address(formatLink({ game, origin: { kind: "position", position: start }, moves }));
    element("share-lasting-row").hidden = origin.kind === "position" || origin.kind === "start";
    this.#showSnippets();
    const name = words.games[game];
    return { link: address(linkOf(round, moves)), position, drawing, title: words.share.title(name), text: words.share.text(name, optimum) };
  }

  #showSnippets() {
    const { open } = /** @type {HTMLDetailsElement} */ (element("share-embed"));
    if (open && this.#round) this.#snippets.show(this.#round, input("share-moves").checked);
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
