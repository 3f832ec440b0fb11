// What is under way until there is a next problem. It is a state: views `follow` it.

import { observe } from "../site/state.js";

export class Pending {
  /** What it is, if anything. @type {string | undefined} */
  task;
  /** How far it is. It changes often, so nothing else is redrawn for it. */
  progress = "";
  isEasierOffered = false;

  constructor() {
    observe(this);
  }

  /** @param {string} task @param {string} [progress] @param {boolean} [isEasierOffered] */
  begin(task, progress = "", isEasierOffered = false) {
    this.task = task;
    this.progress = progress;
    this.isEasierOffered = isEasierOffered;
  }

  end() {
    this.task = undefined;
  }
}
