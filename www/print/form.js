// The controls of the print sheet. Their values are parsed like a link, so that both follow one grammar.

import { element, input, onClick } from "../site/dom.js";
import { parseSheet } from "./link.js";

/** @typedef {import("./link.js").Sheet} Sheet */

const select = (/** @type {string} */ id) => /** @type {HTMLSelectElement} */ (element(id));

export class Form {
  /** @type {string} */
  #game = "";

  /**
   * @param {(choice: ReturnType<typeof parseSheet>) => void} onChange
   * @param {() => string} freshSeed
   */
  constructor(onChange, freshSeed) {
    element("choices").addEventListener("submit", (event) => event.preventDefault());
    element("choices").addEventListener("input", () => {
      const choice = parseSheet(this.#query());
      if (choice.sheet.game !== this.#game) this.show(choice.sheet);
      onChange(choice);
    });
    onClick("another", () => {
      input("seed").value = freshSeed();
      onChange(parseSheet(this.#query()));
    });
    onClick("print", () => print());
  }

  /**
   * The values of the controls, as a query. A game that was just chosen starts with its own distances and solutions.
   */
  #query() {
    const game = select("game").value;
    const query = new URLSearchParams({
      g: game,
      n: input("count").value,
      seed: input("seed").value,
      title: input("title").value,
    });
    if (game !== this.#game || element("by-distance").hidden) return query.toString();
    const [from, to] = ["from", "to"].map((id) => input(id).value);
    query.set("d", from === to ? from : `${from}-${to}`);
    query.set("solutions", select("solutions").value);
    return query.toString();
  }

  /** @param {Sheet} sheet */
  show({ game, count, distances, seed, solutions, title }) {
    this.#game = game;
    select("game").value = game;
    input("count").value = String(count);
    input("seed").value = seed;
    input("title").value = title;
    for (const id of ["by-distance", "with-solutions"]) element(id).hidden = !distances;
    element("no-distance").hidden = Boolean(distances);
    if (!distances) return;
    [input("from").value, input("to").value] = distances.map(String);
    select("solutions").value = solutions;
  }
}
