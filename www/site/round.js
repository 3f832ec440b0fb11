// One puzzle being played: where it began, the moves made, and where in them the player stands.

/** @typedef {import("../pkg/play.js").Game} Game */
/** @typedef {import("./link.js").Origin} Origin */

export class Round {
  #engine;
  /** @type {string[]} */
  #positions;
  /** @type {(import("../pkg/play.js").Step | undefined)[]} */
  #steps = [];
  /** Who made them. @type {("first" | "second" | undefined)[]} */
  #sides = [];

  /**
   * @param {Game} engine  The game at its beginning; the round owns it from now on.
   * @param {Origin} origin
   */
  constructor(engine, origin) {
    this.#engine = engine;
    this.origin = origin;
    this.game = engine.name;
    /** @type {string[]} All moves made, those taken back included. */
    this.moves = [];
    this.at = 0;
    /** Whether a hint was given. */
    this.helped = false;
    /** @type {number | undefined} The length of its shortest solution, once it is known. */
    this.optimum = undefined;
    this.#positions = [engine.position];
  }

  get position() {
    return this.#engine.position;
  }

  get start() {
    return this.#positions[0];
  }

  get solved() {
    return this.#engine.solved;
  }

  get drawing() {
    return this.#engine.drawing();
  }

  /** Who is to move in a game for two. */
  get side() {
    return /** @type {"first" | "second" | undefined} */ (this.#engine.side);
  }

  /** How a game for two ended, once it has. */
  get outcome() {
    return this.#engine.outcome();
  }

  /** The number of rows of the board. */
  get rows() {
    return this.#engine.rows;
  }

  /** What a board needs to draw the current position. */
  get view() {
    return {
      columns: this.#engine.columns,
      cells: this.#engine.cells(),
      steps: /** @type {import("../pkg/plyground.js").Step[]} */ (this.#engine.steps()),
    };
  }

  /** The moves that count: those up to where the player stands. */
  get made() {
    return this.moves.slice(0, this.at);
  }

  /** The position after so many moves. @param {number} at */
  positionAfter(at) {
    return this.#positions[at];
  }

  /** The squares of the last move, for a board that shows them. */
  get last() {
    return this.at ? this.#steps[this.at - 1] : undefined;
  }

  /** The moves that count, by turns: those that the same side made in a row. */
  get turns() {
    return this.made.reduce(
      (turns, move, at) => {
        if (at && this.continues(at)) turns[turns.length - 1].push(move);
        else turns.push([move]);
        return turns;
      },
      /** @type {string[][]} */ ([]),
    );
  }

  /** Who made the move after so many others. @param {number} at */
  moverAt(at) {
    return this.#sides[at];
  }

  /** Whether the move after so many others goes on with the turn before. @param {number} at */
  continues(at) {
    return at > 0 && this.#sides[at] !== undefined && this.#sides[at] === this.#sides[at - 1];
  }

  /** Whether the one to move has moved just now. */
  get isWithinTurn() {
    return this.at > 0 && !this.outcome && this.side !== undefined && this.side === this.#sides[this.at - 1];
  }

  /** The squares of the moves of the last turn, or of the one that goes on. */
  get trail() {
    let from = this.at - 1;
    while (this.continues(from)) from--;
    return this.#steps.slice(Math.max(from, 0), this.at).filter((step) => step !== undefined);
  }

  /** Plays a move; moves that were taken back are forgotten. @param {string} name @returns {string} its full name */
  play(name) {
    const {
      side,
      view: { steps },
    } = this;
    const move = this.#engine.play(name);
    if (this.at < this.moves.length) this.#forgetLater();
    this.#steps.push(steps.find((step) => step.name === move));
    this.#sides.push(side);
    this.moves.push(move);
    this.#positions.push(this.#engine.position);
    this.at++;
    return move;
  }

  #forgetLater() {
    this.#steps.length = this.#sides.length = this.at;
    this.#positions.length = this.at + 1;
    // Whoever holds the moves that were made keeps them.
    this.moves = this.made;
  }

  /** Goes to the position after so many moves. @param {number} at */
  go(at) {
    while (this.at > at) {
      this.#engine.undo();
      this.at--;
    }
    while (this.at < at) this.#engine.play(this.moves[this.at++]);
  }

  free() {
    this.#engine.free();
  }
}
