// The lessons in which the reader has made a prediction, on this device. It is a state without a page.

import { observe } from "../site/state.js";
import { recall, remember } from "../site/storage.js";

const KEY = "lessons";

export class LessonsDone {
  /** By the ids of their lessons, in the order in which they were done. */
  ids = (recall(KEY) ?? "").split(" ").filter(Boolean);

  constructor() {
    observe(this);
  }

  /** @param {string} id */
  add(id) {
    if (this.ids.includes(id)) return;
    this.ids = [...this.ids, id];
    remember(KEY, this.ids.join(" "));
  }
}
