// The marks of lessons: kept on the device, and seen by who follows them.
import assert from "node:assert/strict";
import { test } from "node:test";

/** @type {Map<string, string>} */
const stored = new Map();
Object.defineProperty(globalThis, "localStorage", {
  configurable: true,
  value: {
    getItem: (/** @type {string} */ key) => stored.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => stored.set(key, text),
  },
});
const { LessonsDone } = await import("../../www/learn/lessons_done.js");
const { drawn, follow } = await import("../../www/site/state.js");

test("a lesson is done once, and still is on the next visit", async () => {
  const done = new LessonsDone();
  assert.deepEqual(done.ids, []);
  /** @type {string[]} */
  const seen = [];
  follow(() => seen.push(done.ids.join(" ")));
  for (const id of ["mtd", "minimax", "mtd"]) {
    done.add(id);
    await drawn();
  }
  assert.deepEqual(seen, ["", "mtd", "mtd minimax"]);
  assert.deepEqual([...stored], [["plyground.lessons", "mtd minimax"]]);
  assert.deepEqual(new LessonsDone().ids, ["mtd", "minimax"]);
});

test("without storage a lesson is done for this visit", () => {
  Object.defineProperty(globalThis, "localStorage", {
    get() {
      throw new DOMException("forbidden", "SecurityError");
    },
  });
  const done = new LessonsDone();
  done.add("noise");
  assert.deepEqual(done.ids, ["noise"]);
});
