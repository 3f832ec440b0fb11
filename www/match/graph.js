// The chances of winning as a small curve, ply by ply, on which a ply can be chosen. It knows no game: the host says what it
// shows.

import { makeShape } from "../boards/make.js";

/**
 * @typedef {object} Handlers
 * @property {(ply: number) => void} onPick  The player wants to see this ply.
 * @property {(ply: number) => string} describe  Describes a ply for screen readers.
 */

const WIDTH = 100;
const HEIGHT = 40;
const MARGIN = 2;
const PAGE = 10; // plies
const DRAG_STARTS = 6; // pixels

/** @param {string} name @param {string} kind @param {Record<string, string | number>} [attributes] */
const draw = (name, kind, attributes) => makeShape(name, { class: kind, ...attributes });

export class Graph {
  #root;
  #handlers;
  #svg = draw("svg", "curve");
  #areas = ["above", "below"].map((kind) => draw("path", kind));
  #line = draw("path", "line");
  #dots = draw("path", "dots");
  #here = draw("path", "here");
  #spot = draw("path", "spot");
  /** @type {(number | undefined)[]} */
  #chances = [];
  #at = 0;
  /** @type {{ pointer: number, x: number, curve: DOMRect, sure: boolean } | undefined} */
  #press;

  /** Turns the root into the slider; the host sets its label. @param {HTMLElement} root @param {Handlers} handlers */
  constructor(root, handlers) {
    this.#root = root;
    this.#handlers = handlers;
    root.classList.add("graph");
    root.setAttribute("role", "slider");
    root.setAttribute("aria-valuemin", "0");
    root.tabIndex = 0;
    const zero = draw("path", "zero", { d: `M0 ${HEIGHT / 2}H${WIDTH}` });
    this.#svg.setAttribute("viewBox", `0 0 ${WIDTH} ${HEIGHT}`);
    this.#svg.setAttribute("preserveAspectRatio", "none");
    this.#svg.setAttribute("aria-hidden", "true");
    const halves = this.#areas.map((area, at) => {
      const [y, height] = [(at * HEIGHT) / 2, HEIGHT / 2];
      const viewBox = `0 ${y} ${WIDTH} ${height}`;
      const half = draw("svg", "half", { y, width: WIDTH, height, viewBox, preserveAspectRatio: "none" });
      half.append(area);
      return half;
    });
    this.#svg.append(...halves, zero, this.#here, this.#line, this.#dots, this.#spot);
    root.replaceChildren(this.#svg);
    root.addEventListener("keydown", (event) => this.#key(event));
    root.addEventListener("pointerdown", (event) => this.#begin(event));
    root.addEventListener("pointermove", (event) => this.#pull(event));
    root.addEventListener("pointerup", (event) => this.#release(event));
    root.addEventListener("pointercancel", () => (this.#press = undefined));
    this.set([], 0);
  }

  /**
   * Draws the first player's chances by ply, from 0 to 1; `at` is the ply being shown.
   * @param {(number | undefined)[]} chances
   * @param {number} at
   */
  set(chances, at) {
    this.#chances = chances;
    this.#at = at;
    this.#draw();
  }

  /** @param {number} ply */
  #x(ply) {
    return this.#chances.length > 1 ? MARGIN + (ply / (this.#chances.length - 1)) * (WIDTH - 2 * MARGIN) : WIDTH / 2;
  }

  /** @param {number} chance */
  #y(chance) {
    return HEIGHT / 2 + (1 - 2 * chance) * (HEIGHT / 2 - MARGIN);
  }

  #draw() {
    const points = this.#chances.map((chance, ply) =>
      chance === undefined ? undefined : [this.#x(ply), this.#y(chance)].map((line) => line.toFixed(2)),
    );
    const known = points.filter((point) => point !== undefined);
    // The curve has gaps at unknown plies.
    const line = points
      .map((point, ply) => (point ? `${ply > 0 && points[ply - 1] ? "L" : "M"}${point.join(" ")}` : ""))
      .join("");
    const area = points
      .map((point, ply) => {
        const next = points[ply + 1];
        return point && next
          ? `M${point[0]} ${HEIGHT / 2}L${point.join(" ")}L${next.join(" ")}L${next[0]} ${HEIGHT / 2}Z`
          : "";
      })
      .join("");
    const chance = this.#chances[this.#at];
    for (const shape of this.#areas) shape.setAttribute("d", area);
    this.#line.setAttribute("d", line);
    this.#dots.setAttribute("d", known.map((point) => `M${point.join(" ")}h0`).join(""));
    this.#here.setAttribute("d", this.#chances.length ? `M${this.#x(this.#at).toFixed(2)} 0V${HEIGHT}` : "");
    this.#spot.setAttribute(
      "d",
      chance === undefined ? "" : `M${this.#x(this.#at).toFixed(2)} ${this.#y(chance).toFixed(2)}h0`,
    );
    this.#root.setAttribute("aria-valuemax", String(Math.max(this.#chances.length - 1, 0)));
    this.#root.setAttribute("aria-valuenow", String(this.#at));
    this.#root.setAttribute("aria-valuetext", this.#handlers.describe(this.#at));
  }

  /** @param {number} ply */
  #pick(ply) {
    const within = Math.min(Math.max(ply, 0), this.#chances.length - 1);
    if (within >= 0 && within !== this.#at) this.#handlers.onPick(within);
  }

  /** @param {PointerEvent} event */
  #begin(event) {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#root.setPointerCapture(event.pointerId);
    // A finger may be about to scroll the page: it picks a ply when it moves sideways or is lifted.
    const sure = event.pointerType === "mouse";
    this.#press = { pointer: event.pointerId, x: event.clientX, curve: this.#svg.getBoundingClientRect(), sure };
    if (sure) this.#pickAt(event, this.#press.curve);
  }

  /** @param {PointerEvent} event */
  #pull(event) {
    const press = this.#press;
    if (event.pointerId !== press?.pointer) return;
    press.sure ||= Math.abs(event.clientX - press.x) > DRAG_STARTS;
    if (press.sure) this.#pickAt(event, press.curve);
  }

  /** @param {PointerEvent} event */
  #release(event) {
    const press = this.#press;
    if (event.pointerId !== press?.pointer) return;
    this.#press = undefined;
    this.#pickAt(event, press.curve);
  }

  /** @param {PointerEvent} event @param {DOMRect} rect */
  #pickAt(event, { left, width }) {
    const along = (((event.clientX - left) / width) * WIDTH - MARGIN) / (WIDTH - 2 * MARGIN);
    this.#pick(Math.round(along * (this.#chances.length - 1)));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const steps = {
      ArrowLeft: -1,
      ArrowDown: -1,
      ArrowRight: 1,
      ArrowUp: 1,
      PageDown: -PAGE,
      PageUp: PAGE,
      Home: -Infinity,
      End: Infinity,
    };
    const step = steps[/** @type {keyof typeof steps} */ (event.key)];
    if (step === undefined) return;
    this.#pick(this.#at + step);
    event.preventDefault();
  }
}
