// A board with pieces, on squares in rows or points on lines; its form defines their layout. It draws views
// and reports the player's actions. It knows no rules: the host provides the legal steps and all names.

import { makeArrow, makeLayer } from "./arrows.js";
import { Arrangement, Choice, endOf } from "./choice.js";
import { make } from "./make.js";
import { Pieces, moveTo } from "./pieces.js";
import { makeCorners, measurePlane } from "./plane.js";
import { Pointer } from "./pointer.js";

/** @typedef {import("./arrows.js").Arrow} Arrow */
/**
 * Squares or points are numbered row · columns + column, from the upper left as the first player sees the board.
 * @typedef {object} Step
 * @property {string} name
 * @property {number[]} from  The origin of the piece; empty if a piece is placed.
 * @property {number[]} to  The squares it visits, in order: the last one is where it ends.
 */
/**
 * @typedef {object} View
 * @property {number} columns
 * @property {number} rows
 * @property {ArrayLike<number>} cells  The codes of the squares.
 * @property {Step[]} steps  The legal steps; no two have the same squares. Empty: the board is frozen.
 * @property {Step} [last]  The step that led here.
 * @property {readonly Step[]} [trail]  The steps to mark as played; by default the last step.
 * @property {boolean} [flipped]  Whether the board is seen from the other side.
 * @property {readonly number[]} [urged]  The pieces that must move, to be marked.
 * @property {string} name  The name of the board for screen readers.
 */
/** @typedef {{ kind: string, text: string }} Piece */
/**
 * The layout of a board's squares. A piece's seat has width and height 1. Places are the coordinates of its upper
 * left corner, across and down, on a board that is not turned.
 * @typedef {object} Form
 * @property {boolean} isFree  Whether squares may be anywhere, not only in the cells of a grid.
 * @property {(view: View) => { width: number, height: number }} size
 * @property {(view: View, square: number) => number[]} place
 * @property {(view: View, across: number, down: number) => number | undefined} at  The square at a point of the board.
 * @property {(view: View) => number[][]} rows  The squares, row by row.
 * @property {(view: View) => number} middle  The square that gets the focus first.
 * @property {(view: View, square: number, key: Key) => number} go  The square that a key leads to.
 * @property {(names: Pick<Handlers, "file" | "rank">, view: View) => { files: string[], ranks: string[] }} [edges]
 *   The labels below and next to the board.
 * @property {(ground: SVGElement, names: Pick<Handlers, "file" | "rank">, view: View, seen: (place: number[]) =>
 *   number[]) => void} [draw]  Draws the background of the squares.
 */
/** @typedef {keyof typeof OPPOSITE} Key */
/**
 * Further facts about a square.
 * @typedef {object} Facts
 * @property {number[]} targets  The squares that the piece here can move to.
 * @property {boolean} isTarget  Whether the selected piece can move here or, without a selection, Enter plays here.
 * @property {string | undefined} mark  The badge on it.
 */
/**
 * The value of going to a square.
 * @typedef {object} Value
 * @property {string} text
 * @property {1 | 2 | 3 | 4 | 5} fit  From the weakest to the best.
 * @property {boolean} isBest
 * @property {boolean} isWritten  Whether the text is always written, not only while somebody points at the square.
 */
/**
 * @typedef {object} Handlers
 * @property {(step: Step) => void} onStep  The player wants to play this step.
 * @property {(square: number, target: number | undefined) => void} onRefuse  The player tried an illegal step.
 * @property {(view: View, square: number, facts: Facts) => string} describe  Describes a square for screen readers.
 * @property {(code: number) => Piece | undefined} piece  The class names and glyph for a code; undefined if there is
 *   no piece.
 * @property {(code: number) => string} [ground]  The class of the square itself, such as `used`.
 * @property {(step: Step) => string} [aim]  The class of the target square of a step, if there are several kinds.
 * @property {(column: number) => string} [file]  The label below a column.
 * @property {(row: number) => string} [rank]  The label next to a row.
 * @property {(square: number) => string} [label]  The label in a corner of a square.
 * @property {(square: number | undefined) => void} [onPick]  Another piece is selected, or none.
 * @property {(event: KeyboardEvent) => void} [onKey]  A key that the board itself does not use.
 * @property {(square: number) => void} [onTap]  A square was tapped, on a board that is set up: there every drag of a
 *   piece is a step, and one that ends outside the board is refused.
 */

