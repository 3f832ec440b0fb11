// A board of squares with pieces. It draws what it is given and reports what the player wants; it
// knows no rules: the host says which steps there are, and what everything is called.

/**
 * Squares are numbered row · columns + column, from the upper left as the first player sees it.
 * @typedef {object} Step
 * @property {string} name
 * @property {number[]} from  Where the piece stands; empty where a piece is placed.
 * @property {number[]} to  Where it goes: the last one is where it ends, those before are touched on the way, in this order.
 */
/**
 * @typedef {object} View
 * @property {number} columns
 * @property {number} rows
 * @property {ArrayLike<number>} cells  The codes of the squares.
 * @property {Step[]} steps  What can be played; no two with the same squares. None: the board is frozen.
 * @property {Step} [last]  What led here.
 * @property {boolean} [flipped]  Whether the second player's side is below.
 * @property {string} name  What a screen reader calls the board.
 */
/** @typedef {{ from?: number, to: number, kind: "last" | "hint" | "best", weight?: number }} Arrow */
/** @typedef {{ kind: string, text: string }} Piece */
/**
 * What else there is to say of a square.
 * @typedef {object} Facts
 * @property {number[]} targets  Where the piece here can be put.
 * @property {boolean} isTarget  Whether the picked piece can be put here or, with none picked, Enter plays here.
 * @property {string | undefined} mark  The badge on it.
 */
/**
 * @typedef {object} Handlers
 * @property {(step: Step) => void} onStep  The player wants this step.
 * @property {(square: number, target: number | undefined) => void} onRefuse  There is no such step.
 * @property {(view: View, square: number, facts: Facts) => string} describe  What a screen reader says of a square.
 * @property {(code: number) => Piece | undefined} piece  Class names and glyph of a code; nothing where no piece stands.
 * @property {(code: number) => string} [ground]  The class of the square itself, as in `used`.
 * @property {(column: number) => string} [file]  What stands below a column.
 * @property {(row: number) => string} [rank]  What stands beside a row.
 * @property {(event: KeyboardEvent) => void} [onKey]  A key that the board itself has no use for.
 */
/** @typedef {{ element: HTMLElement, code: number }} Seat */
/** @typedef {{ pointer: number, square: number, x: number, y: number, field: DOMRect, movable: boolean, wasPicked: boolean, moving: boolean }} Press */

const DRAG_STARTS = 6; // pixels: below this a press is a tap
const WAYS = /** @type {const} */ ({ ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] });
const TAIL = 0.4; // of a square: so far from the middle an arrow begins
const TIP = 0.14; // and so far from the middle it ends
const SVG = "http://www.w3.org/2000/svg";

/** @param {string} name @param {string} [kind] */
function make(name, kind) {
  const element = document.createElement(name);
  if (kind) element.className = kind;
  return element;
}

/** @param {Step} step */
const endOf = (step) => /** @type {number} */ (step.to.at(-1));

/** The outline of an arrow between two points, in squares. @param {number[]} tail @param {number[]} tip @param {number} width */
function outline([x, y], [toX, toY], width) {
  const length = Math.hypot(toX - x, toY - y);
  const [dx, dy] = [(toX - x) / length, (toY - y) / length];
  const at = (/** @type {number} */ along, /** @type {number} */ aside) =>
    `${(x + dx * along - dy * aside).toFixed(3)} ${(y + dy * along + dx * aside).toFixed(3)}`;
  const [shaft, head, end] = [width / 2, width * 1.25 + 0.05, length - TIP];
  const neck = end - width * 1.6 - 0.08;
  return `M${at(TAIL, -shaft)}L${at(neck, -shaft)}L${at(neck, -head)}L${at(end, 0)}L${at(neck, head)}L${at(neck, shaft)}L${at(TAIL, shaft)}Z`;
}

