// The pictures on the cards that lead to other games.

import { PICTURES as duels } from "../match/pictures.js";
import { PICTURES as puzzles } from "./pictures.js";

export function drawCards() {
  for (const card of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#cards [data-game]"))) {
    const picture = card.querySelector("svg");
    const id = card.dataset.game ?? "";
    if (picture) picture.innerHTML = duels[id] ?? puzzles[id];
  }
}
