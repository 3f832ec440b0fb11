// The pace of games between two engines: a slider, saved on this device.

import { element, input } from "../site/dom.js";
import { recall, remember } from "../site/storage.js";
import { PACE } from "./match.js";
import { words } from "./words.js";

/** @typedef {import("./match.js").Match} Match */

const KEPT = "pace";
/** Milliseconds between moves, from slow to fast. */
const PACES = [5000, 3000, 2000, 1500, PACE, 700, 400, 200, 0];

export class PaceField {
  #match;

  /** @param {Match} match */
  constructor(match) {
    this.#match = match;
    const slider = input("pace");
    const kept = PACES.findIndex((pace) => String(pace) === recall(KEPT));
    slider.max = String(PACES.length - 1);
    slider.value = String(kept < 0 ? PACES.indexOf(PACE) : kept);
    slider.addEventListener("input", () => {
      this.#take();
      remember(KEPT, String(match.pace));
    });
    this.#take();
  }

  #take() {
    const slider = input("pace");
    this.#match.pace = PACES[Number(slider.value)];
    const told = words.pace(this.#match.pace);
    slider.setAttribute("aria-valuetext", told);
    element("pace-told").textContent = told;
  }

  /** With a person playing there is no pace to choose. */
  show() {
    element("pace-field").hidden = !this.#match.isShow;
  }
}
