// A traced game on the board, move by move, with the results of each search.

import { TileBoard } from "../boards/tiles.js";
import { element, input, onClick, button } from "../site/dom.js";
import { goalOf } from "../site/goal.js";
import { fillTable } from "./tables.js";
import { readTrace } from "./trace_rows.js";
import { words } from "./words.js";

/** @typedef {import("./trace_rows.js").Step} Step */

/** @param {{ columns: number, cells: ArrayLike<number> }} view @param {number} square */
const describeSquare = ({ columns, cells }, square) =>
  words.trace.square(Math.floor(square / columns) + 1, (square % columns) + 1, cells[square]);

export class TraceView {
  #laboratories;
  #board;
  /** @type {Step[]} */
  #steps = [];
  #at = 0;

  /** @param {import("./modules.js").Laboratories} laboratories */
  constructor(laboratories) {
    this.#laboratories = laboratories;
    this.#board = new TileBoard(element("trace-board"), {
      onStep: () => {},
      onRefuse: () => {},
      describe: describeSquare,
    });
    onClick("trace-back", () => void this.#go(this.#at - 1));
    onClick("trace-forward", () => void this.#go(this.#at + 1));
    input("trace-scrub").addEventListener("input", () => void this.#go(Number(input("trace-scrub").value)));
  }

  /** @param {import("./run.js").Run} run @param {string[]} columns  The names of the columns of its rows. */
  show(run, columns) {
    const steps = readTrace(run.rowsFrom(0, 1).rows, columns);
    element("trace").hidden = steps.length === 0;
    this.#steps = steps;
    if (!steps.length) return;
    input("trace-scrub").max = String(steps.length - 1);
    void this.#go(0);
  }

  /** @param {number} to */
  async #go(to) {
    this.#at = Math.min(Math.max(to, 0), this.#steps.length - 1);
    const step = this.#steps[this.#at];
    const positions = [step, ...step.successors].map(({ position }) => position);
    const { Game, engine } = await this.#laboratories.player();
    const { distances } = await engine.ask("measure", { game: "slide3", positions });
    if (this.#steps[this.#at] !== step) return;
    const [here, ...after] = distances;
    const game = new Game("slide3", step.position);
    const columns = game.columns;
    const chosen = step.successors.find((successor) => successor.chosen);
    this.#board.set({ columns, cells: game.cells(), goal: goalOf(columns), steps: [], name: words.trace.board });
    const next = chosen && game.steps().find(({ name }) => name === chosen.name);
    if (next) this.#board.mark({ step: next, showWay: true });
    game.free();
    input("trace-scrub").value = String(this.#at);
    button("trace-back").disabled = this.#at === 0;
    button("trace-forward").disabled = this.#at === this.#steps.length - 1;
    const remarks = [step.tie ? words.trace.tie : "", step.fat ? words.trace.fat : ""].filter(Boolean).join(". ");
    element("trace-text").textContent =
      `${words.trace.at(this.#at, this.#steps.length - 1, step.position, here)} ${remarks}`;
    fillTable(
      "trace-table",
      words.trace.heads,
      step.successors.map((successor, index) => [
        successor.name,
        successor.position,
        String(after[index]),
        words.rounded(Number(successor.value)),
        words.rounded(Number(successor.plain)),
        successor.leaves,
        successor.candidate ? words.trace.yes : words.trace.no,
        successor.chosen ? words.trace.yes : words.trace.no,
      ]),
    );
  }
}
