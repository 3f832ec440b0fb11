// A puzzle in play: its moves, distances and hints. It is a state without a page: views `follow` it.

import { puzzleName } from "../puzzles.js";
import { describeMove, explainRefusal, lineOf } from "../site/slide_words.js";
import { observe } from "../site/state.js";
import { explain, sentence, words } from "../site/words.js";
import { Distances } from "./distances.js";

/** @typedef {import("../site/game_record.js").GameRecord} GameRecord */
/** @typedef {import("../boards/tiles.js").Hint} Hint */
/** @typedef {Pick<import("../boards/tiles.js").View, "columns" | "cells">} Position */

/**
 * What happens at a moment.
 * @typedef {object} Handlers
 * @property {(text: string) => void} say
 * @property {(move: string) => void} [onMove]  A move was played.
 * @property {(record: GameRecord) => void} [onSolved]  The puzzle was solved by playing, and its distances are known.
 * @property {() => Promise<string[] | undefined>} [solve]  Finds a solution of the position on the board where there is no
 *   table of distances; reports what goes wrong.
 */

const TOLD = 3; // moves of a solution that the last hint names

export class Play {
  /** The record is one object that its moves modify; what holds it is replaced then. @type {{ readonly record?: GameRecord }} */
  table = {};
  /** Whether the board shows which moves lead closer. */
  peeking = false;
  /** The hint on the board. @type {Hint | undefined} */
  hintMark;
  /** The step whose block breathes. @type {import("../boards/tiles.js").Step | undefined} */
  nudgedStep;
  /** A position of a solution, which the board shows in place of the player’s own. @type {Position & { hint?: Hint } | undefined} */
  demonstration;
  #distances;
  #engine;
  #handlers;
  /** The stage of the hint. */
  #hints = 0;

  /** @param {import("../site/engine.js").Engine} engine @param {Handlers} handlers */
  constructor(engine, handlers) {
    this.#engine = engine;
    this.#distances = new Distances(engine);
    this.#handlers = handlers;
    observe(this);
  }

  /** The puzzle with all its moves: whoever reads it in `follow` is told of each. */
  get record() {
    return this.table.record;
  }

  /** The distance to win from here, if it is known. */
  get distance() {
    return this.record && this.#distanceAfter(this.record.at);
  }

  /** The distance to win from the start. */
  get optimum() {
    return this.#distanceAfter(0);
  }

