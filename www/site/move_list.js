// The list of moves, each marked as closer or farther, and each a link back to its position.

import { make } from "./dom.js";
import { words } from "./words.js";

export class MoveList {
  #list;
  #name;
  #show;

  /**
   * @param {HTMLElement} list
   * @param {(at: number) => void} go
   * @param {(at: number, move: string) => string} name  Names a move for screen readers.
   * @param {(move: string) => string} [show]  Its text in the list, if not its notation.
   */
  constructor(list, go, name, show = (move) => move) {
    this.#list = list;
    this.#name = name;
    this.#show = show;
    list.addEventListener("click", (event) => {
      const button = /** @type {HTMLElement} */ (event.target).closest("button");
      if (button) go(Number(button.dataset.at));
    });
  }

  /**
   * @param {string[]} moves
   * @param {number} at  The number of current moves; the others were undone.
   * @param {(boolean | undefined)[]} closer  For each move whether it led closer to the goal, if known.
   * @param {(at: number) => boolean} [continues]  Whether the move at this index belongs to the same turn as the one
   *   before.
   */
  show(moves, at, closer, continues = () => false) {
    let turn = 0;
    this.#list.classList.toggle(
      "turns",
      moves.some((_, index) => continues(index)),
    );
    const empty = document.getElementById("history-empty");
    if (empty) empty.hidden = moves.length > 0;
    while (this.#list.children.length > moves.length) this.#list.lastElementChild?.remove();
    moves.forEach((move, index) => {
      const item = this.#list.children[index] ?? this.#list.appendChild(this.#item(index));
      const button = /** @type {HTMLButtonElement} */ (item.firstElementChild);
      const [name, mark] = button.children;
      const goesOn = continues(index);
      if (!goesOn) turn++;
      name.textContent = goesOn ? `${this.#show(move)} ` : `${turn}. ${this.#show(move)} `;
      const known = closer[index];
      mark.className = known === undefined ? "" : known ? "closer" : "farther";
      mark.textContent = known === undefined ? "" : known ? "▼" : "▲";
      const judged = known === undefined ? "" : `, ${known ? words.closer : words.farther}`;
      button.setAttribute("aria-label", this.#name(turn, move) + judged);
      item.className = [index < at ? "" : "later", goesOn ? "on" : ""].filter(Boolean).join(" ");
      if (index === at - 1) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    });
    const current = this.#list.children[Math.max(at - 1, 0)];
    if (current instanceof HTMLElement)
      this.#list.scrollTop = Math.max(current.offsetTop - this.#list.offsetTop - this.#list.clientHeight / 2, 0);
  }

  /** @param {number} index */
  #item(index) {
    const button = make("button", "", make("span"), make("span"));
    button.type = "button";
    button.dataset.at = String(index + 1);
    return make("li", "", button);
  }
}
