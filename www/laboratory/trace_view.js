// A traced game on the board, move by move, with the results of each search.

import { TileBoard } from "../boards/tiles.js";
import { goalOf } from "../puzzles.js";
import { anchor, button, element, input, onClick } from "../site/dom.js";
import { formatSearch } from "../site/search_link.js";
import { fillTable } from "./tables.js";
import { words } from "./words.js";

/** @param {{ columns: number, cells: ArrayLike<number> }} view @param {number} square */
const describeSquare = ({ columns, cells }, square) =>
  words.trace.square(Math.floor(square / columns) + 1, (square % columns) + 1, cells[square]);

export class TraceView {
  #laboratories;
  #board;
  /** @type {Step[]} */
  #steps = [];
  #at = 0;
  /** The experiment and its first game. */
  #shown = "";
  /** The searches before the moves, as far as they can be shown. @type {ReturnType<import("./run.js").Run["searchesOf"]>} */
  #searches = Promise.resolve([]);

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
    const { rows } = run.rowsFrom(0, 1);
    const shown = `${run.query} ${rows}`;
    // While further games are played, the first one stays where it is.
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#steps = readTrace(rows, columns);
    this.#searches = run.searchesOf(0);
    input("trace-scrub").max = String(this.#steps.length - 1);
    void this.#go(0);
  }

  /** Leads to the search before a move, if it can be shown. @param {number} at */
  async #lead(at) {
    const search = (await this.#searches)[at];
    if (at !== this.#at) return;
    const link = anchor("trace-search");
    // Its room stays.
    link.style.visibility = search ? "visible" : "hidden";
    if (search) link.href = `tree.html${formatSearch({ game: "slide3", ...search })}`;
  }

  /** @param {number} to */
  async #go(to) {
    this.#at = Math.min(Math.max(to, 0), this.#steps.length - 1);
    const step = this.#steps[this.#at];
    const positions = [step, ...step.successors].map(({ position }) => position);
    void this.#lead(this.#at);
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

// Parses the rows of a traced game into steps.

/**
 * @typedef {{ name: string, position: string, value: string, plain: string, leaves: string, candidate: boolean, chosen:
 *   boolean }} Successor
 * @typedef {{ move: number, position: string, t: number, successors: Successor[], tie: boolean, fat: boolean }} Step
 */

/** The steps of the first game, including its end. @param {string} rows @param {string[]} columns @returns {Step[]} */
function readTrace(rows, columns) {
  const lines = rows
    .trimEnd()
    .split("\n")
    .map((row) => row.split(","));
  const field = (/** @type {string[]} */ line, /** @type {string} */ name) => line[columns.indexOf(name)];
  const list = (/** @type {string[]} */ line, /** @type {string} */ name) => field(line, name).split(" ");
  const game = lines.filter((line) => field(line, "trial") === field(lines[0], "trial"));
  /** @type {Step[]} */
  const steps = game.map((line) => {
    const [positions, values, plain, leaves, candidates] = [
      "successors",
      "values",
      "plain",
      "minimal",
      "candidates",
    ].map((name) => list(line, name));
    return {
      move: Number(field(line, "move")),
      position: field(line, "position"),
      t: Number(field(line, "t")),
      tie: field(line, "tie") === "1",
      fat: field(line, "fat") === "1",
      successors: list(line, "moves").map((name, index) => ({
        name,
        position: positions[index],
        value: values[index],
        plain: plain[index],
        leaves: leaves[index],
        candidate: candidates.includes(name),
        chosen: name === field(line, "chosen"),
      })),
    };
  });
  const end = game[game.length - 1];
  return [
    ...steps,
    { move: steps.length, position: field(end, "after"), t: 0, tie: false, fat: false, successors: [] },
  ];
}