/** The keys that lead to other squares, and their opposites on a turned board. */
const OPPOSITE = /** @type {const} */ ({
  ArrowLeft: "ArrowRight",
  ArrowRight: "ArrowLeft",
  ArrowUp: "ArrowDown",
  ArrowDown: "ArrowUp",
  Home: "End",
  End: "Home",
});

export class Board {
  #handlers;
  #form;
  #board;
  #field = make("div", "area");
  #ground = makeLayer("web");
  #grid = make("div", "net");
  #arrows = makeLayer("arrows");
  #badges = make("div", "badges");
  /** The frame around the focused square, above the pieces. */
  #ring = make("div", "seat focus");
  #ranks = make("div", "ranks");
  #files = make("div", "files");
  #corners = makeCorners();
  /** @type {View} */
  #view = { columns: 0, rows: 0, cells: [], steps: [], name: "" };
  /** @type {HTMLElement[]} */
  #cells = [];
  #pieces;
  #pointer;
  #choice;
  /** @type {Arrow[]} */
  #arrowList = [];
  /** @type {Map<number, string>} */
  #marks = new Map();
  /** @type {ReadonlyMap<number, Value>} */
  #values = new Map();
  /** The selection that the host knows. @type {number | undefined} */
  #reportedSquare;
  #focused = 0;

