// A puzzle in play: board, distances, hints. The host draws everything around the board.

import { TileBoard } from "../boards/tiles.js";
import { goalOf, puzzleName } from "../puzzles.js";
import { explain, sentence, words } from "../site/words.js";
import { Distances } from "./distances.js";
import { askWay, describeMove, describeSquare, explainRefusal, lineOf } from "../site/slide_words.js";

/** @typedef {import("../site/game_record.js").GameRecord} GameRecord */

/**
 * The state of a puzzle, as far as it is known.
 * @typedef {object} Standing
 * @property {GameRecord} record
 * @property {number | undefined} distance  The distance to win from here.
 * @property {(number | undefined)[]} path  The distances at the start and after each move made.
 * @property {(boolean | undefined)[]} closer  For each move, including undone ones, whether it led closer to the goal.
 * @property {boolean} canHint  Whether a hint and a solution can be asked for.
 * @property {boolean} canPeek  Whether the puzzle has a table of distances.
 */

/**
 * @typedef {object} Handlers
 * @property {(standing: Standing) => void} onShow  Something must be redrawn.
 * @property {(record: GameRecord) => void} [onChange]  The position, or the moves that led to it, changed.
 * @property {(move: string) => void} [onMove]  A move was played.
 * @property {(standing: Standing) => void} [onSolved]  The puzzle was solved by playing.
 * @property {(text: string) => void} say
 * @property {(event: KeyboardEvent) => void} [onKey]  A key that the board does not use.
 */

const TOLD = 3; // moves of a solution that the last hint names

export class Play {
  #distances;
  #engine;
  #board;
  #handlers;
  /** @type {GameRecord | undefined} */
  #record;
  #hints = 0;
  #peeking = false;
  /** Called before the player's own game is resumed. */
  onResume = () => {};
  /**
   * Finds a solution of the position on the board where there is no table of distances, if anything can; reports what
   * goes wrong.
   * @type {(() => Promise<string[] | undefined>) | undefined}
   */
  solve;

