// The task that must end before the next problem is shown. It is a state: views `follow` it.

import { observe } from "../site/state.js";

export class Pending {
  /** The name of the task, if one is running. @type {string | undefined} */
  task;
  /** The progress of the task. It changes often, so nothing else is redrawn for it. */
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
