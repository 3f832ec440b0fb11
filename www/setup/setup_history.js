// What stands on the board while a position is set up, and the steps back and forward. It is a state: views `follow` it.

import { observe } from "../site/state.js";

/** @typedef {import("../games/arranged_position.js").Arranged} Arranged */

/** @param {Arranged} one @param {Arranged} other */
const isSame = (one, other) =>
  one.mover === other.mover &&
  one.part === other.part &&
  one.cells.every((code, square) => code === other.cells[square]);

export class SetupHistory {
  /** @type {Arranged} */
  now;
  /** @type {readonly Arranged[]} */
  past = [];
  /** The next one comes last. @type {readonly Arranged[]} */
  future = [];
  #setup;

  /** @param {import("../games/arranged_position.js").Setup} setup @param {Arranged} arranged  How it begins. */
  constructor(setup, arranged) {
    this.#setup = setup;
    this.now = this.#settled(arranged);
    observe(this);
  }

  /** In some games the pieces decide which side is to move. @param {Arranged} arranged @returns {Arranged} */
  #settled(arranged) {
    return { ...arranged, mover: this.#setup.mover?.(arranged) ?? arranged.mover };
  }

  /** Whether the pieces decide which side is to move. */
  get hasGivenMover() {
    return this.#setup.mover?.(this.now) !== undefined;
  }

  get canUndo() {
    return this.past.length > 0;
  }

  get canRedo() {
    return this.future.length > 0;
  }

  /** @param {Partial<Arranged>} change */
  become(change) {
    const next = this.#settled({ ...this.now, ...change });
    if (isSame(next, this.now)) return;
    this.past = [...this.past, this.now];
    this.future = [];
    this.now = next;
  }

  /** @param {(cells: number[]) => void} change */
  #edit(change) {
    const cells = [...this.now.cells];
    change(cells);
    this.become({ cells });
  }

  /** Puts a piece on a square, whatever stands there; where it is the only one of its kind, it moves there. @param {number} square @param {number} code */
  put(square, code) {
    const { isLone } = this.#setup;
    this.#edit((cells) => {
      if (isLone?.(code)) cells.forEach((other, at) => other === code && (cells[at] = 0));
      cells[square] = code;
    });
  }

  /** @param {number} square */
  remove(square) {
    this.#edit((cells) => (cells[square] = 0));
  }

  /** @param {number} from @param {number} to */
  move(from, to) {
    this.#edit((cells) => ([cells[from], cells[to]] = [0, cells[from]]));
  }

  /** Removes all pieces. */
  clear() {
    this.#edit((cells) => cells.forEach((code, square) => code !== this.#setup.off && (cells[square] = 0)));
  }

  undo() {
    if (!this.canUndo) return;
    this.future = [...this.future, this.now];
    this.now = this.past[this.past.length - 1];
    this.past = this.past.slice(0, -1);
  }

  redo() {
    if (!this.canRedo) return;
    this.past = [...this.past, this.now];
    this.now = this.future[this.future.length - 1];
    this.future = this.future.slice(0, -1);
  }
}
