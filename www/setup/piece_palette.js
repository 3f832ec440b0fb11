// The pieces that can be put on the board: one of them is chosen, or what removes pieces. Each can be dragged to the board.

import { make } from "../site/dom.js";
import { follow } from "../site/state.js";
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
  #session;
  #onDrop;
  /** @type {{ field: HTMLInputElement, picture: HTMLElement, count: HTMLElement }[]} */
  #choices = [];

  /**
   * @param {HTMLElement} root @param {Kind} kind @param {import("./setup_session.js").SetupSession} session
   * @param {(event: PointerEvent) => void} onDrop  The chosen piece was dragged to where this event is.
   */
  constructor(root, kind, session, onDrop) {
    this.#root = root;
    this.#kind = kind;
    this.#session = session;
    this.#onDrop = onDrop;
    this.#choices = [...session.setup.pieces, 0].map((_, at) => this.#choice(at));
    follow(() => {
      this.#choices[session.choice].field.checked = true;
    });
    follow(() => this.#drawStacks());
    follow(() => this.#count());
  }

  /** Draws the pieces as high as they are put. */
  #drawStacks() {
    const { height, setup } = this.#session;
    if (!setup.highest) return;
    setup.pieces.forEach((code, at) => {
      const picture = draw(this.#kind, code + height - 1);
      this.#choices[at].picture.replaceWith(picture);
      this.#choices[at].picture = picture;
    });
  }

  /** Tells how many of each piece are on the board, once there is a position. */
  #count() {
    const { height, now, setup, start } = this.#session;
    if (!start) return;
    const { highest, pieces, name } = setup;
    pieces.forEach((code, at) => {
      const isSame = (/** @type {number} */ other) =>
        highest ? Math.floor(other / 16) === Math.floor(code / 16) : other === code;
      const total = now.cells.filter((other) => isSame(other)).length;
      const { field, count } = this.#choices[at];
      count.textContent = String(total);
      field.setAttribute("aria-label", words.choice(name(code + height - 1), total));
    });
  }

  /** @param {number} at */
  #choice(at) {
    const field = make("input");
    Object.assign(field, { type: "radio", name: "piece" });
    field.addEventListener("change", () => (this.#session.choice = at));
    const { pieces } = this.#session.setup;
    const picture = draw(this.#kind, pieces[at] ?? 0);
    const count = make("span", "count");
    const label = make("label", "choice", field, picture, count);
    if (at === pieces.length) field.setAttribute("aria-label", words.eraser);
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
        this.#session.choice = at;
        press.ghost = draw(this.#kind, this.#session.code);
        press.ghost.classList.add("ghost");
        document.body.append(press.ghost);
      }
      press.ghost.style.translate = `calc(${event.clientX}px - 50%) calc(${event.clientY}px - 50%)`;
    });
    label.addEventListener("pointerup", (event) => {
      const isDragged = press?.ghost !== undefined;
      end();
      if (isDragged) this.#onDrop(event);
    });
    label.addEventListener("pointercancel", end);
  }
}
