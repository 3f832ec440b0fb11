// A game on a board whose turns somebody answers: the state of a table, without a page. Views `follow` it.

import { Latest } from "../site/latest.js";
import { observe } from "../site/state.js";
import { Wait } from "./wait.js";

/** @typedef {import("../site/game_record.js").GameRecord} GameRecord */
/** @typedef {import("./game_views.js").Side} Side */

export class Session {
  /** The record is one object that its moves modify; what holds it is replaced then. @type {{ readonly record?: GameRecord }} */
  table = {};
  /** The players: "you" for a person at this board. @type {Readonly<Record<Side, string>>} */
  seats = { first: "you", second: "you" };
  #answers = new Latest();
  #wait = new Wait();

  constructor() {
    observe(this);
  }

  /** The game with all its moves: whoever reads it in `follow` is told of each. */
  get record() {
    return this.table.record;
  }

  /** Takes over a game, and frees the previous one. @param {GameRecord} record @param {Record<Side, string>} seats */
  seat(record, seats) {
    this.end();
    this.seats = seats;
    this.table = { record };
  }

  /** Ends the session, and frees its game. */
  end() {
    this.interrupt();
    this.record?.free();
    this.table = {};
  }

  /** Cancels answers to what was on the board. @returns {AbortSignal} for answers to what is there now */
  interrupt() {
    this.#wait.end();
    return this.#answers.begin();
  }

  /** For answers to what is on the board. */
  get signal() {
    return this.#answers.signal;
  }

  /** Waits, unless the state is interrupted. @param {number} milliseconds */
  wait(milliseconds) {
    return this.#wait.begin(milliseconds);
  }

  /** Changes how long it waits, from when it began to. @param {number} milliseconds */
  changeWait(milliseconds) {
    this.#wait.change(milliseconds);
  }

  /** Plays moves of whoever is to move. @param {GameRecord} record @param {...string} names @returns {string} the last one’s full name */
  move(record, ...names) {
    const moves = names.map((name) => record.play(name));
    this.table = { record };
    return moves[moves.length - 1];
  }

  /** Shows the position after this many moves. @param {number} at */
  turnTo(at) {
    const { record } = this;
    if (!record) return;
    record.go(Math.min(Math.max(at, 0), record.moves.length));
    this.table = { record };
  }
}