  /**
   * @param {HTMLElement | ShadowRoot} root
   * @param {Handlers} handlers
   * @param {Form} form
   * @param {string} [kind]  Class names of the board.
   */
  constructor(root, handlers, form, kind = "") {
    this.#handlers = handlers;
    this.#form = form;
    this.#choice = handlers.onTap ? new Arrangement((square) => !!this.#pieceAt(square)) : new Choice();
    this.#board = make("div", `squares ${kind}`);
    this.#pieces = new Pieces(handlers.piece, (square) => this.#place(square));
    this.#grid.setAttribute("role", "grid");
    for (const layer of [
      this.#ground,
      this.#pieces.root,
      this.#arrows,
      this.#badges,
      this.#ring,
      this.#ranks,
      this.#files,
    ])
      layer.setAttribute("aria-hidden", "true");
    this.#field.append(
      ...(form.draw ? [this.#ground] : []),
      this.#grid,
      this.#pieces.root,
      this.#arrows,
      this.#badges,
      this.#ring,
      ...this.#corners,
    );
    const rim = make("div", "rim");
    rim.append(this.#ranks, this.#field, this.#files);
    this.#board.append(rim);
    this.#grid.addEventListener("keydown", (event) => this.#key(event));
    this.#grid.addEventListener("focusin", (event) => this.#cellFocused(event.target));
    this.#grid.addEventListener("focusout", (event) => {
      if (!this.#grid.contains(/** @type {Node | null} */ (event.relatedTarget))) this.pick(undefined);
    });
    // Only assistive technology clicks the cells themselves: pointer events pass through them.
    this.#grid.addEventListener("click", (event) =>
      this.#tap(this.#cells.indexOf(/** @type {HTMLElement} */ (event.target))),
    );
    // A tap is handled when it ends. Without this, the click that browsers send afterwards would hit an
    // element that the move has opened.
    this.#field.addEventListener("touchend", (event) => event.cancelable && event.preventDefault());
    this.#pointer = new Pointer(this.#field, {
      plane: () => measurePlane(this.#corners, this.#form.size(this.#view)),
      under: (point) => this.#under(point),
      choice: this.#choice,
      pick: (square) => this.pick(square),
      // A visitor with a pointer needs no focus indicator.
      look: (square) => this.#look(square, { focusVisible: false }),
      point: (square) => this.#point(square),
      tap: (square) => this.#tap(square),
      put: (from, target) => this.#put(from, target),
      miss: (from, target) =>
        (this.#choice.movable(from) || this.#pieceAt(from)) && this.#handlers.onRefuse(from, target),
      shift: (square, dx, dy) => this.#pieces.shift(square, dx, dy),
      drag: (square, isDragged) => {
        this.#board.classList.toggle("dragging", isDragged);
        this.#pieces.at(square)?.classList.toggle("dragged", isDragged);
      },
    });
    root.append(this.#board);
  }

  /** Shows a view; pieces slide from their old squares. @param {View} view */
  set(view) {
    const before = this.#view;
    const resized = view.columns !== before.columns || view.rows !== before.rows;
    const turned = !!view.flipped !== !!before.flipped;
    const changed = resized || Array.from(view.cells).some((code, square) => code !== before.cells[square]);
    // A copy, because the host may modify its own.
    this.#view = { ...view, cells: Array.from(view.cells) };
    this.#choice.steps = view.steps;
    if (resized) {
      this.#focused = this.#form.middle(view);
      this.#marks.clear();
      this.#arrowList = [];
    }
    if (resized || turned) {
      this.#build();
      this.arrows(this.#arrowList);
    }
    this.#grid.setAttribute("aria-label", view.name);
    if (changed || this.#pointer.isIdle) this.#pointer.drop();
    // A board that is turned round takes its pieces along.
    this.#pieces.set(this.#view, before, resized || turned, this.#pointer.dragged);
    this.#drawBadges();
    const trail = view.trail ?? (view.last ? [view.last] : []);
    this.#cells.forEach((cell, square) => {
      const ground = this.#handlers.ground?.(view.cells[square]) ?? "";
      const [column, row] = [square % view.columns, Math.floor(square / view.columns)];
      cell.className = `cell ${(row + column) % 2 ? "odd" : "even"} ${ground}`;
      cell.part.value = `square ${ground}`;
      cell.classList.toggle(
        "left",
        trail.some(({ from }) => from.includes(square)),
      );
      cell.classList.toggle(
        "reached",
        trail.some(({ to }) => to.includes(square)),
      );
      cell.classList.toggle("urged", !!view.urged?.includes(square));
      this.#colour(cell, square);
    });
    this.#board.classList.toggle("frozen", this.frozen);
    const { picked } = this.#choice;
    this.pick(changed || !this.#choice.movable(picked) ? undefined : picked);
  }

  /** Draws arrows over the board, replacing the previous ones. @param {Arrow[]} list */
  arrows(list) {
    this.#arrowList = list;
    const shapes = list.map((arrow) => makeArrow(arrow, (square) => this.#place(square)));
    this.#arrows.replaceChildren(...shapes);
    const links = shapes.filter((shape) => shape.classList.contains("link"));
    links.forEach((link, at) => {
      link.style.setProperty("--at", String(at));
      link.style.setProperty("--of", String(links.length));
    });
    // A badge is placed opposite to the end of an arrow in the same square.
    this.#drawBadges();
  }

  /** Puts small badges on squares, replacing the previous ones. @param {Map<number, string>} marks */
  marks(marks) {
    this.#marks = new Map(marks);
    this.#drawBadges();
    this.#relabel();
  }

  /** Colours squares by the value of going there, replacing the previous values. @param {ReadonlyMap<number, Value>} values */
  values(values) {
    this.#values = values;
    this.#cells.forEach((cell, square) => this.#colour(cell, square));
    this.#drawBadges();
    this.#relabel();
  }

  /** @param {HTMLElement} cell @param {number} square */
  #colour(cell, square) {
    const value = this.#values.get(square);
    if (value) cell.dataset.fit = String(value.fit);
    else delete cell.dataset.fit;
    cell.classList.toggle("best", !!value?.isBest);
  }

  /** Selects the piece of a square, or cancels the selection. @param {number | undefined} square */
  pick(square) {
    this.#choice.pick(square);
    this.#show();
    if (square === this.#reportedSquare) return;
    this.#reportedSquare = square;
    this.#handlers.onPick?.(square);
  }

  /** Shows or hides the labels in the corners of squares. @param {boolean} isNumbered */
  number(isNumbered) {
    this.#board.classList.toggle("numbered", isNumbered);
  }

  /** Whether there is nothing to play, for example while the opponent thinks. */
  get frozen() {
    return this.#view.steps.length === 0;
  }

  /** The square that has the focus, or gets it next. */
  get focused() {
    return this.#focused;
  }

  /** The square under a pointer. @param {MouseEvent} event */
  squareAt(event) {
    return this.#under(measurePlane(this.#corners, this.#form.size(this.#view)).at(event));
  }

  /** @param {FocusOptions} [how] */
  focus(how) {
    this.#cells[this.#focused]?.focus({ preventScroll: true, ...how });
  }

  /** Removes the board. */
  destroy() {
    this.#pointer.drop();
    this.#board.remove();
  }

  /** Creates the squares in display order. */
  #build() {
    const form = this.#form;
    const { flipped } = this.#view;
    const { width, height } = form.size(this.#view);
    const hadFocus = this.#grid.matches(":focus-within");
    this.#pointer.drop();
    this.#board.style.setProperty("--columns", String(width));
    this.#board.style.setProperty("--rows", String(height));
    for (const layer of [this.#ground, this.#arrows]) layer.setAttribute("viewBox", `0 0 ${width} ${height}`);
    form.draw?.(this.#ground, this.#handlers, this.#view, (place) => this.#turn(place));
    const order = (/** @type {any[]} */ list) => (flipped ? [...list].reverse() : list);
    const write = (/** @type {HTMLElement} */ edge, /** @type {string[]} */ texts) =>
      edge.replaceChildren(
        ...order(texts).map((text) => {
          const label = make("span");
          label.textContent = text;
          return label;
        }),
      );
    const { ranks, files } = form.edges?.(this.#handlers, this.#view) ?? { ranks: [], files: [] };
    this.#board.classList.toggle("edged", [...ranks, ...files].some(Boolean));
    write(this.#ranks, ranks);
    write(this.#files, files);
    this.#cells = [];
    this.#grid.replaceChildren(
      ...order(form.rows(this.#view)).map((squares) => {
        const line = make("div");
        line.setAttribute("role", "row");
        for (const square of order(squares)) {
          const cell = make("div");
          cell.setAttribute("role", "gridcell");
          cell.textContent = this.#handlers.label?.(square) ?? "";
          if (form.isFree) moveTo(cell, this.#place(square));
          this.#cells[square] = cell;
          line.append(cell);
        }
        return line;
      }),
    );
    if (hadFocus) this.focus();
  }

  #drawBadges() {
    this.#badges.replaceChildren(
      ...[
        ...Array.from(this.#marks, ([square, text]) => ({ square, text, isWritten: true })),
        ...Array.from(this.#values, ([square, value]) => ({ ...value, square })),
      ].map(({ square, text, isWritten }) => {
        const seat = make("div", isWritten ? "seat" : "seat quiet");
        seat.dataset.square = String(square);
        const badge = make("span", "badge");
        badge.textContent = text;
        badge.style.setProperty("--length", String(text.length));
        badge.dataset.kind = this.#arrowList.find(({ to }) => to === square)?.kind ?? "";
        seat.append(badge);
        moveTo(seat, this.#place(square));
        seat.classList.toggle(
          "upper",
          this.#arrowList.some(
            ({ from, to }) => from !== undefined && to === square && this.#place(from)[1] > this.#place(to)[1],
          ),
        );
        return seat;
      }),
    );
  }

  /** Shows the selected piece and the squares it can move to. */
  #show() {
    const { picked, path } = this.#choice;
    this.#board.classList.toggle("choosing", picked !== undefined);
    this.#cells.forEach((cell, square) => {
      cell.setAttribute("aria-selected", String(square === picked));
      cell.classList.toggle("picked", square === picked);
      cell.classList.toggle("passed", path.includes(square));
      cell.classList.toggle("target", picked !== undefined && this.#choice.leads(picked, square));
      cell.classList.toggle("taken", !!this.#pieceAt(square));
    });
    this.#pieces.mark((square) => ({ movable: this.#choice.movable(square), picked: square === picked }));
    this.#pieces.aim((square) => {
      const step = picked === undefined ? undefined : this.#choice.stepTo(picked, square);
      return step && this.#handlers.aim?.(step);
    });
    this.#point(undefined);
    this.#relabel();
  }

  #relabel() {
    const choice = this.#choice;
    this.#cells.forEach((cell, square) => {
      const targets =
        this.#pieceAt(square) && choice.movable(square)
          ? this.#cells.map((_, at) => at).filter((at) => choice.leads(square, at))
          : [];
      cell.tabIndex = square === this.#focused ? 0 : -1;
      cell.setAttribute(
        "aria-label",
        this.#handlers.describe(this.#view, square, {
          targets,
          isTarget: choice.isTarget(square),
          mark: this.#marks.get(square) ?? this.#values.get(square)?.text,
        }),
      );
    });
  }

  /** Highlights the square that a pointer would play on. @param {number | undefined} square */
  #point(square) {
    const playable = square !== undefined && this.#choice.isTarget(square);
    this.#cells.forEach((cell, at) => cell.classList.toggle("over", playable && at === square));
    this.#board.classList.toggle("pointing", playable);
    for (const badge of /** @type {Iterable<HTMLElement>} */ (this.#badges.children))
      badge.classList.toggle("over", badge.dataset.square === String(square));
  }

  /** Converts a place to display coordinates. @param {number[]} place */
  #turn([across, down]) {
    const { width, height } = this.#form.size(this.#view);
    return this.#view.flipped ? [width - 1 - across, height - 1 - down] : [across, down];
  }

  /** The display coordinates of a square's seat. @param {number} square */
  #place(square) {
    return this.#turn(this.#form.place(this.#view, square));
  }

  /** The square displayed at a point. @param {number[]} point */
  #under([across, down]) {
    const { width, height } = this.#form.size(this.#view);
    return this.#view.flipped
      ? this.#form.at(this.#view, width - across, height - down)
      : this.#form.at(this.#view, across, down);
  }

