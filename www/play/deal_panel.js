// The panel that deals a new puzzle: the game, its difficulty, and its seed or position.

import { PUZZLES, DEFAULT_PUZZLE } from "../puzzles.js";
import { element, input, make, onClick } from "../site/dom.js";
import { words as front } from "./front_words.js";
import { Distances } from "./distances.js";

/** @typedef {import("../site/puzzle_link.js").Origin} Origin */

export class DealPanel {
  #engine;
  #deal;
  #chosen;
  #freshSeed;
  #game = DEFAULT_PUZZLE;
  /** The game that the visitor chose before this panel could hear of it. */
  earlyChoice = this.#radios().find(({ checked, defaultChecked }) => checked && !defaultChecked)?.value;
  /** @type {Map<string, number[]>} */
  #histograms = new Map();

  /**
   * @param {import("../site/engine.js").Engine} engine
   * @param {object} handlers
   * @param {(game: string, origin: Origin) => Promise<string | undefined>} handlers.deal  Opens a puzzle; returns the
   *   error if it cannot.
   * @param {(game: string) => void} handlers.choose  Shows another game.
   * @param {() => string} freshSeed
   */
  constructor(engine, { deal, choose }, freshSeed) {
    this.#engine = engine;
    this.#deal = deal;
    this.#chosen = choose;
    this.#freshSeed = freshSeed;
    for (const radio of this.#radios()) radio.addEventListener("change", () => this.#choose(radio.value));
    onClick("new-start", () => this.#open({ kind: "start" }));
    onClick("new-random", () => this.dealRandom());
    input("difficulty").addEventListener("input", () => this.#showDifficulty());
    this.#levels.forEach((level, at) =>
      level.addEventListener("click", () => {
        input("difficulty").value = String(PUZZLES[this.#game].levels?.[at]);
        this.#showDifficulty();
        this.dealRandom();
      }),
    );
    element("seed-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#open({ kind: "seed", seed: input("seed").value, distance: this.#distance() });
    });
    element("position-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#open({ kind: "position", position: input("position").value.trim() });
    });
  }

  get #levels() {
    return [...element("levels").querySelectorAll("button")];
  }

  #radios() {
    return /** @type {HTMLInputElement[]} */ ([...document.getElementsByName("game")]);
  }

  #distance() {
    return Distances.has(this.#game) ? Number(input("difficulty").value) : undefined;
  }

  /** The maximum distance in the game, if known. */
  get farthest() {
    const counts = this.#histograms.get(this.#game);
    return counts && counts.length - 1;
  }

  dealRandom() {
    this.#open({ kind: "seed", seed: this.#freshSeed(), distance: this.#distance() });
  }

  /** @param {Origin} origin */
  async #open(origin) {
    const wrong = await this.#deal(this.#game, origin);
    const error = element("position-error");
    error.textContent = wrong ?? "";
    error.hidden = !wrong;
    if (!wrong) this.#scroll();
  }

  /** On a narrow page the board is far above the panel. */
  #scroll() {
    if (matchMedia("(max-width: 60rem)").matches) element("puzzle-name").scrollIntoView({ block: "start" });
  }

  /** Shows a chosen game on the board immediately, so that board and choice agree. @param {string} game */
  #choose(game) {
    this.show(game);
    this.#chosen(game);
    this.#scroll();
  }

  /** Shows the choices for a game. @param {string} game @param {number} [distance]  The one just dealt. */
  show(game, distance) {
    this.#game = game;
    const { levels } = PUZZLES[game];
    if (distance) input("difficulty").value = String(distance);
    for (const radio of this.#radios()) radio.checked = radio.value === game;
    for (const id of ["by-distance", "levels"]) element(id).hidden = !Distances.has(game);
    this.#levels.forEach((level, at) => {
      // Only the first one says what is counted.
      level.textContent = levels ? (at ? String(levels[at]) : front.level(levels[at])) : "";
      level.ariaLabel = levels ? front.level(levels[at]) : "";
    });
    element("no-distance").hidden = Distances.has(game);
    element("no-distance").textContent = front.tooGreat[game] ?? "";
    this.#showDifficulty();
  }

  /** Loads the histogram of the game, which is drawn behind the slider. */
  async learn() {
    const game = this.#game;
    if (!Distances.has(game) || this.#histograms.has(game)) return;
    const { counts } = await this.#engine.ask("histogram", { game });
    this.#histograms.set(game, counts);
    if (game === this.#game) this.#showDifficulty();
  }

  #showDifficulty() {
    const counts = this.#histograms.get(this.#game);
    const slider = input("difficulty");
    if (counts) slider.max = String(counts.length - 1);
    const chosen = Number(slider.value);
    this.#levels.forEach((level, at) =>
      level.setAttribute("aria-pressed", String(PUZZLES[this.#game].levels?.[at] === chosen)),
    );
    const text = front.difficulty(chosen, counts?.[chosen]);
    element("difficulty-text").textContent = text;
    slider.setAttribute("aria-valuetext", text);
    if (!counts) return;
    const greatest = Math.max(...counts);
    const bars = counts.slice(1).map((count, index) => {
      const bar = make("i");
      // The square root keeps rare distances visible.
      bar.style.setProperty("--share", `${Math.max(Math.sqrt(count / greatest) * 100, 3)}%`);
      bar.classList.toggle("chosen", index + 1 === chosen);
      return bar;
    });
    element("histogram").replaceChildren(...bars);
  }
}
