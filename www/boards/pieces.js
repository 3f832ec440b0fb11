// The pieces of a board: moved pieces slide, new ones appear, removed ones fade.

import { endOf } from "./choice.js";
import { make } from "./make.js";

/** @typedef {import("./board.js").View} View */
/** @typedef {import("./board.js").Step} Step */
/** @typedef {import("./board.js").Piece} Piece */
/** @typedef {{ element: HTMLElement, code: number }} Seat */

/**
 * Moves an element to a displayed place.
 * @param {HTMLElement} element
 * @param {number[]} place  Across and down, in seats.
 */
export function moveTo(element, [across, down]) {
  element.style.transform = `translate(${across * 100}%, ${down * 100}%)`;
}

/** Lets a piece fade, or removes it immediately if animations are off. @param {HTMLElement} element */
function leave(element) {
  element.className = "seat gone";
  const fading = element.getAnimations();
  if (fading.length === 0) return element.remove();
  void Promise.allSettled(fading.map((animation) => animation.finished)).then(() => element.remove());
}

export class Pieces {
  root = make("div", "seats");
  #piece;
  #place;
  /** The pieces by square. @type {Map<number, Seat>} */
  #seats = new Map();

  /**
   * @param {(code: number) => Piece | undefined} piece  The class names and glyph for a code.
   * @param {(square: number) => number[]} place  The display coordinates of a square's seat, across and down.
   */
  constructor(piece, place) {
    this.#piece = piece;
    this.#place = place;
  }

  /** The element of the piece on a square. @param {number} square */
  at(square) {
    return this.#seats.get(square)?.element;
  }

  /**
   * Updates the class names of every piece according to its square.
   * @param {(square: number) => Record<string, boolean>} kinds  Class names.
   */
  mark(kinds) {
    for (const [square, { element }] of this.#seats) {
      for (const [kind, is] of Object.entries(kinds(square))) element.classList.toggle(kind, is);
    }
  }

  /**
   * Marks the pieces that the selected one can move onto, by the effect on them.
   * @param {(square: number) => string | undefined} aim
   */
  aim(aim) {
    for (const [square, { element }] of this.#seats) {
      const kind = aim(square);
      if (kind) element.dataset.aim = kind;
      else delete element.dataset.aim;
    }
  }

  /**
   * Moves a dragged piece to the pointer, or back.
   * @param {number} square
   * @param {number} [dx]
   * @param {number} [dy] In seats.
   */
  shift(square, dx = 0, dy = 0) {
    const element = this.at(square);
    const [across, down] = this.#place(square);
    if (element) moveTo(element, [across + dx, down + dy]);
  }

  /**
   * Places the pieces of a view.
   * @param {View} view @param {View} before
   * @param {boolean} anew  Whether it is another board.
   * @param {number | undefined} held  The square whose piece the pointer holds.
   */
  set(view, before, anew, held) {
    const { cells, last } = view;
    if (anew) {
      this.root.replaceChildren();
      this.#seats.clear();
    }
    const old = this.#seats;
    const coming = new Set(Array.from(cells, (_, square) => square).filter((square) => this.#piece(cells[square])));
    /** @type {Map<number, Seat>} */
    const now = new Map();
    const settle = (/** @type {number} */ from, /** @type {number} */ to) => {
      const seat = old.get(from);
      if (!seat || !coming.has(to)) return false;
      old.delete(from);
      coming.delete(to);
      now.set(to, seat);
      seat.element.classList.toggle("moved", from !== to);
      return true;
    };
    const same = (/** @type {number} */ from, /** @type {number} */ to) => old.get(from)?.code === cells[to];
    // A step fills only its end square, and undoing it clears that. This identifies the moved piece even if others of
    // its kind are nearer, and even if it changed into another piece.
    const only = (/** @type {Iterable<number>} */ squares, /** @type {Step | undefined} */ step) => {
      const changed = [...squares].filter((square) => !same(square, square));
      return step?.from.length && changed.length === 1 && changed[0] === endOf(step) ? step : undefined;
    };
    const [played, undone] = [only(coming, last), only(old.keys(), before.last)];
    if (!(played && settle(played.from[0], endOf(played))) && undone) settle(endOf(undone), undone.from[0]);
    for (const square of [...coming]) if (same(square, square)) settle(square, square);
    for (const square of [...coming]) {
      const far = (/** @type {number} */ other) =>
        Math.hypot(...this.#place(other).map((line, axis) => line - this.#place(square)[axis]));
      const [nearest] = [...old.keys()].filter((other) => same(other, square)).sort((a, b) => far(a) - far(b));
      if (nearest !== undefined) settle(nearest, square);
    }
    for (const { element } of old.values()) leave(element);
    for (const square of coming) {
      const element = make("div", anew ? "seat" : "seat new");
      element.append(make("div"));
      now.set(square, { element, code: NaN });
      this.root.append(element);
    }
    for (const [square, seat] of now) {
      if (seat.code !== cells[square]) this.#showPiece(seat, cells[square]);
      if (square !== held) moveTo(seat.element, this.#place(square));
    }
    this.#seats = now;
  }

  /** Applies the appearance of a code to a seat. @param {Seat} seat @param {number} code */
  #showPiece(seat, code) {
    const { kind, text } = /** @type {Piece} */ (this.#piece(code));
    const piece = /** @type {HTMLElement} */ (seat.element.firstElementChild);
    seat.code = code;
    piece.className = `piece ${kind}`;
    piece.part.value = `piece ${kind}`;
    piece.textContent = text;
  }
}