  /** @param {number} square */
  #pieceAt(square) {
    return this.#handlers.piece(this.#view.cells[square]);
  }

  /** Moves the selected piece. @param {number} from @param {number} target */
  #put(from, target) {
    const step = this.#choice.stepTo(from, target);
    if (step) return this.#want(step);
    this.#choice.path.push(target);
    this.#show();
  }

  /** @param {Step} step */
  #want(step) {
    this.#focused = endOf(step);
    if (this.#grid.matches(":focus-within")) this.focus();
    this.pick(undefined);
    this.#handlers.onStep(step);
  }

  /**
   * Handles a press without a drag, Enter, or a click by assistive technology.
   * @param {number} square
   * @param {boolean} [keep] Whether a piece stays picked up when it cannot be put here.
   */
  #tap(square, keep = false) {
    if (square < 0) return;
    if (this.#handlers.onTap) return this.#handlers.onTap(square);
    const { picked } = this.#choice;
    const lone = this.#choice.lone(square);
    if (picked !== undefined && this.#choice.leads(picked, square)) this.#put(picked, square);
    else if (picked === square) this.pick(undefined);
    else if (this.#choice.movable(square)) this.pick(square);
    else if (picked === undefined && lone) this.#want(lone);
    else {
      if (!keep) this.pick(undefined);
      this.#handlers.onRefuse(picked ?? square, picked === undefined ? undefined : square);
    }
  }

  /** Moves the focus to a square. @param {number} square @param {FocusOptions} [how] */
  #look(square, how) {
    this.#focused = square;
    this.focus(how);
  }

  /** @param {EventTarget | null} target */
  #cellFocused(target) {
    const square = this.#cells.indexOf(/** @type {HTMLElement} */ (target));
    if (square < 0) return;
    this.#focused = square;
    this.#cells.forEach((cell, at) => (cell.tabIndex = at === square ? 0 : -1));
    moveTo(this.#ring, this.#place(square));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return this.#handlers.onKey?.(event);
    const { picked } = this.#choice;
    const key = /** @type {Key} */ (event.key);
    if (Object.hasOwn(OPPOSITE, key))
      this.#look(this.#form.go(this.#view, this.#focused, this.#view.flipped ? OPPOSITE[key] : key));
    else if (event.key === "Enter" || event.key === " ") this.#tap(this.#focused, true);
    else if (event.key === "Escape" && picked !== undefined) this.#putBack(picked);
    else return this.#handlers.onKey?.(event);
    event.preventDefault();
  }

  /** Undoes the last intermediate landing or, if there is none, cancels the selection. @param {number} picked */
  #putBack(picked) {
    if (this.#choice.path.pop() !== undefined) return this.#show();
    this.#look(picked);
    this.pick(undefined);
  }
}
