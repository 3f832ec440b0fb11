// The steps that a player can choose from, and the part selected so far.

/** @typedef {import("./board.js").Step} Step */

/** The square a step ends on. @param {Step} step */
export const endOf = (step) => /** @type {number} */ (step.to.at(-1));

export class Choice {
  /** @type {Step[]} */
  steps = [];
  /** The square of the selected piece. @type {number | undefined} */
  picked;
  /** The squares already visited, for a step with several. @type {number[]} */
  path = [];

  /** Selects the piece of a square, or cancels the selection. @param {number | undefined} square */
  pick(square) {
    if (square !== this.picked) this.path = [];
    this.picked = square;
  }

  /** @param {number | undefined} square */
  movable(square) {
    return square !== undefined && this.steps.some((step) => step.from[0] === square);
  }

  /** @param {number} square */
  #pathOf(square) {
    return square === this.picked ? this.path : [];
  }

  /** The steps of a square's piece that continue the visited squares. @param {number} square */
  #stepsOf(square) {
    const path = this.#pathOf(square);
    return this.steps.filter((step) => step.from[0] === square && path.every((touched, at) => step.to[at] === touched));
  }

  /** The only step of a square's piece that ends on a target. @param {number} square @param {number} target */
  stepTo(square, target) {
    const steps = this.#stepsOf(square).filter((step) => endOf(step) === target);
    if (steps.length === 1) return steps[0];
    return steps.find((step) => step.to.length === this.#pathOf(square).length + 1);
  }

  /**
   * Whether a square's piece can visit a target, at the end of a step or on its way.
   * @param {number} square
   * @param {number} target
   */
  leads(square, target) {
    return (
      !!this.stepTo(square, target) ||
      this.#stepsOf(square).some((step) => step.to[this.#pathOf(square).length] === target)
    );
  }

  /** The only step that ends on a square. @param {number} square */
  lone(square) {
    const steps = this.steps.filter((step) => endOf(step) === square);
    return steps.length === 1 ? steps[0] : undefined;
  }

  /** Whether a square can be played on in the current state. @param {number} square */
  isTarget(square) {
    return this.picked === undefined ? !this.movable(square) && !!this.lone(square) : this.leads(this.picked, square);
  }
}

/** A board that is set up: every piece can be dragged anywhere, and none is ever selected. */
export class Arrangement extends Choice {
  #has;

  /** @param {(square: number) => boolean} has  Whether there is a piece on a square. */
  constructor(has) {
    super();
    this.#has = has;
  }

  pick() {}

  /** @param {number | undefined} square */
  movable(square) {
    return square !== undefined && this.#has(square);
  }

  /** @param {number} square @param {number} target */
  stepTo(square, target) {
    return square === target ? undefined : { name: "", from: [square], to: [target] };
  }

  /** @param {number} square @param {number} target */
  leads(square, target) {
    return square !== target;
  }

  isTarget() {
    return true;
  }
}
