// A board of sliding tiles. It draws views and reports the player's actions. It knows no rules: the host provides the
// legal steps.

import { make } from "./make.js";
import { makeCorners, measurePlane } from "./plane.js";

/**
 * @typedef {import("../pkg/play.js").Step} Step
 * @typedef {"left" | "right" | "up" | "down"} Way
 * @typedef {{ columns: number, cells: ArrayLike<number>, goal: ArrayLike<number>, steps: Step[], name: string }} View
 * @typedef {{ step: Step, showWay: boolean }} Hint
 * @typedef {{ closer: boolean }} Behind  Whether a step leads closer to the goal.
 * @typedef {object} Handlers
 * @property {(step: Step) => void} onStep  The player wants to play this step.
 * @property {(square: number, way: Way | undefined) => void} onRefuse  The player tried an illegal step.
 * @property {(view: View, square: number, ways: Way[]) => void} [onPick]  The player picked up a tile, or a blank
 *   that several blocks can fill.
 * @property {(view: View, square: number, ways: Way[]) => string} describe  Describes a square for screen readers.
 * @property {(event: KeyboardEvent) => void} [onKey]  A key that the board itself does not use.
 */

const ARROWS = /** @type {const} */ ({ ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" });
const DRAG_STARTS = 6; // pixels: a press that moves less is a tap
const DRAG_PLAYS = 0.4; // of a square: a block released beyond this slides on
const FLICK = 0.5; // pixels a millisecond: a block thrown faster than this slides on
const GIVE = 4; // pixels: a block gives this much beyond the ends of its way
const LANDS = 8; // milliseconds: a touch screen that can is felt when a block lands

/** The layers of a board, for a root that has none. */
export const makeLayers = () =>
  ["ground", "tiles", "cells"].map((kind) => {
    const layer = make("div", kind);
    if (kind !== "cells") layer.setAttribute("aria-hidden", "true");
    return layer;
  });

export class TileBoard {
  #root;
  #ground;
  #tiles;
  #grid;
  #handlers;
  /** @type {View} */
  #view = { columns: 0, cells: [], goal: [], steps: [], name: "" };
  /** @type {Map<number, HTMLElement>} */
  #tileElements = new Map();
  /** @type {HTMLElement[]} */
  #cellElements = [];
  #corners = makeCorners();
  /** @type {Map<string, HTMLElement>} */
  #gates = new Map();
  #focused = 0;
  /** @type {number | undefined} */
  #picked;
  /**
   * @type {{ pointer: number, square: number, event: MouseEvent, plane: import("./plane.js").Plane, step?: Step, way?:
   *   Way, time: number, moved: number, speed: number } | undefined}
   */
  #drag;

  /** @param {HTMLElement} root @param {Handlers} handlers */
  constructor(root, handlers) {
    const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (root.querySelector(name));
    this.#root = root;
    this.#ground = part(".ground");
    this.#tiles = part(".tiles");
    this.#grid = part(".cells");
    this.#handlers = handlers;
    this.#grid.setAttribute("role", "grid");
    this.#grid.addEventListener("keydown", (event) => this.#key(event));
    this.#grid.addEventListener("focusin", (event) => this.#cellFocused(event.target));
    this.#grid.addEventListener("focusout", () => this.pick(undefined));
    // Only assistive technology clicks the cells themselves: pointer events pass through to the tiles.
    this.#grid.addEventListener("click", (event) =>
      this.#tap(this.#cellElements.indexOf(/** @type {HTMLElement} */ (event.target))),
    );
    this.#tiles.addEventListener("pointerdown", (event) => this.#press(event));
    this.#tiles.addEventListener("pointermove", (event) => this.#pull(event));
    this.#tiles.addEventListener("pointerup", (event) => this.#release(event, true));
    this.#tiles.addEventListener("pointercancel", (event) => this.#release(event, false));
    this.#tiles.addEventListener("click", (event) => this.#clickGate(event));
    // A tile is handled when its press ends. Without this, the click that browsers send after a touch would hit an
    // element that the move has put under the finger: the arrow back, or the panel after a win.
    this.#tiles.addEventListener("touchend", (event) => {
      if (event.cancelable && /** @type {HTMLElement} */ (event.target).closest(".tile")) event.preventDefault();
    });
  }

  /** Shows a view; tiles slide from their old squares. @param {View} view */
  set(view) {
    const rebuild = view.columns !== this.#view.columns;
    this.#view = view;
    this.#picked = undefined;
    if (rebuild) this.#build();
    const { columns, cells, goal } = view;
    for (let square = 0; square < columns * columns; square++) {
      const tile = this.#tileElements.get(cells[square]);
      if (!tile) continue;
      tile.classList.toggle("home", goal[square] === cells[square]);
      tile.dataset.square = String(square);
      delete tile.dataset.nudge;
      this.#place(tile, square);
    }
    this.#drawGates();
    this.#relabel();
    this.mark(undefined);
  }

  /** Marks a block and, if given, its direction. @param {Hint | undefined} hint */
  mark(hint) {
    for (const [tile, element] of this.#tileElements) {
      element.classList.toggle("hinted", !!hint && hint.step.from.some((square) => this.#view.cells[square] === tile));
    }
    for (const [name, gate] of this.#gates) gate.classList.toggle("hinted", !!hint?.showWay && hint.step.name === name);
  }

  /** Shows the result of every step, or hides it. @param {Map<string, Behind> | undefined} behind */
  peek(behind) {
    for (const [name, gate] of this.#gates) {
      const known = behind?.get(name);
      gate.replaceChildren();
      if (!known) continue;
      const badge = make("span", `behind ${known.closer ? "closer" : "farther"}`);
      badge.textContent = known.closer ? "−1" : "+1";
      gate.append(badge);
    }
  }

  /** Selects a square, or cancels the selection. @param {number | undefined} square */
  pick(square) {
    this.#picked = square;
    const open = new Set(square === undefined ? [] : this.#stepsOf(square).map((step) => step.name));
    this.#root.classList.toggle("choosing", square !== undefined);
    for (const [name, gate] of this.#gates) gate.classList.toggle("open", open.has(name));
    for (const element of this.#tileElements.values()) {
      element.classList.toggle("selected", square !== undefined && element.dataset.square === String(square));
    }
    this.#cellElements.forEach((cell, at) => cell.setAttribute("aria-selected", String(at === square)));
  }

  /** Lets a block breathe towards where it can slide, unless reduced motion is preferred. @param {Step} step */
  nudge(step) {
    for (const square of step.from) {
      const tile = this.#tileAt(square);
      if (tile) tile.dataset.nudge = this.#way(step);
    }
  }

  /** Briefly animates the tiles one after the other, unless reduced motion is preferred. */
  celebrate() {
    for (const [tile, element] of this.#tileElements) {
      const square = this.#view.goal.length ? Array.prototype.indexOf.call(this.#view.goal, tile) : 0;
      element.style.setProperty(
        "--wave",
        String((square % this.#view.columns) + Math.floor(square / this.#view.columns)),
      );
    }
    this.#root.classList.add("won");
  }

  focus() {
    this.#cellElements[this.#focused]?.focus({ preventScroll: true });
  }

  #build() {
    const { columns, cells, goal, name } = this.#view;
    this.#root.dataset.columns = String(columns);
    this.#grid.setAttribute("aria-label", name);
    this.#tileElements.clear();
    this.#cellElements = [];
    this.#ground.replaceChildren();
    this.#tiles.replaceChildren(...this.#corners);
    this.#grid.replaceChildren();
    this.#focused = 0;
    for (let row = 0; row < columns; row++) {
      const rowElement = make("div");
      rowElement.setAttribute("role", "row");
      for (let column = 0; column < columns; column++) {
        const square = row * columns + column;
        const ground = make("div", "square");
        ground.part.add("square");
        if (goal[square]) ground.dataset.goal = String(goal[square]);
        this.#ground.append(ground);
        const cell = make("div");
        cell.setAttribute("role", "gridcell");
        this.#cellElements.push(cell);
        rowElement.append(cell);
      }
      this.#grid.append(rowElement);
    }
    for (const tile of Array.from(cells)
      .filter(Boolean)
      .sort((a, b) => a - b)) {
      const element = make("div", "tile");
      element.part.add("tile");
      element.textContent = String(tile);
      element.dataset.tile = String(tile);
      element.dataset.group = String(Math.ceil(tile / (columns - 1)));
      this.#tileElements.set(tile, element);
      this.#tiles.append(element);
    }
  }

  #drawGates() {
    for (const gate of this.#gates.values()) gate.remove();
    this.#gates.clear();
    for (const step of this.#view.steps) {
      const gate = make("div", "gate");
      gate.dataset.way = this.#way(step);
      gate.dataset.step = step.name;
      gate.classList.toggle(
        "shared",
        this.#view.steps.some((other) => other !== step && this.#target(other) === this.#target(step)),
      );
      this.#place(gate, this.#target(step));
      this.#gates.set(step.name, gate);
      this.#tiles.append(gate);
    }
  }

  #relabel() {
    this.#cellElements.forEach((cell, square) => {
      cell.tabIndex = square === this.#focused ? 0 : -1;
      cell.setAttribute(
        "aria-label",
        this.#handlers.describe(
          this.#view,
          square,
          this.#stepsOf(square).map((step) => this.#way(step)),
        ),
      );
    });
  }

  /** @param {HTMLElement} element @param {number} square @param {number} [dx] @param {number} [dy] In squares. */
  #place(element, square, dx = 0, dy = 0) {
    const { columns } = this.#view;
    const [across, down] = [(square % columns) + dx, Math.floor(square / columns) + dy];
    element.style.translate = `${across * 100}% ${down * 100}%`;
  }

  #plane() {
    const { columns } = this.#view;
    return measurePlane(this.#corners, { width: columns, height: columns });
  }

  /** @param {Step} step @returns {Way} */
  #way(step) {
    if (step.by === 1) return "right";
    if (step.by === -1) return "left";
    return step.by > 0 ? "down" : "up";
  }

  /** The blank that a step fills. @param {Step} step */
  #target(step) {
    return /** @type {number} */ (
      step.from.map((square) => square + step.by).find((square) => !step.from.includes(square))
    );
  }

  /** The steps that move a square's tile, or fill it if it is blank. @param {number} square */
  #stepsOf(square) {
    return this.#view.steps.filter((step) =>
      this.#view.cells[square] ? step.from.includes(square) : this.#target(step) === square,
    );
  }

  /** @param {number} square @param {Way} way */
  #stepTowards(square, way) {
    return this.#stepsOf(square).find((step) => this.#way(step) === way);
  }

  /** @param {number} square @param {Step | undefined} step @param {Way} [way] */
  #want(square, step, way) {
    if (!step) return this.#handlers.onRefuse(square, way);
    if (this.#focused === square && this.#view.cells[square]) this.#focused = square + step.by;
    this.pick(undefined);
    this.#handlers.onStep(step);
  }

  /** Handles a press without a drag, or a click by assistive technology. @param {number} square */
  #tap(square) {
    if (square < 0) return;
    const steps = this.#stepsOf(square);
    // A block that breathes slides the way it breathes.
    const breath = this.#tileAt(square)?.dataset.nudge;
    const step = steps.length === 1 ? steps[0] : steps.find((step) => this.#way(step) === breath);
    if (step) this.#want(square, step);
    else if (steps.length === 0) this.#want(square, undefined);
    else this.#toggle(square);
  }

  /** Picks a square, or puts it down again. @param {number} square */
  #toggle(square) {
    this.pick(this.#picked === square ? undefined : square);
    if (this.#picked === undefined) return;
    const ways = this.#stepsOf(square).map((step) => this.#way(step));
    this.#handlers.onPick?.(this.#view, square, ways);
  }

  /** Several gates of a blank overlap: chooses the nearest arrow. @param {MouseEvent} event */
  #clickGate(event) {
    const gate = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest(".gate"));
    const clicked = this.#view.steps.find((step) => step.name === gate?.dataset.step);
    if (!gate || !clicked) return;
    const square = this.#target(clicked);
    const { columns } = this.#view;
    // A click without a position, such as one by a script, is on the gate that it names.
    const [x, y] = event.detail ? this.#plane().at(event) : [NaN, NaN];
    const [across, down] = [x - (square % columns), y - Math.floor(square / columns)];
    const far = (/** @type {Step} */ step) =>
      ({ right: across, left: 1 - across, down, up: 1 - down })[this.#way(step)];
    const others = this.#view.steps.filter((step) => this.#target(step) === square);
    this.#want(
      square,
      others.reduce((nearest, step) => (far(step) < far(nearest) ? step : nearest), clicked),
    );
  }

  /** @param {PointerEvent} event */
  #press(event) {
    // Uses the final position of a tile, not its current one in an animation: so quick players need not wait.
    const plane = this.#plane();
    const [column, row] = plane.at(event).map(Math.floor);
    const square = row * this.#view.columns + column;
    const tile = this.#tileAt(square);
    if (!tile || this.#drag || event.button !== 0) return;
    event.preventDefault();
    tile.setPointerCapture(event.pointerId);
    this.#drag = {
      pointer: event.pointerId,
      square,
      event,
      plane,
      time: event.timeStamp,
      moved: 0,
      speed: 0,
    };
    const picked = this.#picked;
    this.#focused = square;
    this.focus();
    this.pick(picked);
  }

  /** @param {PointerEvent} event */
  #pull(event) {
    const drag = this.#drag;
    if (!drag || event.pointerId !== drag.pointer) return;
    const { plane } = drag;
    const start = plane.at(drag.event);
    const [dx, dy] = plane.at(event).map((line, axis) => line - start[axis]);
    if (!drag.way) {
      if (Math.max(Math.abs(dx), Math.abs(dy)) * plane.size < DRAG_STARTS) return;
      if (Math.abs(dx) > Math.abs(dy)) drag.way = dx > 0 ? "right" : "left";
      else drag.way = dy > 0 ? "down" : "up";
      drag.step = this.#stepTowards(drag.square, drag.way);
      if (!drag.step) this.#handlers.onRefuse(drag.square, drag.way);
      for (const square of drag.step?.from ?? []) this.#tileAt(square)?.classList.add("dragged");
    }
    if (!drag.step) return;
    const sideways = drag.way === "left" || drag.way === "right";
    const sign = drag.way === "left" || drag.way === "up" ? -1 : 1;
    const distance = (sideways ? dx : dy) * sign;
    const pulled = Math.min(Math.max(distance, 0), 1);
    const give = Math.min(Math.abs(distance - pulled) / 8, GIVE / plane.size) * Math.sign(distance - pulled);
    const elapsed = event.timeStamp - drag.time;
    if (elapsed > 0) drag.speed = ((pulled - drag.moved) * plane.size) / elapsed;
    [drag.moved, drag.time] = [pulled, event.timeStamp];
    for (const square of drag.step.from) {
      const tile = this.#tileAt(square);
      const by = (pulled + give) * sign;
      if (tile) this.#place(tile, square, sideways ? by : 0, sideways ? 0 : by);
    }
  }

  /** @param {PointerEvent} event @param {boolean} letGo */
  #release(event, letGo) {
    const drag = this.#drag;
    if (!drag || event.pointerId !== drag.pointer) return;
    this.#drag = undefined;
    for (const square of drag.step?.from ?? []) {
      const tile = this.#tileAt(square);
      tile?.classList.remove("dragged");
      if (tile) this.#place(tile, square);
    }
    if (!letGo) return;
    if (!drag.way) this.#tap(drag.square);
    else if (drag.step && (drag.moved > DRAG_PLAYS || drag.speed > FLICK)) {
      this.#want(drag.square, drag.step);
      if (event.pointerType === "touch") navigator.vibrate?.(LANDS);
    }
  }

  /** @param {number} square */
  #tileAt(square) {
    return this.#tileElements.get(this.#view.cells[square]);
  }

  /** @param {EventTarget | null} target */
  #cellFocused(target) {
    const square = this.#cellElements.indexOf(/** @type {HTMLElement} */ (target));
    if (square < 0) return;
    this.#focused = square;
    this.#cellElements.forEach((cell, at) => (cell.tabIndex = at === square ? 0 : -1));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return this.#handlers.onKey?.(event);
    const { columns } = this.#view;
    const way = ARROWS[/** @type {keyof typeof ARROWS} */ (event.key)];
    const [row, column] = [Math.floor(this.#focused / columns), this.#focused % columns];
    if (way && (event.shiftKey || this.#picked !== undefined)) {
      this.#want(this.#focused, this.#stepTowards(this.#focused, way), way);
      this.focus();
    } else if (way) {
      const [down, right] = { left: [0, -1], right: [0, 1], up: [-1, 0], down: [1, 0] }[way];
      const within = (/** @type {number} */ line) => Math.min(Math.max(line, 0), columns - 1);
      this.#focused = within(row + down) * columns + within(column + right);
      this.focus();
    } else if (event.key === "Home" || event.key === "End") {
      this.#focused = row * columns + (event.key === "Home" ? 0 : columns - 1);
      this.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      if (this.#view.cells[this.#focused]) this.#toggle(this.#focused);
      else this.#tap(this.#focused);
    } else if (event.key === "Escape" && this.#picked !== undefined) {
      this.pick(undefined);
    } else {
      return this.#handlers.onKey?.(event);
    }
    event.preventDefault();
  }
}
