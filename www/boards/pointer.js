// Pointer input on a board: taps and drags. It knows squares only through the board's callbacks.

/** @typedef {import("./plane.js").Plane} Plane */
/**
 * @typedef {{ pointer: number, square: number, event: MouseEvent, plane: Plane, movable: boolean, wasPicked: boolean,
 *   moving: boolean }} Press
 */

/**
 * The facts about squares that a board provides, and its reactions to a press.
 * @typedef {object} Squares
 * @property {() => Plane} plane  Where the board is in the window now.
 * @property {(point: number[]) => number | undefined} under  The square at a point of the board as displayed.
 * @property {import("./choice.js").Choice} choice
 * @property {(square: number | undefined) => void} pick
 * @property {(square: number) => void} look  Moves the focus to a square.
 * @property {(square: number | undefined) => void} point  The pointer is over this square.
 * @property {(square: number) => void} tap
 * @property {(from: number, target: number) => void} put
 * @property {(from: number, target: number | undefined) => void} miss  A drag ended where the piece cannot move.
 * @property {(square: number, dx?: number, dy?: number) => void} shift  Moves a piece with the pointer, in
 *   squares, or back.
 * @property {(square: number, isDragged: boolean) => void} drag  A drag starts or ends.
 */

const DRAG_STARTS = 6; // pixels: a press that moves less is a tap

export class Pointer {
  #field;
  #squares;
  /** @type {Press | undefined} */
  #press;

  /** @param {HTMLElement} field @param {Squares} squares */
  constructor(field, squares) {
    this.#field = field;
    this.#squares = squares;
    field.addEventListener("pointerdown", (event) => this.#begin(event));
    field.addEventListener("pointermove", (event) => this.#pull(event));
    field.addEventListener("pointerup", (event) => this.#release(event, true));
    field.addEventListener("pointercancel", (event) => this.#release(event, false));
    field.addEventListener("pointerleave", () => !this.#press && squares.point(undefined));
  }

  /** The square whose piece is being dragged. */
  get dragged() {
    return this.#press?.moving ? this.#press.square : undefined;
  }

  /** Whether a piece is held that can no longer move. */
  get isIdle() {
    return !!this.#press?.movable && !this.#squares.choice.movable(this.#press.square);
  }

  /** @param {PointerEvent} event */
  #begin(event) {
    const { choice, look, pick, under } = this.#squares;
    const plane = this.#squares.plane();
    const square = under(plane.at(event));
    if (square === undefined || this.#press || event.button !== 0 || !event.isPrimary) return;
    // Otherwise the focus, and with it the selection, would move to the element behind.
    event.preventDefault();
    this.#field.setPointerCapture(event.pointerId);
    const movable = choice.movable(square);
    const wasPicked = choice.picked === square;
    this.#press = {
      pointer: event.pointerId,
      square,
      event,
      plane,
      movable,
      wasPicked,
      moving: false,
    };
    if (!movable || (choice.picked !== undefined && !wasPicked && choice.leads(choice.picked, square))) return;
    look(square);
    if (!wasPicked) pick(square);
  }

  /** @param {PointerEvent} event */
  #pull(event) {
    const press = this.#press;
    const { choice, drag, pick, plane, point, shift, under } = this.#squares;
    if (!press) return event.pointerType === "mouse" ? point(under(plane().at(event))) : undefined;
    if (event.pointerId !== press.pointer) return;
    const [now, start] = [event, press.event].map((event) => press.plane.at(event));
    const [dx, dy] = now.map((line, axis) => line - start[axis]);
    if (!press.moving) {
      if (Math.hypot(dx, dy) * press.plane.size < DRAG_STARTS) return;
      press.moving = true;
      if (!press.movable) return;
      if (choice.picked !== press.square) pick(press.square);
      drag(press.square, true);
    }
    if (!press.movable) return;
    shift(press.square, dx, dy);
    point(under(now));
  }

  /** Ends a press, and moves the piece back to its square. */
  drop() {
    const press = this.#press;
    this.#press = undefined;
    if (!press?.moving) return press;
    this.#squares.drag(press.square, false);
    this.#squares.shift(press.square);
    return press;
  }

  /** @param {PointerEvent} event @param {boolean} letGo */
  #release(event, letGo) {
    if (event.pointerId !== this.#press?.pointer) return;
    const { choice, look, miss, pick, put, tap, under } = this.#squares;
    const press = /** @type {Press} */ (this.drop());
    if (!letGo) return press.movable && !press.wasPicked ? pick(undefined) : undefined;
    if (!press.moving) {
      look(press.square);
      // The press has already selected the piece.
      if (choice.picked !== press.square || press.wasPicked) tap(press.square);
      return;
    }
    const target = under(press.plane.at(event));
    if (press.movable && target !== undefined && choice.leads(press.square, target)) return put(press.square, target);
    pick(undefined);
    if (target !== press.square) miss(press.square, target);
  }
}
