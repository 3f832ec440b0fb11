// Sharing a game for two: its link and texts, and what to paste into other pages.

import { ShareBox } from "../app/share_box.js";
import { Snippets } from "../app/snippets.js";
import { input } from "../app/dom.js";
import { DUEL_CONTROLS } from "../embed/options.js";
import { formatFrameLink, formatGameLink, formatMoves } from "./link.js";
import { wordsOf } from "./kinds.js";
import { words } from "./words.js";

/** @typedef {import("../app/round.js").Round} Round */
/** @typedef {import("./link.js").GameLink} GameLink */
/** @typedef {{ round: Round, linkOf: (moves: string[]) => GameLink }} Shared */

class Share {
  #base;
  #box = new ShareBox(() => this.#describe());
  #snippets;
  /** @type {Shared | undefined} */
  #shared;

  /** @param {string} base  The site's address. */
  constructor(base) {
    this.#base = base;
    this.#snippets = new Snippets(base, DUEL_CONTROLS, () => this.#paste());
  }

  /** @param {Shared} shared */
  open(shared) {
    this.#shared = shared;
    this.#box.open();
  }

  get #now() {
    const { round, linkOf } = /** @type {Shared} */ (this.#shared);
    const link = linkOf(input("share-moves").checked ? round.made : []);
    const address = new URL(`games.html${formatGameLink(link)}`, this.#base).href;
    return { round, link, address, title: words.shareTitle(wordsOf(round.game).name) };
  }

  #describe() {
    const { round, address, title } = this.#now;
    this.#snippets.show();
    return { link: address, position: round.position, drawing: round.drawing, title, text: title };
  }

  /** @returns {import("../app/snippets.js").Pasted} */
  #paste() {
    const { round, link, address, title } = this.#now;
    const { rows, view } = round;
    return { board: { ...link, moves: formatMoves(link.moves) }, query: formatFrameLink(link), link: address, title, tall: rows / view.columns };
  }
}

/** @type {Share | undefined} */
let share;

/** Opens the dialog for a game. @param {Shared} shared @param {string} base  The site's address. */
export function openShare(shared, base) {
  share ??= new Share(base);
  share.open(shared);
}