export class SquareBoard {
  #handlers;
  #board = make("div", "squares");
  #field = make("div", "area");
  #grid = make("div", "net");
  #seats = make("div", "seats");
  #arrows = document.createElementNS(SVG, "svg");
  #badges = make("div", "badges");
  #ranks = make("div", "ranks");
  #files = make("div", "files");
  /** @type {View} */
  #view = { columns: 0, rows: 0, cells: [], steps: [], name: "" };
  /** @type {HTMLElement[]} */
  #cells = [];
  /** Who stands where. @type {Map<number, Seat>} */
  #pieces = new Map();
  /** @type {Arrow[]} */
  #arrowList = [];
  /** @type {Map<number, string>} */
  #marks = new Map();
  #focused = 0;
  /** @type {number | undefined} */
  #picked;
  /** The squares already touched of a step with several. @type {number[]} */
  #path = [];
  /** @type {Press | undefined} */
  #press;

  /** @param {HTMLElement | ShadowRoot} root @param {Handlers} handlers */
  constructor(root, handlers) {
    this.#handlers = handlers;
    this.#grid.setAttribute("role", "grid");
    for (const layer of [this.#seats, this.#arrows, this.#badges, this.#ranks, this.#files]) layer.setAttribute("aria-hidden", "true");
    this.#arrows.setAttribute("class", "arrows");
    this.#field.append(this.#grid, this.#seats, this.#arrows, this.#badges);
    const rim = make("div", "rim");
    rim.append(this.#ranks, this.#field, this.#files);
    this.#board.append(rim);
    this.#grid.addEventListener("keydown", (event) => this.#key(event));
    this.#grid.addEventListener("focusin", (event) => this.#cellFocused(event.target));
    this.#grid.addEventListener("focusout", (event) => {
      if (!this.#grid.contains(/** @type {Node | null} */ (event.relatedTarget))) this.pick(undefined);
    });
    // Only assistive technology clicks the cells themselves: pointers fall through them.
    this.#grid.addEventListener("click", (event) => this.#tap(this.#cells.indexOf(/** @type {HTMLElement} */ (event.target))));
    this.#field.addEventListener("pointerdown", (event) => this.#begin(event));
    this.#field.addEventListener("pointermove", (event) => this.#pull(event));
    this.#field.addEventListener("pointerup", (event) => this.#release(event, true));
    this.#field.addEventListener("pointercancel", (event) => this.#release(event, false));
    this.#field.addEventListener("pointerleave", () => !this.#press && this.#point(undefined));
    root.append(this.#board);
  }

  /** Shows a view; pieces slide from where they were. @param {View} view */
  set(view) {
    const before = this.#view;
    const resized = view.columns !== before.columns || view.rows !== before.rows;
    const turned = !!view.flipped !== !!before.flipped;
    const changed = resized || Array.from(view.cells).some((code, square) => code !== before.cells[square]);
    // A copy: the host may go on writing into its own.
    this.#view = { ...view, cells: Array.from(view.cells) };
    if (resized) {
      this.#focused = Math.floor(view.rows / 2) * view.columns + Math.floor(view.columns / 2);
      this.#marks.clear();
      this.#arrowList = [];
    }
    if (resized || turned) {
      this.#build();
      this.arrows(this.#arrowList);
    }
    this.#grid.setAttribute("aria-label", view.name);
    if (this.#press && (changed || (this.#press.movable && !this.#movable(this.#press.square)))) this.#drop();
    this.#seat(before, resized);
    this.#drawBadges();
    this.#cells.forEach((cell, square) => {
      const ground = this.#handlers.ground?.(view.cells[square]) ?? "";
      const [column, row] = [square % view.columns, Math.floor(square / view.columns)];
      cell.className = `cell ${(row + column) % 2 ? "odd" : "even"} ${ground}`;
      cell.part.value = `square ${ground}`;
      cell.classList.toggle("left", !!view.last?.from.includes(square));
      cell.classList.toggle("reached", !!view.last?.to.includes(square));
    });
    this.#board.classList.toggle("frozen", this.frozen);
    this.pick(changed || !this.#movable(this.#picked) ? undefined : this.#picked);
  }

  /** Draws arrows over the board in place of those before. @param {Arrow[]} list */
  arrows(list) {
    this.#arrowList = list;
    this.#arrows.replaceChildren(...list.map(({ from, to, kind, weight = 0.5 }) => {
      const placed = from === undefined || from === to;
      const shape = document.createElementNS(SVG, placed ? "circle" : "path");
      const width = 0.06 + 0.16 * Math.min(Math.max(weight, 0), 1);
      const middle = (/** @type {number} */ square) => this.#place(square).map((line) => line + 0.5);
      const [x, y] = middle(to);
      shape.setAttribute("class", `arrow ${kind}`);
      if (!placed) shape.setAttribute("d", outline(middle(from), [x, y], width));
      else for (const [name, value] of Object.entries({ cx: x, cy: y, r: 0.42 - width / 2, "stroke-width": width })) shape.setAttribute(name, String(value));
      return shape;
    }));
  }

  /** Puts small badges on squares in place of those before. @param {Map<number, string>} marks */
  marks(marks) {
    this.#marks = new Map(marks);
    this.#drawBadges();
    this.#relabel();
  }

  /** Picks up the piece of a square, or puts it back. @param {number | undefined} square */
  pick(square) {
    if (square !== this.#picked) this.#path = [];
    this.#picked = square;
    this.#show();
  }

  /** Whether there is nothing to play, as while the other one thinks. */
  get frozen() {
    return this.#view.steps.length === 0;
  }

  focus() {
    this.#cells[this.#focused]?.focus({ preventScroll: true });
  }

  /** Takes the board away. */
  destroy() {
    this.#press = undefined;
    this.#board.remove();
  }

  /** Makes the squares in the order in which they are seen. */
  #build() {
    const { columns, rows, flipped } = this.#view;
    const hadFocus = this.#grid.matches(":focus-within");
    this.#drop();
    this.#board.style.setProperty("--columns", String(columns));
    this.#board.style.setProperty("--rows", String(rows));
    this.#arrows.setAttribute("viewBox", `0 0 ${columns} ${rows}`);
    const order = (/** @type {number} */ length) => Array.from({ length }, (_, at) => (flipped ? length - 1 - at : at));
    const labels = (/** @type {HTMLElement} */ edge, /** @type {string[]} */ texts) => edge.replaceChildren(...texts.map((text) => {
      const label = make("span");
      label.textContent = text;
      return label;
    }));
    const [ranks, files] = [order(rows).map((row) => this.#handlers.rank?.(row) ?? ""), order(columns).map((column) => this.#handlers.file?.(column) ?? "")];
    this.#board.classList.toggle("edged", [...ranks, ...files].some(Boolean));
    labels(this.#ranks, ranks);
    labels(this.#files, files);
    this.#cells = [];
    this.#grid.replaceChildren(...order(rows).map((row) => {
      const line = make("div");
      line.setAttribute("role", "row");
      for (const column of order(columns)) {
        const cell = make("div");
        cell.setAttribute("role", "gridcell");
        this.#cells[row * columns + column] = cell;
        line.append(cell);
      }
      return line;
    }));
    if (hadFocus) this.focus();
  }

  /** Seats the pieces of the view: who moved slides, who is new appears, who is gone fades. @param {View} before @param {boolean} anew */
  #seat(before, anew) {
    const { cells, last } = this.#view;
    if (anew) {
      this.#seats.replaceChildren();
      this.#pieces.clear();
    }
    const old = this.#pieces;
    const coming = new Set(Array.from(cells, (_, square) => square).filter((square) => this.#pieceAt(square)));
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
    // A step fills its end only, and a step taken back clears it: so it is known who moved, even if
    // others of its kind stand nearer, and even if it became another piece.
    const only = (/** @type {Iterable<number>} */ squares, /** @type {Step | undefined} */ step) => {
      const changed = [...squares].filter((square) => !same(square, square));
      return step?.from.length && changed.length === 1 && changed[0] === endOf(step) ? step : undefined;
    };
    const [played, undone] = [only(coming, last), only(old.keys(), before.last)];
    if (!(played && settle(played.from[0], endOf(played))) && undone) settle(endOf(undone), undone.from[0]);
    for (const square of [...coming]) if (same(square, square)) settle(square, square);
    for (const square of [...coming]) {
      const far = (/** @type {number} */ other) => Math.hypot(...this.#place(other).map((line, axis) => line - this.#place(square)[axis]));
      const [nearest] = [...old.keys()].filter((other) => same(other, square)).sort((a, b) => far(a) - far(b));
      if (nearest !== undefined) settle(nearest, square);
    }
    for (const { element } of old.values()) this.#leave(element);
    for (const square of coming) {
      const element = make("div", anew ? "seat" : "seat new");
      element.append(make("div"));
      now.set(square, { element, code: NaN });
      this.#seats.append(element);
    }
    for (const [square, seat] of now) {
      if (seat.code !== cells[square]) this.#dress(seat, cells[square]);
      if (this.#press?.moving && this.#press.square === square) continue;
      this.#move(seat.element, square, 0, 0);
    }
    this.#pieces = now;
  }

  #drawBadges() {
    this.#badges.replaceChildren(...Array.from(this.#marks, ([square, text]) => {
      const seat = make("div", "seat");
      seat.classList.toggle("taken", !!this.#pieceAt(square));
      const badge = make("span", "badge");
      badge.textContent = text;
      seat.append(badge);
      this.#move(seat, square, 0, 0);
      return seat;
    }));
  }

  /** Gives a seat the looks of a code. @param {Seat} seat @param {number} code */
  #dress(seat, code) {
    const { kind, text } = /** @type {Piece} */ (this.#handlers.piece(code));
    const piece = /** @type {HTMLElement} */ (seat.element.firstElementChild);
    seat.code = code;
    piece.className = `piece ${kind}`;
    piece.part.value = `piece ${kind}`;
    piece.textContent = text;
  }

  /** A piece fades away, or goes at once where nothing moves. @param {HTMLElement} element */
  #leave(element) {
    element.className = "seat gone";
    const fading = element.getAnimations();
    if (fading.length === 0) return element.remove();
    void Promise.allSettled(fading.map((animation) => animation.finished)).then(() => element.remove());
  }

  /** Shows what is picked up and where it can be put. */
  #show() {
    this.#board.classList.toggle("choosing", this.#picked !== undefined);
    this.#cells.forEach((cell, square) => {
      cell.setAttribute("aria-selected", String(square === this.#picked));
      cell.classList.toggle("picked", square === this.#picked);
      cell.classList.toggle("passed", this.#path.includes(square));
      cell.classList.toggle("target", this.#picked !== undefined && this.#leads(this.#picked, square));
      cell.classList.toggle("taken", !!this.#pieceAt(square));
    });
    for (const [square, { element }] of this.#pieces) {
      element.classList.toggle("movable", this.#movable(square));
      element.classList.toggle("picked", square === this.#picked);
    }
    this.#point(undefined);
    this.#relabel();
  }

  #relabel() {
    this.#cells.forEach((cell, square) => {
      const targets = this.#pieceAt(square) && this.#movable(square) ? this.#cells.map((_, at) => at).filter((at) => this.#leads(square, at)) : [];
      const isTarget = this.#picked === undefined ? !this.#movable(square) && !!this.#lone(square) : this.#leads(this.#picked, square);
      cell.tabIndex = square === this.#focused ? 0 : -1;
      cell.setAttribute("aria-label", this.#handlers.describe(this.#view, square, { targets, isTarget, mark: this.#marks.get(square) }));
    });
  }

  /** Marks the square that a pointer would play on. @param {number | undefined} square */
  #point(square) {
    const playable = square !== undefined && (this.#picked === undefined ? !this.#movable(square) && !!this.#lone(square) : this.#leads(this.#picked, square));
    this.#cells.forEach((cell, at) => cell.classList.toggle("over", playable && at === square));
    this.#board.classList.toggle("pointing", playable);
  }

  /** Column and row in which a square is seen. @param {number} square */
  #place(square) {
    const { columns, rows, flipped } = this.#view;
    const [column, row] = [square % columns, Math.floor(square / columns)];
    return flipped ? [columns - 1 - column, rows - 1 - row] : [column, row];
  }

  /** The square that is seen in a column and row. @param {number} column @param {number} row */
  #seen(column, row) {
    const { columns, rows, flipped } = this.#view;
    if (column < 0 || row < 0 || column >= columns || row >= rows) return undefined;
    const square = row * columns + column;
    return flipped ? columns * rows - 1 - square : square;
  }

  /** @param {HTMLElement} element @param {number} square @param {number} dx @param {number} dy In pixels. */
  #move(element, square, dx, dy) {
    const [x, y] = this.#place(square).map((line, axis) => `calc(${line * 100}% + ${[dx, dy][axis]}px)`);
    element.style.transform = `translate(${x}, ${y})`;
  }

  /** @param {number} square */
  #pieceAt(square) {
    return this.#handlers.piece(this.#view.cells[square]);
  }

