// State that updates its views when it changes.
//
// A class of state has plain fields and getters, and its constructor calls `observe`. A view calls `follow` with a function
// that reads this state and draws it. Nobody else announces a change.

import { effect, signal } from "../vendor/signals.js";

/**
 * Makes the public fields of an object signals: a view that reads one in `follow` is drawn again when it changes. The
 * value of a field is never modified, but replaced: `marks = marks.with(at, mark)`. A derived class observes its own fields too.
 * @param {object} object
 */
export function observe(object) {
  for (const [name, { value, writable }] of Object.entries(Object.getOwnPropertyDescriptors(object))) {
    if (!writable) continue; // It is a signal already.
    const field = signal(value);
    const set = (/** @type {unknown} */ next) => void (field.value = next);
    Object.defineProperty(object, name, { get: () => field.value, set, enumerable: true });
  }
}

/** Resolves once views have drawn what was changed before: new elements can then get the focus, or marks. */
export const drawn = () => Promise.resolve();

/**
 * Draws a view now, and again when state that was read while drawing has changed: once, at the end of the task.
 * So state may be changed in several steps, and no view sees it in between.
 * @param {() => void} draw @returns {() => void} a function that ends it
 */
export function follow(draw) {
  let isOver = false;
  let stop = () => {};
  const run = () => {
    stop();
    if (isOver) return;
    let isDrawn = false;
    stop = effect(() => {
      // The second run reads nothing, so that it is the last one.
      if (isDrawn) return queueMicrotask(run);
      isDrawn = true;
      draw();
    });
  };
  run();
  return () => {
    isOver = true;
    stop();
  };
}
