// One puzzle or game being played: its start, the moves, and the current position among them.

/** @typedef {import("../pkg/play.js").Game} Game */
/** @typedef {{ columns: number, cells: Uint8Array, steps: import("../pkg/play.js").Step[] }} View */

export class GameRecord {
  #engine;
  /** @type {string[]} */
  #positions;
  /** @type {(import("../pkg/play.js").Step | undefined)[]} */
  #steps = [];
  /** The sides that made them. @type {("first" | "second" | undefined)[]} */
  #sides = [];
  /** The view of the current position, once a board has asked for it. @type {View | undefined} */
  #view;

  /**
   * @param {Game} engine  The game at its start; the record owns it from now on.
   * @param {import("./puzzle_link.js").Origin} origin
   */
  constructor(engine, origin) {
    this.#engine = engine;
    this.origin = origin;
    this.game = engine.name;
    /** @type {string[]} All moves made, those taken back included. */
    this.moves = [];
    this.at = 0;
    /** Whether a hint was used. */
    this.helped = false;
    /** Whether a link brought moves that were not made here. */
    this.isBegun = false;
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

  /** The side to move in a two-player game. */
  get side() {
    return /** @type {"first" | "second" | undefined} */ (this.#engine.side);
  }

  /** How a two-player game ended, if it has. */
  get outcome() {
    return this.#engine.outcome();
  }

  /** The number of rows of the board. */
  get rows() {
    return this.#engine.rows;
  }

  /** The data with which a board draws the current position. */
  get view() {
    this.#view ??= {
      columns: this.#engine.columns,
      cells: this.#engine.cells(),
      steps: /** @type {import("../pkg/play.js").Step[]} */ (this.#engine.steps()),
    };
    return this.#view;
  }

  /**
   * A value of the position after a move, which is not played.
   * @template T @param {string} position @param {string} move @param {(game: Game) => T} read
   */
  #readAfter(position, move, read) {
    const Engine = /** @type {new (game: string, position: string) => Game} */ (this.#engine.constructor);
    const other = new Engine(this.game, position);
    other.play(move);
    const result = read(other);
    other.free();
    return result;
  }

  /** The legal steps after a move, which is not played. @param {string} move */
  stepsAfter(move) {
    return this.#readAfter(
      this.position,
      move,
      (game) => /** @type {import("../pkg/play.js").Step[]} */ (game.steps()),
    );
  }

  /** The position after a move in some position, the side to move there, and whether the game is over. @param {string} position @param {string} move */
  after(position, move) {
    return this.#readAfter(position, move, (game) => ({
      position: game.position,
      side: /** @type {"first" | "second" | undefined} */ (game.side),
      isOver: !!game.outcome(),
    }));
  }

  /** The moves up to the current position. */
  get made() {
    return this.moves.slice(0, this.at);
  }

  /** The position after `at` moves. @param {number} at */
  positionAfter(at) {
    return this.#positions[at];
  }

  /** The squares of the last move, for boards that show it. */
  get last() {
    return this.at ? this.#steps[this.at - 1] : undefined;
  }

  /** The moves up to the current position, grouped by turn. */
  get turns() {
    return this.turnsOf(this.made);
  }

  /** The first moves grouped by turn: consecutive moves of the same side. @param {string[]} moves */
  turnsOf(moves) {
    return moves.reduce(
      (turns, move, at) => {
        if (at && this.continues(at)) turns[turns.length - 1].push(move);
        else turns.push([move]);
        return turns;
      },
      /** @type {string[][]} */ ([]),
    );
  }

  /** The side that made the move at this index. @param {number} at */
  moverAt(at) {
    return this.#sides[at];
  }

  /** Whether the move at this index continues the turn of the one before. @param {number} at */
  continues(at) {
    return at > 0 && this.#sides[at] !== undefined && this.#sides[at] === this.#sides[at - 1];
  }

  /** Whether the side to move has just moved. */
  get isWithinTurn() {
    return this.at > 0 && !this.outcome && this.side !== undefined && this.side === this.#sides[this.at - 1];
  }

  /** The squares of the moves of the last turn, or of the current one if it continues. */
  get trail() {
    let from = this.at - 1;
    while (this.continues(from)) from--;
    return this.#steps.slice(Math.max(from, 0), this.at).filter((step) => step !== undefined);
  }

  /** Plays a move; undone moves are forgotten. @param {string} name @returns {string} its full name */
  play(name) {
    const {
      side,
      view: { steps },
    } = this;
    const move = this.#engine.play(name);
    this.#view = undefined;
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
    // Others may hold the array of moves, so do not modify it.
    this.moves = this.made;
  }

  /** Goes to the position after `at` moves. @param {number} at */
  go(at) {
    if (at !== this.at) this.#view = undefined;
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
