// The distance explorer: a position on a board, the histogram of all distances with that of the position in it, the
// patterns at this distance, and what evaluation functions say about each move.

import { TileBoard } from "../boards/tiles.js";
import { goalOf } from "../puzzles.js";
import { anchor, element, input, make, makeShape, onClick } from "../site/dom.js";
import { learn } from "../site/i18n.js";
import { askWay, describeSquare, explainRefusal } from "../site/slide_words.js";
import { words as common } from "../site/words.js";
import { distanceAt, drawHistogram, followWidth, widthIn } from "./chart.js";
import { cellsOf, fillTable } from "./tables.js";
import { words } from "./words.js";

const GAME = "slide3";

/** @typedef {{ position: string, distance: number, moves: { name: string, position: string, distance: number }[] }} Look */

export class Explorer {
  #laboratories;
  #board;
  #chart = element("explorer-chart");
  /** The number of positions at each distance. @type {number[]} */
  #counts = [];
  /** @type {Look | undefined} */
  #look;
  /** The number of positions asked for: answers may come in another order. */
  #asked = 0;

  /** @param {import("./modules.js").Laboratories} laboratories */
  constructor(laboratories) {
    this.#laboratories = laboratories;
    const say = (/** @type {string} */ text) => (element("explorer-here").textContent = text);
    this.#board = new TileBoard(element("explorer-board"), {
      onStep: ({ name }) => void this.look(this.#look?.moves.find((move) => move.name === name)?.position ?? ""),
      onRefuse: (square, way) => say(explainRefusal(this.#view, square, way)),
      onPick: (view, square, ways) => say(askWay(view, square, ways)),
      describe: describeSquare,
    });
    const slider = input("explorer-distance");
    slider.addEventListener("input", () => void this.#deal(Number(slider.value)));
    onClick("explorer-deal", () => void this.#deal(Number(slider.value)));
    this.#chart.addEventListener("click", (event) => {
      const distance = distanceAt(event, this.#chart, this.#counts.length);
      if (distance !== undefined) void this.#deal(distance);
    });
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
    await learn(common);
    const { counts } = await (await this.#engine()).ask("histogram", { game: GAME });
    this.#counts = counts;
    fillTable(
      "explorer-table",
      words.explorer.columns,
      counts.map((/** @type {number} */ count, /** @type {number} */ distance) =>
        cellsOf(distance, words.number(count)),
      ),
    );
    await this.look(input("explorer-position").value);
    followWidth(this.#chart, () => void this.#draw());
  }

  /** Shows a position at this distance. @param {number} distance */
  async #deal(distance) {
    const asked = ++this.#asked;
    const { position } = await (await this.#engine()).ask("deal", {
      game: GAME,
      distance,
      seed: String(Math.random()),
    });
    if (asked === this.#asked) await this.look(position);
  }

  /** Shows a position, its distance, and all values of it and its successors. @param {string} position */
  async look(position) {
    const asked = ++this.#asked;
    const problem = element("explorer-error");
    try {
      const [module, { Game, engine }] = await Promise.all([this.#laboratories.puzzles(), this.#laboratories.player()]);
      /** @type {Look} */
      const look = await engine.ask("look", { game: GAME, position });
      const { patterns } = await engine.ask("patterns", { game: GAME, distance: look.distance });
      if (asked !== this.#asked) return;
      problem.hidden = true;
      this.#look = look;
      const game = new Game(GAME, position);
      const { columns } = game;
      this.#view = {
        columns,
        cells: game.cells(),
        goal: goalOf(columns),
        steps: game.steps(),
        name: words.trace.board,
      };
      game.free();
      this.#showBoard(look);
      await this.#draw();
      this.#showPatterns(patterns, look.distance);
      this.#showValues(look, (position) => module.evaluations(position));
    } catch (error) {
      problem.textContent = words.problem(/** @type {Error} */ (error), "");
      problem.hidden = false;
    }
  }

  /** @type {import("../boards/tiles.js").View} */
  #view = { columns: 0, cells: [], goal: [], steps: [], name: "" };

  /** @param {Look} look */
  #showBoard({ position, distance, moves }) {
    const leads = new Map(moves.map((move) => [move.name, { closer: move.distance < distance }]));
    const closer = [...leads.values()].filter((move) => move.closer).length;
    this.#board.set(this.#view);
    this.#board.peek(leads);
    input("explorer-position").value = position;
    element("explorer-here").textContent = words.explorer.position(distance, closer, moves.length);
    element("explorer-count").textContent = words.explorer.count(distance, this.#counts[distance], sum(this.#counts));
    const slider = input("explorer-distance");
    slider.value = String(distance);
    slider.setAttribute("aria-valuetext", words.explorer.moves(distance));
    anchor("explorer-play").href = `./?p=${position}`;
  }

  async #draw() {
    const width = widthIn(this.#chart);
    this.#chart.replaceChildren(await drawHistogram(this.#counts, width, this.#look?.distance));
  }

  /** @param {Pattern[]} patterns @param {number} distance */
  #showPatterns(patterns, distance) {
    element("explorer-patterns-text").textContent = words.explorer.patterns(distance);
    element("explorer-patterns").replaceChildren(...patterns.map(drawPattern));
  }

  /** @param {Look} look @param {(position: string) => Record<string, number>} evaluate */
  #showValues(look, evaluate) {
    const rows = [{ name: words.explorer.here, ...look }, ...look.moves];
    const values = rows.map((row) => evaluate(row.position));
    const names = Object.keys(values[0]);
    fillTable(
      "explorer-successors",
      [...words.explorer.successors, ...names],
      rows.map((row, index) =>
        cellsOf(row.name, row.distance, ...names.map((name) => words.rounded(values[index][name]))),
      ),
    );
  }
}

const sum = (/** @type {number[]} */ counts) => counts.reduce((sum, count) => sum + count, 0);

/** @typedef {{ code: number, squares: number[], positions: number }} Pattern */

/** @param {Pattern} pattern */
function drawPattern({ code, squares, positions }) {
  const boxes = Array.from({ length: 16 }, (_, square) => {
    const place = { x: square % 4, y: Math.floor(square / 4), width: 1, height: 1, "stroke-width": 0.06 };
    return makeShape("rect", { ...place, class: squares.includes(square) ? "on" : "off" });
  });
  const drawing = makeShape("svg", { viewBox: "0 0 4 4", "aria-hidden": "true" }, ...boxes);
  return make("figure", "", drawing, make("figcaption", "", words.explorer.pattern(code, positions)));
}