  /** @param {import("../site/engine.js").Engine} engine @param {HTMLElement} board @param {Handlers} handlers */
  constructor(engine, board, handlers) {
    this.#engine = engine;
    this.#distances = new Distances(engine);
    this.#handlers = handlers;
    this.#board = new TileBoard(board, {
      onStep: (step) => this.move(step.name),
      onRefuse: (square, way) => this.#refuse(square, way),
      onPick: (view, square, ways) => this.say(askWay(view, square, ways)),
      describe: describeSquare,
      onKey: (event) => handlers.onKey?.(event),
    });
  }

  get record() {
    return this.#record;
  }

  get board() {
    return this.#board;
  }

  /** @param {string} text */
  say(text) {
    this.#handlers.say(text);
  }

  /** @param {number} square @param {import("../boards/tiles.js").Way | undefined} way */
  #refuse(square, way) {
    if (this.#record) this.say(this.#board.frozen ? words.frozen : explainRefusal(this.#record.view, square, way));
  }

  /**
   * Takes over a new puzzle, and frees the previous one.
   * @param {GameRecord} record
   * @param {number} [distance]  The distance with which it was dealt.
   */
  begin(record, distance) {
    this.onResume();
    if (distance !== undefined) this.#distances.tell(record.game, record.start, distance);
    this.#record?.free();
    this.#record = record;
    this.show();
    void this.#learn();
  }

  /** Ends the puzzle: nothing can be played any more. */
  end() {
    this.#record?.free();
    this.#record = undefined;
  }

  /** Plays a move by name. @param {string} name @returns {string | undefined} its full name */
  move(name) {
    const record = this.#record;
    if (!record) return undefined;
    const before = this.#distances.known(record.game, record.position);
    const move = record.play(name);
    const after = this.#distances.known(record.game, record.position);
    if (before === undefined || after === undefined) this.say(sentence(this.#describe(move)));
    else this.say(words.playedTo(after < before, after));
    const learned = this.#moved();
    this.#handlers.onMove?.(move);
    if (record.solved)
      void learned.then(
        () => this.#record === record && record.solved && this.#handlers.onSolved?.(this.#standing(record)),
      );
    return move;
  }

  /** @param {string} move */
  #describe(move) {
    return describeMove(move, this.#record?.view.columns ?? 0);
  }

  undo() {
    const record = this.#record;
    if (record?.at) this.go(record.at - 1, words.undone(this.#describe(record.moves[record.at - 1])));
  }

  redo() {
    const record = this.#record;
    if (record && record.at < record.moves.length)
      this.go(record.at + 1, sentence(this.#describe(record.moves[record.at])));
  }

  restart() {
    this.go(0, words.restarted);
    this.#board.focus();
  }

  /** Goes to the position after this many moves. @param {number} at @param {string} [said] */
  go(at, said) {
    this.#record?.go(at);
    if (said) this.say(said);
    void this.#moved();
  }

  #moved() {
    this.onResume();
    this.#hints = 0;
    this.#peeking = false;
    this.show();
    return this.#learn();
  }

  /** Draws everything from the current state. */
  show() {
    const record = this.#record;
    if (!record) return;
    const view = record.view;
    this.#board.set({ ...view, goal: goalOf(view.columns), name: puzzleName(record.game) });
    this.#showNumbers(record);
    this.#handlers.onChange?.(record);
  }

  /** Shows the known distances; the board stays unchanged. @param {GameRecord} record */
  #showNumbers(record) {
    record.optimum = this.#distances.known(record.game, record.start);
    this.#showPeek();
    this.#handlers.onShow(this.#standing(record));
  }

  /** @param {GameRecord} record */
  #canHint({ game, solved }) {
    return !solved && (Distances.has(game) || this.solve !== undefined);
  }

  /** @param {GameRecord} record @returns {Standing} */
  #standing(record) {
    const distance = (/** @type {number} */ at) => this.#distances.known(record.game, record.positionAfter(at));
    const closer = record.moves.map((_, at) => {
      const [before, after] = [distance(at), distance(at + 1)];
      return before === undefined || after === undefined ? undefined : after < before;
    });
    return {
      record,
      distance: distance(record.at),
      path: Array.from({ length: record.at + 1 }, (_, at) => distance(at)),
      closer,
      canHint: this.#canHint(record),
      canPeek: Distances.has(record.game),
    };
  }

  /** Stores a shortest solution, given the positions along it. @param {string} game @param {string[]} positions */
  note(game, positions) {
    this.#distances.note(game, positions);
    if (this.#record) this.#showNumbers(this.#record);
  }

  /** Requests the unknown distances of this position and of the moves that led here. */
  async #learn() {
    const record = this.#record;
    if (!record || !Distances.has(record.game)) return;
    const position = record.position;
    const way = record.moves.map((_, at) => record.positionAfter(at + 1));
    try {
      await Promise.all([
        this.#distances.look(record.game, position),
        this.#distances.learn(record.game, [record.start, ...way]),
      ]);
    } catch (error) {
      return this.say(sentence(explain(error)));
    }
    if (this.#record === record) this.#showNumbers(record);
  }

  /** Shows the next stage of the hint: the block, the direction, the whole line. */
  async hint() {
    const record = this.#record;
    if (!record) return;
    if (record.solved) return this.say(words.hint.solved);
    if (!this.#canHint(record)) return this.say(words.noDistances(puzzleName(record.game)));
    const position = record.position;
    const line = await this.line();
    if (!line || this.#record !== record || record.position !== position) return;
    const { moves } = line;
    if (this.#board.frozen) {
      this.onResume();
      this.show();
    }
    record.helped = true;
    this.#hints = Math.min(this.#hints + 1, 3);
    const step = record.view.steps.find((step) => step.name === moves[0]);
    if (step) this.#board.mark({ step, showWay: this.#hints > 1 });
    const told = moves.slice(0, TOLD).map((move) => this.#describe(move));
    if (this.#hints === 1) this.say(words.hint.block(lineOf(moves[0], record.view.columns)));
    else if (this.#hints === 2) this.say(words.hint.way(told[0]));
    else if (Distances.has(record.game)) this.say(words.hint.line(told, moves.length - told.length));
    else this.say(words.hint.found(moves.length));
  }

  /**
   * A solution of the position on the board: a shortest one, and how many there are, or one that was found.
   * @returns {Promise<{ moves: string[], lines?: number } | undefined>}
   */
  async line() {
    const { game, position } = /** @type {GameRecord} */ (this.#record);
    if (Distances.has(game)) return this.#engine.ask("line", { game, position });
    const moves = await this.solve?.();
    return moves && { moves };
  }

  /** Lets the block breathe that is to slide first. */
  async nudge() {
    const record = this.#record;
    if (!record) return;
    const line = await this.line().catch(() => undefined);
    if (record !== this.#record || record.at) return;
    const step = record.view.steps.find(({ name }) => name === line?.moves[0]);
    if (step) this.#board.nudge(step);
  }

  /** Whether the board shows which moves lead closer. */
  get peeking() {
    return this.#peeking;
  }

  /** Shows which moves lead closer, or hides it. @param {boolean} shown */
  peek(shown) {
    if (shown === this.#peeking) return;
    this.#peeking = shown;
    const record = this.#record;
    if (!record) return;
    this.#showNumbers(record);
    const look = this.#distances.seen(record.game, record.position);
    if (!shown || !look) return;
    record.helped = true;
    const good = look.moves.filter((move) => move.distance < look.distance);
    this.say(words.peek(good.map(({ name }) => this.#describe(name))));
  }

  #showPeek() {
    const record = this.#record;
    const look = record && this.#distances.seen(record.game, record.position);
    if (!this.#peeking || !look) return this.#board.peek(undefined);
    this.#board.peek(new Map(look.moves.map(({ name, distance }) => [name, { closer: distance < look.distance }])));
  }
}

// The message after solving a puzzle.

/** @param {Pick<import("../site/game_record.js").GameRecord, "at" | "optimum" | "helped" | "isBegun">} record */
export const praise = ({ at, optimum, helped, isBegun }) =>
  at ? words.won.solved(words.won.result(at, optimum, helped || isBegun)) : words.won.already;
