// A set while it is solved: the outcomes of its problems, and the current one. It is a state: views `follow` it.

import { observe } from "../site/state.js";
import { forgetProgress, keepProgress, readProgress } from "./progress.js";

/** @typedef {import("./progress.js").Progress} Progress */

/** Measures the solver's thinking time. */
class Clock {
  #milliseconds;
  /** The time at which it was started; 0 while it is stopped. */
  #start = 0;

  /** @param {number} seconds  The time measured before. */
  constructor(seconds) {
    this.#milliseconds = seconds * 1000;
  }

  /** @param {boolean} isRunning */
  run(isRunning) {
    const now = performance.now();
    if (this.#start) this.#milliseconds += now - this.#start;
    this.#start = isRunning ? now : 0;
  }

  get seconds() {
    this.run(!!this.#start);
    return Math.round(this.#milliseconds / 1000);
  }
}

export class SolvedSet {
  /** Every change replaces the object. @type {Progress} */
  progress;
  /** The index of the problem on the board; −1 before the first one. */
  current = -1;
  #query;
  #isForgotten = false;

  /** @param {string} query  The link of the set. @param {number} count  The number of its problems. */
  constructor(query, count) {
    this.#query = query;
    this.progress = readProgress(query, count);
    this.clock = new Clock(this.progress.seconds);
    observe(this);
  }

  get marks() {
    return this.progress.marks;
  }

  /** Whether the current problem has no outcome yet. */
  get isOpen() {
    return this.marks[this.current] === "open";
  }

  /** Whether no problem is open. */
  get isOver() {
    return !this.marks.includes("open");
  }

  /** The index of the next open problem; −1 if there is none. */
  get next() {
    const after = this.marks.indexOf("open", this.current + 1);
    return after < 0 ? this.marks.indexOf("open") : after;
  }

  /** Sets the outcome of the current problem. @param {import("./result.js").Mark} mark */
  mark(mark) {
    this.#change({ marks: this.marks.with(this.current, mark) });
  }

  /** The current problem has ended. @param {{ isSolved: boolean, isFirst: boolean }} end */
  end({ isSolved, isFirst }) {
    this.mark(isSolved ? this.progress.spoilt[this.current] || (isFirst ? "first" : "later") : "shown");
  }

  /** Failed attempts and hints count even if the page is loaded again. @param {Progress["spoilt"][number]} worst */
  spoil(worst) {
    const { spoilt } = this.progress;
    const before = spoilt[this.current];
    if (this.isOpen && worst && before !== worst && before !== "helped")
      this.#change({ spoilt: spoilt.with(this.current, worst) });
  }

  /** Stores the problems that were found by the seed. @param {Progress["problems"]} problems */
  find(problems) {
    this.#change({ problems, marks: this.marks.map((mark, at) => (at < problems.length ? mark : "wrong")) });
  }

  /** Stores the progress, merged with the progress of other windows. */
  keep() {
    this.#change({});
  }

  /** @param {Partial<Progress>} change */
  #change(change) {
    if (this.#isForgotten) return;
    const { marks, spoilt, problems } = { ...this.progress, ...change };
    const progress = { marks: [...marks], spoilt: [...spoilt], problems, seconds: this.clock.seconds };
    keepProgress(this.#query, progress);
    this.progress = progress;
  }

  /** Deletes the progress on this device. */
  forget() {
    this.#isForgotten = true;
    forgetProgress(this.#query);
  }
}
