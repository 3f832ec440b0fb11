// A puzzle in play: board, distances, hints. The host draws everything around the board.

import { TileBoard } from "../boards/tiles.js";
import { goalOf, puzzleName } from "../puzzles.js";
import { explain, sentence, words } from "../site/words.js";
import { Distances } from "./distances.js";
import { askWay, describeMove, describeSquare, explainRefusal, lineOf } from "../site/slide_words.js";

/** @typedef {import("../site/game_record.js").GameRecord} GameRecord */

/**
 * The state of a round, as far as it is known.
 * @typedef {object} Standing
 * @property {GameRecord} round
 * @property {number | undefined} distance  The distance to win from here.
 * @property {(number | undefined)[]} path  The distances at the start and after each move made.
 * @property {(boolean | undefined)[]} closer  For each move, including undone ones, whether it led closer to the goal.
 * @property {boolean} canHint  Whether a hint and a solution can be asked for.
 * @property {boolean} canPeek  Whether the puzzle has a table of distances.
 */

/**
 * @typedef {object} Handlers
 * @property {(standing: Standing) => void} onShow  Something must be redrawn.
 * @property {(round: GameRecord) => void} [onChange]  The position, or the moves that led to it, changed.
 * @property {(move: string) => void} [onMove]  A move was played.
 * @property {(standing: Standing) => void} [onSolved]  The round was solved by playing.
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
  #round;
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

  get round() {
    return this.#round;
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
    if (this.#round) this.say(this.#board.frozen ? words.frozen : explainRefusal(this.#round.view, square, way));
  }

  /**
   * Takes over a new round, and frees the previous one.
   * @param {GameRecord} round
   * @param {number} [distance]  The distance with which it was dealt.
   */
  begin(round, distance) {
    this.onResume();
    if (distance !== undefined) this.#distances.tell(round.game, round.start, distance);
    this.#round?.free();
    this.#round = round;
    this.show();
    void this.#learn();
  }

  /** Ends the round: nothing can be played any more. */
  end() {
    this.#round?.free();
    this.#round = undefined;
  }

  /** Plays a move by name. @param {string} name @returns {string | undefined} its full name */
  move(name) {
    const round = this.#round;
    if (!round) return undefined;
    const before = this.#distances.known(round.game, round.position);
    const move = round.play(name);
    const after = this.#distances.known(round.game, round.position);
    if (before === undefined || after === undefined) this.say(sentence(this.#describe(move)));
    else this.say(words.playedTo(after < before, after));
    const learned = this.#moved();
    this.#handlers.onMove?.(move);
    if (round.solved)
      void learned.then(
        () => this.#round === round && round.solved && this.#handlers.onSolved?.(this.#standing(round)),
      );
    return move;
  }

  /** @param {string} move */
  #describe(move) {
    return describeMove(move, this.#round?.view.columns ?? 0);
  }

  undo() {
    const round = this.#round;
    if (round?.at) this.go(round.at - 1, words.undone(this.#describe(round.moves[round.at - 1])));
  }

  redo() {
    const round = this.#round;
    if (round && round.at < round.moves.length) this.go(round.at + 1, sentence(this.#describe(round.moves[round.at])));
  }

  restart() {
    this.go(0, words.restarted);
    this.#board.focus();
  }

  /** Goes to the position after this many moves. @param {number} at @param {string} [said] */
  go(at, said) {
    this.#round?.go(at);
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
    const round = this.#round;
    if (!round) return;
    const view = round.view;
    this.#board.set({ ...view, goal: goalOf(view.columns), name: puzzleName(round.game) });
    this.#showNumbers(round);
    this.#handlers.onChange?.(round);
  }

  /** Shows the known distances; the board stays unchanged. @param {GameRecord} round */
  #showNumbers(round) {
    round.optimum = this.#distances.known(round.game, round.start);
    this.#showPeek();
    this.#handlers.onShow(this.#standing(round));
  }

  /** @param {GameRecord} round */
  #canHint({ game, solved }) {
    return !solved && (Distances.has(game) || this.solve !== undefined);
  }

  /** @param {GameRecord} round @returns {Standing} */
  #standing(round) {
    const distance = (/** @type {number} */ at) => this.#distances.known(round.game, round.positionAfter(at));
    const closer = round.moves.map((_, at) => {
      const [before, after] = [distance(at), distance(at + 1)];
      return before === undefined || after === undefined ? undefined : after < before;
    });
    return {
      round,
      distance: distance(round.at),
      path: Array.from({ length: round.at + 1 }, (_, at) => distance(at)),
      closer,
      canHint: this.#canHint(round),
      canPeek: Distances.has(round.game),
    };
  }

  /** Stores a shortest solution, given the positions along it. @param {string} game @param {string[]} positions */
  note(game, positions) {
    this.#distances.note(game, positions);
    if (this.#round) this.#showNumbers(this.#round);
  }

  /** Requests the unknown distances of this position and of the moves that led here. */
  async #learn() {
    const round = this.#round;
    if (!round || !Distances.has(round.game)) return;
    const position = round.position;
    const way = round.moves.map((_, at) => round.positionAfter(at + 1));
    try {
      await Promise.all([
        this.#distances.look(round.game, position),
        this.#distances.learn(round.game, [round.start, ...way]),
      ]);
    } catch (error) {
      return this.say(sentence(explain(error)));
    }
    if (this.#round === round) this.#showNumbers(round);
  }

  /** Shows the next stage of the hint: the block, the direction, the whole line. */
  async hint() {
    const round = this.#round;
    if (!round) return;
    if (round.solved) return this.say(words.hint.solved);
    if (!this.#canHint(round)) return this.say(words.noDistances(puzzleName(round.game)));
    const position = round.position;
    const line = await this.line();
    if (!line || this.#round !== round || round.position !== position) return;
    const { moves } = line;
    if (this.#board.frozen) {
      this.onResume();
      this.show();
    }
    round.helped = true;
    this.#hints = Math.min(this.#hints + 1, 3);
    const step = round.view.steps.find((step) => step.name === moves[0]);
    if (step) this.#board.mark({ step, showWay: this.#hints > 1 });
    const told = moves.slice(0, TOLD).map((move) => this.#describe(move));
    if (this.#hints === 1) this.say(words.hint.block(lineOf(moves[0], round.view.columns)));
    else if (this.#hints === 2) this.say(words.hint.way(told[0]));
    else if (Distances.has(round.game)) this.say(words.hint.line(told, moves.length - told.length));
    else this.say(words.hint.found(moves.length));
  }

  /**
   * A solution of the position on the board: a shortest one, and how many there are, or one that was found.
   * @returns {Promise<{ moves: string[], lines?: number } | undefined>}
   */
  async line() {
    const { game, position } = /** @type {GameRecord} */ (this.#round);
    if (Distances.has(game)) return this.#engine.ask("line", { game, position });
    const moves = await this.solve?.();
    return moves && { moves };
  }

  /** Lets the block breathe that is to slide first. */
  async nudge() {
    const round = this.#round;
    if (!round) return;
    const line = await this.line().catch(() => undefined);
    if (round !== this.#round || round.at) return;
    const step = round.view.steps.find(({ name }) => name === line?.moves[0]);
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
    const round = this.#round;
    if (!round) return;
    this.#showNumbers(round);
    const look = this.#distances.seen(round.game, round.position);
    if (!shown || !look) return;
    round.helped = true;
    const good = look.moves.filter((move) => move.distance < look.distance);
    this.say(words.peek(good.map(({ name }) => this.#describe(name))));
  }

  #showPeek() {
    const round = this.#round;
    const look = round && this.#distances.seen(round.game, round.position);
    if (!this.#peeking || !look) return this.#board.peek(undefined);
    this.#board.peek(new Map(look.moves.map(({ name, distance }) => [name, { closer: distance < look.distance }])));
  }
}

// The message after solving a round.

/** @param {Pick<import("../site/game_record.js").GameRecord, "at" | "optimum" | "helped" | "isBegun">} round */
export const praise = ({ at, optimum, helped, isBegun }) =>
  at ? words.won.solved(words.won.result(at, optimum, helped || isBegun)) : words.won.already;
