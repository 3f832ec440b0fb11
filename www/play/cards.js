// The pictures on the cards that link to other games.

import { PICTURES as duels } from "../games/cards.js";
import { PICTURES as puzzles } from "./pictures.js";

const PICTURES = /** @type {Record<string, string>} */ ({ ...puzzles, ...duels });

export function drawCards() {
  for (const card of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#cards [data-game]"))) {
    const picture = card.querySelector("svg");
    if (picture) picture.innerHTML = PICTURES[card.dataset.game ?? ""];
  }
}
