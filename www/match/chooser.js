// The list of games, each a link with a picture; the one on the board is marked.

import { PICTURES } from "../games/cards.js";
import { element, onPlainClick } from "../site/dom.js";
import { isMatchGame } from "../site/match_games.js";
import { saveGame, saveLink, savedGame, savedLink } from "../site/storage.js";
import { idOf, kindId } from "./game_modules.js";

/**
 * The link of the game that was left open on this device, if any.
 * @param {string} [id]  A certain game; by default the one chosen last.
 */
export function recallMatch(id = savedGame("match")) {
  return id !== undefined && id === idOf(id) && isMatchGame(id) ? { id, link: savedLink("match", id) } : undefined;
}

/** Saves a game by its link; an empty link means that nothing is open. @param {string} game @param {string} link */
export const rememberMatch = (game, link) => saveLink("match", idOf(game), link);

export class Chooser {
  /** @type {Map<string, HTMLAnchorElement>} */
  #cards;
  /** The pages where the game is played and where its problems are. */
  #tabs = /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll(".tabs a"));
  #marked = "";

  constructor() {
    const cards = /** @type {NodeListOf<HTMLAnchorElement>} */ (element("games").querySelectorAll("[data-game]"));
    this.#cards = new Map(Array.from(cards, (card) => [card.dataset.game ?? "", card]));
    for (const [id, card] of this.#cards) {
      const picture = card.querySelector("svg");
      if (picture) picture.innerHTML = PICTURES[id];
    }
  }

  /** Handles a chosen card; without a handler, its link is followed. @param {(id: string) => void} choose */
  set onChoose(choose) {
    for (const [id, card] of this.#cards) onPlainClick(card, () => choose(id));
  }

  /** Saves the game on the board, and marks it. @param {string} game */
  show(game) {
    saveGame("match", idOf(game));
    this.mark(game);
  }

  /** Marks a game. @param {string} game */
  mark(game) {
    const gameId = kindId(game);
    // To scroll to it takes a layout.
    if (gameId === this.#marked) return;
    this.#marked = gameId;
    for (const tab of this.#tabs) tab.search = `?g=${gameId}`;
    for (const [id, card] of this.#cards) {
      if (id !== gameId) card.removeAttribute("aria-current");
      else {
        card.setAttribute("aria-current", "page");
        // On small screens the list scrolls sideways.
        const list = element("games");
        list.scrollLeft = card.offsetLeft - list.offsetLeft - (list.clientWidth - card.offsetWidth) / 2;
      }
    }
  }
}