  /** @param {number | undefined} square */
  #movable(square) {
    return square !== undefined && this.#view.steps.some((step) => step.from[0] === square);
  }

  /** The steps of a square's piece that go on from what was touched. @param {number} square */
  #stepsOf(square) {
    const path = square === this.#picked ? this.#path : [];
    return this.#view.steps.filter((step) => step.from[0] === square && path.every((touched, at) => step.to[at] === touched));
  }

  /** The one step of a square's piece that ends on a target. @param {number} square @param {number} target */
  #stepTo(square, target) {
    const steps = this.#stepsOf(square).filter((step) => endOf(step) === target);
    if (steps.length === 1) return steps[0];
    const path = square === this.#picked ? this.#path : [];
    return steps.find((step) => step.to.length === path.length + 1);
  }

  /** Whether a square's piece can be put on a target, be it on its way. @param {number} square @param {number} target */
  #leads(square, target) {
    const path = square === this.#picked ? this.#path : [];
    return !!this.#stepTo(square, target) || this.#stepsOf(square).some((step) => step.to[path.length] === target);
  }

  /** The only step that ends on a square. @param {number} square */
  #lone(square) {
    const steps = this.#view.steps.filter((step) => endOf(step) === square);
    return steps.length === 1 ? steps[0] : undefined;
  }

  /** Puts the picked piece down. @param {number} from @param {number} target */
  #put(from, target) {
    const step = this.#stepTo(from, target);
    if (step) return this.#want(step);
    this.#path.push(target);
    this.#show();
  }

  /** @param {Step} step */
  #want(step) {
    this.#focused = endOf(step);
    if (this.#grid.matches(":focus-within")) this.focus();
    this.pick(undefined);
    this.#handlers.onStep(step);
  }

  /** A press without a drag, Enter, or a click by assistive technology. @param {number} square @param {boolean} [keep] Whether a piece stays picked up when it cannot be put here. */
  #tap(square, keep = false) {
    if (square < 0) return;
    const picked = this.#picked;
    const lone = this.#lone(square);
    if (picked !== undefined && this.#leads(picked, square)) this.#put(picked, square);
    else if (picked === square) this.pick(undefined);
    else if (this.#movable(square)) this.pick(square);
    else if (picked === undefined && lone) this.#want(lone);
    else {
      if (!keep) this.pick(undefined);
      this.#handlers.onRefuse(picked ?? square, picked === undefined ? undefined : square);
    }
  }

  /** The square under a pointer. @param {MouseEvent} event @param {DOMRect} field */
  #under({ clientX, clientY }, { left, top, width, height }) {
    const { columns, rows } = this.#view;
    return this.#seen(Math.floor(((clientX - left) / width) * columns), Math.floor(((clientY - top) / height) * rows));
  }

  /** @param {PointerEvent} event */
  #begin(event) {
    const field = this.#field.getBoundingClientRect();
    const square = this.#under(event, field);
    if (square === undefined || this.#press || event.button !== 0 || !event.isPrimary) return;
    // Otherwise the focus, and with it the picked piece, is lost to what lies behind.
    event.preventDefault();
    this.#field.setPointerCapture(event.pointerId);
    const movable = this.#movable(square);
    const wasPicked = this.#picked === square;
    this.#press = { pointer: event.pointerId, square, x: event.clientX, y: event.clientY, field, movable, wasPicked, moving: false };
    if (!movable || (this.#picked !== undefined && !wasPicked && this.#leads(this.#picked, square))) return;
    this.#look(square);
    if (!wasPicked) this.pick(square);
  }

  /** Takes the focus to a square. @param {number} square */
  #look(square) {
    this.#focused = square;
    this.focus();
  }

  /** @param {PointerEvent} event */
  #pull(event) {
    const press = this.#press;
    if (!press) return event.pointerType === "mouse" ? this.#point(this.#under(event, this.#field.getBoundingClientRect())) : undefined;
    if (event.pointerId !== press.pointer) return;
    const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
    const seat = this.#pieces.get(press.square)?.element;
    if (!press.moving) {
      if (Math.hypot(dx, dy) < DRAG_STARTS) return;
      press.moving = true;
      if (!press.movable) return;
      if (this.#picked !== press.square) this.pick(press.square);
      seat?.classList.add("dragged");
      this.#board.classList.add("dragging");
    }
    if (!press.movable || !seat) return;
    this.#move(seat, press.square, dx, dy);
    this.#point(this.#under(event, press.field));
  }

  /** Ends a press, and brings the piece back to its square. */
  #drop() {
    const press = this.#press;
    this.#press = undefined;
    this.#board.classList.remove("dragging");
    if (!press?.moving) return press;
    const seat = this.#pieces.get(press.square)?.element;
    seat?.classList.remove("dragged");
    if (seat) this.#move(seat, press.square, 0, 0);
    return press;
  }

  /** @param {PointerEvent} event @param {boolean} letGo */
  #release(event, letGo) {
    if (event.pointerId !== this.#press?.pointer) return;
    const press = /** @type {Press} */ (this.#drop());
    if (!letGo) return press.movable && !press.wasPicked ? this.pick(undefined) : undefined;
    if (!press.moving) {
      this.#look(press.square);
      // A press has picked the piece up already.
      if (this.#picked !== press.square || press.wasPicked) this.#tap(press.square);
      return;
    }
    const target = this.#under(event, press.field);
    if (press.movable && target !== undefined && this.#leads(press.square, target)) return this.#put(press.square, target);
    this.pick(undefined);
    if (target !== press.square && (press.movable || this.#pieceAt(press.square))) this.#handlers.onRefuse(press.square, target);
  }

  /** @param {EventTarget | null} target */
  #cellFocused(target) {
    const square = this.#cells.indexOf(/** @type {HTMLElement} */ (target));
    if (square < 0) return;
    this.#focused = square;
    this.#cells.forEach((cell, at) => (cell.tabIndex = at === square ? 0 : -1));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return this.#handlers.onKey?.(event);
    const { columns, rows } = this.#view;
    const way = WAYS[/** @type {keyof typeof WAYS} */ (event.key)];
    const [column, row] = this.#place(this.#focused);
    const go = (/** @type {number} */ column, /** @type {number} */ row) => {
      const within = (/** @type {number} */ line, /** @type {number} */ length) => Math.min(Math.max(line, 0), length - 1);
      this.#look(/** @type {number} */ (this.#seen(within(column, columns), within(row, rows))));
    };
    if (way) go(column + way[1], row + way[0]);
    else if (event.key === "Home") go(0, row);
    else if (event.key === "End") go(columns - 1, row);
    else if (event.key === "Enter" || event.key === " ") this.#tap(this.#focused, true);
    else if (event.key === "Escape" && this.#picked !== undefined) this.#putBack(this.#picked);
    else return this.#handlers.onKey?.(event);
    event.preventDefault();
  }

  /** Takes back the last landing or, with none, puts the piece back. @param {number} picked */
  #putBack(picked) {
    if (this.#path.pop() !== undefined) return this.#show();
    this.#look(picked);
    this.pick(undefined);
  }
}
