// The chance of winning as a gauge, whose bar is the first player's. It knows no game: the host says what it shows.

import { make } from "../boards/make.js";

/**
 * @typedef {object} Reading
 * @property {number | undefined} chance  The expected score of the first player, from 0 to 1; if unknown, the last
 *   one stays, dimmed.
 * @property {string} told  The same in words.
 * @property {"first" | "second"} side  The side at the bottom of the gauge or, if it is horizontal, on the left.
 */

export class Gauge {
  #root;
  #fill = make("i");
  /** The chance shown. */
  #chance = 0.5;

  /** Turns the root into the meter; the host sets its label. @param {HTMLElement} root */
  constructor(root) {
    this.#root = root;
    root.classList.add("gauge");
    root.setAttribute("role", "meter");
    root.setAttribute("aria-valuemin", "0");
    root.setAttribute("aria-valuemax", "100");
    root.replaceChildren(this.#fill);
    this.set({ chance: undefined, told: "", side: "first" });
  }

  /** @param {Reading} reading */
  set({ chance, told, side }) {
    this.#chance = chance ?? this.#chance;
    this.#root.classList.toggle("dim", chance === undefined);
    this.#root.classList.toggle("turned", side === "second");
    this.#root.setAttribute("aria-valuenow", String(Math.round(this.#chance * 100)));
    this.#root.setAttribute("aria-valuetext", told);
    this.#root.title = told;
    this.#fill.style.setProperty("--share", String(this.#chance));
  }
}