  /** The distances at the start and after each move made. */
  get path() {
    return Array.from({ length: (this.record?.at ?? 0) + 1 }, (_, at) => this.#distanceAfter(at));
  }

  /** For each move, including undone ones, whether it led closer to the goal, if that is known. */
  get closer() {
    return (this.record?.moves ?? []).map((_, at) => {
      const [before, after] = [this.#distanceAfter(at), this.#distanceAfter(at + 1)];
      return before === undefined || after === undefined ? undefined : after < before;
    });
  }

  /** Whether a hint and a solution can be asked for. */
  get canHint() {
    return !!this.record && !this.record.solved && (this.canPeek || this.#handlers.solve !== undefined);
  }

  /** Whether the puzzle has a table of distances. */
  get canPeek() {
    return !!this.record && Distances.has(this.record.game);
  }

  /** Which moves lead closer, by name, while the board shows that. */
  get peeks() {
    const { record } = this;
    const look = this.peeking && record ? this.#distances.seen(record.game, record.position) : undefined;
    return look && new Map(look.moves.map(({ name, distance }) => [name, { closer: distance < look.distance }]));
  }

  /** @param {number} at  The number of moves. */
  #distanceAfter(at) {
    return this.record && this.#distances.known(this.record.game, this.record.positionAfter(at));
  }

  /** @param {string} text */
  say(text) {
    this.#handlers.say(text);
  }

  /**
   * Says why there is no such move.
   * @param {number} square @param {import("../boards/tiles.js").Way | undefined} way
   */
  refuse(square, way) {
    if (this.record) this.say(this.demonstration ? words.frozen : explainRefusal(this.record.view, square, way));
  }

  /**
   * Takes over a new puzzle, and frees the previous one.
   * @param {GameRecord} record
   * @param {number} [distance]  The distance with which it was dealt.
   */
  begin(record, distance) {
    this.record?.free();
    if (distance !== undefined) this.#distances.tell(record.game, record.start, distance);
    void this.#change(record);
  }

  /** Ends the puzzle: nothing can be played any more. */
  end() {
    this.record?.free();
    this.table = {};
  }

  /** Plays a move by name. @param {string} name @returns {string | undefined} its full name */
  move(name) {
    const { record, distance: before } = this;
    if (!record) return undefined;
    const move = record.play(name);
    const learned = this.#change(record);
    const after = this.distance;
    if (before === undefined || after === undefined) this.say(sentence(this.#describe(move)));
    else this.say(words.playedTo(after < before, after));
    this.#handlers.onMove?.(move);
    if (record.solved)
      void learned.then(() => this.record === record && record.solved && this.#handlers.onSolved?.(record));
    return move;
  }

  /** @param {string} move */
  #describe(move) {
    return describeMove(move, this.record?.view.columns ?? 0);
  }

  undo() {
    const { record } = this;
    if (record?.at) this.go(record.at - 1, words.undone(this.#describe(record.moves[record.at - 1])));
  }

  redo() {
    const { record } = this;
    if (record && record.at < record.moves.length)
      this.go(record.at + 1, sentence(this.#describe(record.moves[record.at])));
  }

  restart() {
    this.go(0, words.restarted);
  }

  /** Goes to the position after this many moves. @param {number} at @param {string} [message] */
  go(at, message) {
    const { record } = this;
    record?.go(at);
    if (message) this.say(message);
    if (record) void this.#change(record);
  }

  /** There is another position on the board. @param {GameRecord} record */
  #change(record) {
    this.#hints = 0;
    this.peeking = false;
    this.demonstrate(undefined);
    this.table = { record };
    record.optimum = this.optimum;
    return this.#learn(record);
  }

  /** Shows a position of a solution in place of the player’s own, or no longer. @param {Play["demonstration"]} position */
  demonstrate(position) {
    this.demonstration = position;
    this.hintMark = this.nudgedStep = undefined;
  }

  /** Stores a shortest solution, given the positions along it. @param {string} game @param {string[]} positions */
  note(game, positions) {
    this.#distances.note(game, positions);
    if (this.record) this.record.optimum = this.optimum;
  }

  /** Requests the unknown distances of this position and of the moves that led here. @param {GameRecord} record */
  async #learn(record) {
    if (!this.canPeek) return;
    const way = [record.start, ...record.moves.map((_, at) => record.positionAfter(at + 1))];
    try {
      await this.#distances.learn(record.game, record.position, way);
    } catch (error) {
      return this.say(sentence(explain(error)));
    }
    if (this.record === record) record.optimum = this.optimum;
  }

  /** Shows the next stage of the hint: the block, the direction, the whole line. */
  async hint() {
    const { record } = this;
    if (!record) return;
    if (record.solved) return this.say(words.hint.solved);
    if (!this.canHint) return this.say(words.noDistances(puzzleName(record.game)));
    const { position } = record;
    const line = await this.line();
    if (!line || this.record !== record || record.position !== position) return;
    this.demonstration = undefined;
    record.helped = true;
    this.#hints = Math.min(this.#hints + 1, 3);
    const step = record.view.steps.find((step) => step.name === line.moves[0]);
    if (step) this.hintMark = { step, showWay: this.#hints > 1 };
    this.say(this.#tellHint(record, line.moves));
  }

  /** @param {GameRecord} record @param {string[]} moves  A solution. */
  #tellHint(record, moves) {
    const names = moves.slice(0, TOLD).map((move) => this.#describe(move));
    if (this.#hints === 1) return words.hint.block(lineOf(moves[0], record.view.columns));
    if (this.#hints === 2) return words.hint.way(names[0]);
    return this.canPeek ? words.hint.line(names, moves.length - names.length) : words.hint.solverLine(moves.length);
  }

  /**
   * A solution of the position on the board: a shortest one, and how many there are, or one that was found.
   * @returns {Promise<{ moves: string[], lines?: number } | undefined>}
   */
  async line() {
    const { game, position } = /** @type {GameRecord} */ (this.record);
    if (this.canPeek) return this.#engine.ask("line", { game, position });
    const moves = await this.#handlers.solve?.();
    return moves && { moves };
  }

  /** Lets the block breathe that is to slide first. */
  async nudge() {
    const { record } = this;
    if (!record) return;
    const line = await this.line().catch(() => undefined);
    if (record !== this.record || record.at) return;
    this.nudgedStep = record.view.steps.find(({ name }) => name === line?.moves[0]);
  }

  /** Shows which moves lead closer, or hides it. @param {boolean} isOn */
  peek(isOn) {
    if (isOn === this.peeking) return;
    this.peeking = isOn;
    const { record, peeks } = this;
    if (!record || !peeks) return;
    record.helped = true;
    const good = [...peeks].filter(([, { closer }]) => closer);
    this.say(words.peek(good.map(([name]) => this.#describe(name))));
  }
}

// The message after solving a puzzle.

/** @param {Pick<import("../site/game_record.js").GameRecord, "at" | "optimum" | "helped" | "isBegun">} record */
export const praise = ({ at, optimum, helped, isBegun }) =>
  at ? words.won.solved(words.won.result(at, optimum, helped || isBegun)) : words.won.already;
