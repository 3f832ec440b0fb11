// A gauge of who stands better. It knows no game: the host says what a value means.

/**
 * @typedef {object} Reading
 * @property {number | undefined} value  From the first player's side; unknown: the last one stays, dimmed.
 * @property {number} [certain]  Known to be won, above zero by the first player and below by the second; zero: a draw.
 * @property {"first" | "second"} side  Whose side of the gauge is below or, where it lies, on the left.
 */
/**
 * @typedef {object} Handlers
 * @property {(value: number | undefined, certain?: number) => string} describe  What a screen reader says of a value.
 * @property {number} [scale]  The value that fills half of a player's side.
 */

/** Brings any value, infinite ones too, between −1 and 1. @param {number} value @param {number} scale */
export function squeeze(value, scale) {
  return Number.isFinite(value) ? value / (Math.abs(value) + scale) : Math.sign(value);
}

export class Gauge {
  #root;
  #handlers;
  #fill = document.createElement("i");
  #scale;
  /** @type {Reading} */
  #reading = { value: undefined, side: "first" };

  /** The root becomes the meter: its label is the host's. @param {HTMLElement} root @param {Handlers} handlers */
  constructor(root, handlers) {
    this.#root = root;
    this.#handlers = handlers;
    this.#scale = handlers.scale ?? 1;
    root.classList.add("gauge");
    root.setAttribute("role", "meter");
    root.setAttribute("aria-valuemin", "-100");
    root.setAttribute("aria-valuemax", "100");
    root.replaceChildren(this.#fill);
    this.#draw(false);
  }

  /** @param {Reading} reading */
  set(reading) {
    const { value, certain } = reading;
    const known = value !== undefined || certain !== undefined;
    this.#reading = known ? reading : { ...this.#reading, side: reading.side };
    this.#draw(known);
  }

  /** The value that fills half of a player's side. */
  get scale() {
    return this.#scale;
  }

  set scale(scale) {
    this.#scale = scale;
    this.#draw(!this.#root.classList.contains("dim"));
  }

  /** @param {boolean} known */
  #draw(known) {
    const { value, certain, side } = this.#reading;
    const share = certain === undefined ? squeeze(value ?? 0, this.#scale) : Math.sign(certain);
    this.#root.classList.toggle("dim", !known);
    this.#root.classList.toggle("turned", side === "second");
    this.#root.setAttribute("aria-valuenow", String(Math.round(share * 100)));
    this.#root.setAttribute("aria-valuetext", this.#handlers.describe(value, certain));
    this.#fill.style.setProperty("--share", String((1 + share) / 2));
  }
}
