// The board of a puzzle in play.

import { TileBoard } from "../boards/tiles.js";
import { goalOf, puzzleName } from "../puzzles.js";
import { askWay, describeSquare } from "../site/slide_words.js";
import { follow } from "../site/state.js";

/** @typedef {import("./play.js").Play} Play */

export class PuzzleBoard {
  #play;
  #root;
  #board;
  /** What is drawn: the player's own game or a demonstration. @type {object | undefined} */
  #scene;
  /** Ends the drawing. */
  free;

  /** @param {HTMLElement} root @param {Play} play @param {(event: KeyboardEvent) => void} onKey  A key that the board does not use. */
  constructor(root, play, onKey) {
    this.#play = play;
    this.#root = root;
    this.#board = new TileBoard(root, {
      onStep: ({ name }) => play.move(name),
      onRefuse: (square, way) => play.refuse(square, way),
      onPick: (view, square, ways) => play.say(askWay(view, square, ways)),
      describe: describeSquare,
      onKey,
    });
    this.free = follow(() => this.#draw());
  }

  #draw() {
    const { table, demonstration, record, hintMark, nudgedStep, peeks } = this.#play;
    if (!record) return;
    const scene = demonstration ?? table;
    if (scene !== this.#scene) {
      const { columns, cells, steps } = demonstration ? { ...demonstration, steps: [] } : record.view;
      this.#board.set({ columns, cells, steps, goal: goalOf(columns), name: puzzleName(record.game) });
      this.#scene = scene;
    }
    this.#board.mark(demonstration ? demonstration.hint : hintMark);
    this.#board.peek(peeks);
    if (nudgedStep) this.#board.nudge(nudgedStep);
    if (!record.solved) this.#root.classList.remove("won");
  }

  focus() {
    this.#board.focus();
  }

  celebrate() {
    this.#board.celebrate();
  }
}
