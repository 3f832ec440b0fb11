// The list of games, each a link with a picture; the one on the board is marked.

import { element } from "../site/dom.js";
import { saveGame, saveLink, savedGame, savedLink } from "../site/saved.js";
import { KINDS, idOf, kindOf, wordsOf } from "./kinds.js";
import { formatGameLink } from "./link.js";

/**
 * The link of the game that was left open on this device, if any.
 * @param {string} [id]  A certain game; by default the one chosen last.
 */
export function recallMatch(id = savedGame("match")) {
  return id !== undefined && Object.hasOwn(KINDS, id) ? { id, link: savedLink("match", id) } : undefined;
}

/** Saves a game by its link; an empty link means that nothing is open. @param {string} game @param {string} link */
export const rememberMatch = (game, link) => saveLink("match", idOf(game), link);

export class Chooser {
  /** @type {Map<string, HTMLAnchorElement>} */
  #cards;

  /**
   * Handles a chosen card; without a handler, its link is followed.
   * @type {((id: string) => void) | undefined}
   */
  onChoose;

  constructor() {
    this.#cards = new Map(
      Object.keys(KINDS).map((id) => {
        const card = document.createElement("a");
        card.className = "game-card";
        card.dataset.game = id;
        card.href = `./games.html${formatGameLink({ game: id, moves: [], first: "you", second: "easy" })}`;
        const name = document.createElement("span");
        name.textContent = wordsOf(id).name;
        const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
        picture.setAttribute("viewBox", "0 0 40 40");
        picture.setAttribute("aria-hidden", "true");
        picture.innerHTML = KINDS[id].picture;
        card.append(picture, name);
        card.addEventListener("click", (event) => {
          // The browser opens new tabs and windows.
          if (!this.onChoose || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
          event.preventDefault();
          this.onChoose(id);
        });
        return [id, card];
      }),
    );
    element("games").append(...this.#cards.values());
  }

  /** Saves the game on the board, and marks it. @param {string} game */
  show(game) {
    saveGame("match", idOf(game));
    this.mark(game);
  }

  /** Marks a game. @param {string} game */
  mark(game) {
    const { id: shown } = kindOf(game);
    for (const [id, card] of this.#cards) {
      if (id === shown) card.setAttribute("aria-current", "page");
      else card.removeAttribute("aria-current");
    }
  }
}
