// The distances explorer: the histogram, the patterns at a distance, and the successors of a position.

import { element, input } from "../site/dom.js";
import { drawHistogram, followWidth, widthIn } from "./chart.js";
import { cellsOf, fillTable } from "./tables.js";
import { words } from "./words.js";

const HARDEST = 26;
const SVG = "http://www.w3.org/2000/svg";

export class Explorer {
  #laboratories;

  /** @param {import("./modules.js").Laboratories} laboratories */
  constructor(laboratories) {
    this.#laboratories = laboratories;
    const distances = /** @type {HTMLSelectElement} */ (element("explorer-distance"));
    for (let distance = 0; distance <= HARDEST; distance++)
      distances.append(new Option(String(distance), String(distance), false, distance === HARDEST));
    distances.addEventListener("change", () => void this.#showPatterns(Number(distances.value)));
    element("explorer-form").addEventListener("submit", (event) => {
      event.preventDefault();
      void this.look(input("explorer-position").value.trim());
    });
    void this.#show();
  }

  async #engine() {
    return (await this.#laboratories.player()).engine;
  }

  async #show() {
    const { counts } = await (await this.#engine()).ask("histogram", { game: "slide3" });
    fillTable(
      "explorer-table",
      words.explorer.columns,
      counts.map((/** @type {number} */ count, /** @type {number} */ distance) =>
        cellsOf(distance, words.number(count)),
      ),
    );
    await Promise.all([this.#showPatterns(HARDEST), this.look(input("explorer-position").value)]);
    const place = element("explorer-chart");
    const draw = async () => place.replaceChildren(await drawHistogram(counts, widthIn(place)));
    await draw();
    followWidth(place, () => void draw());
  }

  /** @param {number} distance */
  async #showPatterns(distance) {
    const { patterns } = await (await this.#engine()).ask("patterns", { game: "slide3", distance });
    element("explorer-patterns").replaceChildren(...patterns.map(drawPattern));
  }

  /** Shows the distance and all values of a position and its successors. @param {string} position */
  async look(position) {
    const problem = element("explorer-error");
    try {
      const [module, engine] = await Promise.all([this.#laboratories.puzzles(), this.#engine()]);
      const look = await engine.ask("look", { game: "slide3", position });
      problem.hidden = true;
      const rows = [{ name: words.explorer.here, ...look }, ...look.moves];
      const values = rows.map((row) => module.evaluations(row.position));
      const names = Object.keys(values[0]);
      fillTable(
        "explorer-successors",
        [...words.explorer.successors, ...names],
        rows.map((row, index) =>
          cellsOf(row.name, row.position, row.distance, ...names.map((name) => words.rounded(values[index][name]))),
        ),
      );
    } catch (error) {
      problem.textContent = words.problem(/** @type {Error} */ (error), "");
      problem.hidden = false;
    }
  }
}

/** @param {{ code: number, squares: number[], positions: number }} pattern */
function drawPattern({ code, squares, positions }) {
  const figure = document.createElement("figure");
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("viewBox", "0 0 4 4");
  drawing.setAttribute("aria-hidden", "true");
  for (let square = 0; square < 16; square++) {
    const box = document.createElementNS(SVG, "rect");
    const place = { x: square % 4, y: Math.floor(square / 4), width: 1, height: 1, "stroke-width": 0.06 };
    for (const [name, value] of Object.entries(place)) box.setAttribute(name, String(value));
    box.setAttribute("class", squares.includes(square) ? "on" : "off");
    drawing.append(box);
  }
  const caption = document.createElement("figcaption");
  caption.textContent = words.explorer.pattern(code, positions);
  figure.append(drawing, caption);
  return figure;
}
