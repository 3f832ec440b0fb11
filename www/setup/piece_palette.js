// The pieces that can be put on the board: one of them is chosen, or what removes pieces. Each can be dragged to the board.

import { make } from "../site/dom.js";
import { words } from "./words.js";

/** @typedef {import("../match/game_views.js").Kind} Kind */

const DRAG_STARTS = 6; // pixels: a press that moves less is a tap

const CROSS = '<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3.5 3.5l9 9M12.5 3.5l-9 9"/></svg>';

/** The picture of a code, as on the board. @param {Kind} kind @param {number} code */
function draw(kind, code) {
  const swatch = make("span", `squares ${kind.board} swatch`);
  const piece = kind.piece(code);
  if (!code) swatch.innerHTML = CROSS;
  else if (piece) swatch.append(make("span", `piece ${piece.kind}`, piece.text));
  else swatch.append(make("span", `cell ${kind.ground(code)}`));
  return swatch;
}

export class Palette {
  #root;
  #kind;
  #setup;
  #onDrop;
  #onHeight;
  #at = 0;
  #height = 1;
  /** @type {{ field: HTMLInputElement, picture: HTMLElement, count: HTMLElement }[]} */
  #choices = [];

  /**
   * @param {HTMLElement} root @param {Kind} kind @param {import("../games/arranged_position.js").Setup} setup
   * @param {{ onDrop: (code: number, event: PointerEvent) => void, onHeight: (height: number) => void }} handlers
   */
  constructor(root, kind, setup, { onDrop, onHeight }) {
    this.#root = root;
    this.#kind = kind;
    this.#setup = setup;
    this.#onDrop = onDrop;
    this.#onHeight = onHeight;
    this.#choices = [...setup.pieces, 0].map((_, at) => this.#choice(at));
    this.#choices[0].field.checked = true;
  }

  /** The code to put on squares; 0 removes what stands there. */
  get code() {
    const code = this.#setup.pieces[this.#at] ?? 0;
    return code && code + this.#height - 1;
  }

  /** The height of stacks. */
  get height() {
    return this.#height;
  }

  /** Chooses a piece by its place; the place after the last one removes pieces. @param {number} at */
  choose(at) {
    if (!this.#choices[at]) return;
    this.#at = at;
    this.#choices[at].field.checked = true;
  }

  /** The name of the chosen piece. */
  get name() {
    return this.code ? this.#setup.name(this.code) : words.eraser;
  }

  /** @param {number} height */
  stack(height) {
    const { highest = 1 } = this.#setup;
    this.#height = Math.min(Math.max(height, 1), highest);
    this.#setup.pieces.forEach((code, at) => {
      const picture = draw(this.#kind, code + this.#height - 1);
      this.#choices[at].picture.replaceWith(picture);
      this.#choices[at].picture = picture;
    });
    this.#onHeight(this.#height);
  }

  /** Tells how many of each piece are on the board. @param {readonly number[]} cells */
  show(cells) {
    const { highest, pieces, name } = this.#setup;
    pieces.forEach((code, at) => {
      const isSame = (/** @type {number} */ other) =>
        highest ? Math.floor(other / 16) === Math.floor(code / 16) : other === code;
      const count = cells.filter((other) => isSame(other)).length;
      const { field, count: shown } = this.#choices[at];
      shown.textContent = String(count);
      field.setAttribute("aria-label", words.choice(name(code + this.#height - 1), count));
    });
  }

  /** @param {number} at */
  #choice(at) {
    const field = make("input");
    Object.assign(field, { type: "radio", name: "piece" });
    field.addEventListener("change", () => (this.#at = at));
    const picture = draw(this.#kind, this.#setup.pieces[at] ?? 0);
    const count = make("span", "count");
    const label = make("label", "choice", field, picture, count);
    if (at === this.#setup.pieces.length) field.setAttribute("aria-label", words.eraser);
    else this.#drag(label, at);
    this.#root.append(label);
    return { field, picture, count };
  }

  /** Lets a piece be dragged to the board. @param {HTMLElement} label @param {number} at */
  #drag(label, at) {
    /** @type {{ x: number, y: number, ghost?: HTMLElement } | undefined} */
    let press;
    const end = () => {
      press?.ghost?.remove();
      press = undefined;
    };
    label.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || !event.isPrimary) return;
      press = { x: event.clientX, y: event.clientY };
      label.setPointerCapture(event.pointerId);
    });
    label.addEventListener("pointermove", (event) => {
      if (!press) return;
      const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
      if (!press.ghost && Math.hypot(dx, dy) < DRAG_STARTS) return;
      if (!press.ghost) {
        this.choose(at);
        press.ghost = draw(this.#kind, this.code);
        press.ghost.classList.add("ghost");
        document.body.append(press.ghost);
      }
      press.ghost.style.translate = `calc(${event.clientX}px - 50%) calc(${event.clientY}px - 50%)`;
    });
    label.addEventListener("pointerup", (event) => {
      const isDragged = press?.ghost !== undefined;
      end();
      if (isDragged) this.#onDrop(this.code, event);
    });
    label.addEventListener("pointercancel", end);
  }
}
