// The board on which a position is set up, and the pieces that can be put there.

import { Board } from "../boards/board.js";
import { kindOf, wordsOf } from "../match/game_views.js";
import { button, element, onClick } from "../site/dom.js";
import { follow } from "../site/state.js";
import { Palette } from "./piece_palette.js";
import { words } from "./words.js";

export class SetupBoard {
  #session;
  #kind;
  #onKey;
  #board;
  /** The squares where the rules refuse something. @type {Set<number>} */
  #wrong = new Set();

  /** @param {import("./setup_session.js").SetupSession} session @param {(event: KeyboardEvent) => void} onKey */
  constructor(session, onKey) {
    this.#session = session;
    this.#onKey = onKey;
    const kind = (this.#kind = kindOf(session.game));
    this.#board = new Board(
      element("board"),
      {
        onTap: (square) => session.tap(square, this.#nameOf(square)),
        onStep: ({ from, to }) => this.#move(from[0], to[0]),
        // A piece that is dragged off the board leaves it.
        onRefuse: (square, target) => target === undefined && session.remove(square, this.#nameOf(square)),
        describe: (view, square) => this.#describe(view, square),
        piece: kind.piece,
        ground: kind.ground,
        file: kind.file,
        rank: (row) => kind.rank(row, session.size.rows),
        label: kind.label,
        onKey: (event) => this.#key(event),
      },
      kind.form,
      kind.board,
    );
    this.#board.number(true);
    new Palette(element("palette"), kind, session, (event) => {
      const square = this.#board.squareAt(event);
      if (square !== undefined) session.put(square, this.#nameOf(square));
    });
    element("heights").hidden = !session.setup.highest;
    onClick("lower", () => session.stack(-1));
    onClick("higher", () => session.stack(1));
    follow(() => this.#draw());
    follow(() => this.#showHeight());
  }

  #draw() {
    const { arrows, game, isFlipped, now, size, start, wrongSquares } = this.#session;
    // Nothing can be put before there is a position, and nothing is wrong.
    element("board").inert = !start;
    this.#wrong = start ? wrongSquares : new Set();
    const name = start ? wordsOf(game).name : "";
    this.#board.set({ ...size, cells: now.cells, steps: [], flipped: isFlipped, name });
    const rings = [...this.#wrong].map((to) => ({ to, kind: /** @type {const} */ ("ring") }));
    this.#board.arrows([...rings, ...arrows]);
  }

  #showHeight() {
    const { height, setup } = this.#session;
    element("height").textContent = words.height(height);
    button("lower").disabled = height === 1;
    button("higher").disabled = height === setup.highest;
  }

  /** The name of a square; empty if nothing can stand there. @param {number} square */
  #nameOf(square) {
    const { now, size } = this.#session;
    return this.#kind.square({ ...size, cells: now.cells, steps: [] }, square);
  }

  /** @param {number} from @param {number} to */
  #move(from, to) {
    this.#session.move(from, to, [this.#nameOf(from), this.#nameOf(to)]);
    // A piece that cannot stand there goes back.
    this.#draw();
  }

  /** @param {import("../match/game_views.js").View} view @param {number} square */
  #describe(view, square) {
    const description = this.#kind.describe(view, square, { targets: [], isTarget: false, mark: undefined });
    return description + (this.#wrong.has(square) ? `, ${words.wrongHere}` : "");
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey;
    if (!isPlain || (event.key !== "Delete" && event.key !== "Backspace")) return this.#onKey(event);
    event.preventDefault();
    const square = this.#board.focused;
    this.#session.remove(square, this.#nameOf(square));
  }
}
