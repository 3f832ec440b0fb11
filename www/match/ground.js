// The board of a game for two, on its page and in other pages: it shows a match, and takes the moves of whoever plays.

import { SquareBoard } from "../boards/squares.js";
import * as isolation from "./isolation.js";
import { words } from "./words.js";

/** @typedef {import("../app/round.js").Round} Round */
/** @typedef {import("./match.js").Match} Match */

export class Ground {
  #match;
  #board;
  #say;
  #isFlipped = false;
  #shown = "";

  /** @param {HTMLElement} root @param {Match} match @param {{ say: (text: string) => void, onKey: (event: KeyboardEvent) => void }} handlers */
  constructor(root, match, { say, onKey }) {
    this.#match = match;
    this.#say = say;
    this.#board = new SquareBoard(root, {
      onStep: (step) => match.play(step.name),
      onRefuse: (square, target) => this.#refuse(square, target),
      describe: isolation.describe,
      piece: isolation.piece,
      ground: isolation.ground,
      file: isolation.file,
      rank: (row) => String((match.round?.rows ?? 0) - row),
      onKey,
    });
  }

  get isFlipped() {
    return this.#isFlipped;
  }

  /** Turns the board round; it is to be shown anew. */
  flip() {
    this.#isFlipped = !this.#isFlipped;
  }

  focus() {
    this.#board.focus();
  }

  /** @param {Round} round */
  #view(round) {
    const { columns, cells, steps } = round.view;
    return { columns, rows: round.rows, cells, steps: this.#match.isYours ? steps : [] };
  }

  /** @param {Round} round */
  show(round) {
    // A hint belongs to its position.
    if (round.position !== this.#shown) this.#board.arrows([]);
    this.#shown = round.position;
    const view = this.#view(round);
    this.#board.set({ ...view, last: round.last, flipped: this.#isFlipped, name: words.games.isolation });
    // Where only one piece can move it is picked up already, so that its targets show.
    const [first, ...others] = view.steps;
    if (first?.from.length && others.every(({ from }) => from[0] === first.from[0])) this.#board.pick(first.from[0]);
  }

  /** Draws a move as a hint. @param {{ from: number[], to: number[] }} step */
  hint({ from, to }) {
    this.#board.arrows([{ from: from[0], to: to[0], kind: "hint" }]);
  }

  /** Writes on squares, and takes away what stood there. @param {Map<number, string>} marks */
  mark(marks) {
    this.#board.marks(marks);
  }

  /** @param {number} square @param {number | undefined} target */
  #refuse(square, target) {
    const { round, isYours } = this.#match;
    if (!round) return;
    this.#say(isYours || round.outcome ? isolation.explainRefusal(this.#view(round), square, target) : words.refused.engine);
  }
}
