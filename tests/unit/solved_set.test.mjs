// A set while it is solved: marks, what a failed attempt or a hint costs, time, and what another window has kept.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const stored = new Map();
globalThis.navigator ??= { languages: ["en"] };
globalThis.localStorage = {
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => stored.set(key, value),
};
const { SolvedSet } = await import("../../www/set/solved_set.js");
const { follow } = await import("../../www/site/state.js");
const QUERY = "?g=loa&n=2&seed=7b&v=1&count=3";
beforeEach(() => stored.clear());

/** A set of three with the first one on the board. */
function begin() {
  const solved = new SolvedSet(QUERY, 3);
  solved.current = Math.max(solved.next, 0);
  return solved;
}

test("a failure and a hint lower what a problem counts, and loading again does not raise it", () => {
  begin().spoil("later");
  const again = begin();
  assert.equal(again.current, 0);
  again.end({ isSolved: true, isFirst: true });
  assert.deepEqual(again.marks, ["later", "open", "open"]);
  again.current = again.next;
  again.spoil("helped");
  again.spoil("later");
  again.end({ isSolved: true, isFirst: false });
  assert.deepEqual(again.marks, ["later", "helped", "open"]);
  again.spoil("later");
  assert.equal(again.progress.spoilt[1], "helped", "what has ended stays");
});

test("the next problem is the next open one, then the first that was left out, then none", () => {
  const solved = begin();
  assert.equal(solved.next, 1);
  solved.current = 2;
  solved.end({ isSolved: false, isFirst: false });
  assert.equal(solved.next, 0);
  for (const at of [0, 1]) {
    solved.current = at;
    solved.end({ isSolved: true, isFirst: true });
  }
  assert.deepEqual([solved.next, solved.isOver], [-1, true]);
});

test("what ended first in another window stays", () => {
  const [here, there] = [begin(), begin()];
  there.end({ isSolved: false, isFirst: false });
  here.end({ isSolved: true, isFirst: true });
  assert.deepEqual(here.marks, ["shown", "open", "open"]);
});

test("the clock runs while somebody thinks", (t) => {
  let now = 1;
  t.mock.method(performance, "now", () => now);
  const solved = begin();
  solved.clock.run(true);
  now += 4_000;
  solved.keep();
  solved.clock.run(false);
  now += 9_000;
  solved.keep();
  assert.equal(begin().progress.seconds, 4);
});

test("who shows the marks is told when one changes, and a forgotten set is kept no more", async () => {
  const solved = begin();
  const drawn = [];
  follow(() => drawn.push(solved.marks.join(" ")));
  solved.spoil("later");
  solved.mark("wrong");
  await new Promise(setImmediate);
  assert.deepEqual(drawn, ["open open open", "wrong open open"]);
  solved.forget();
  solved.mark("open");
  assert.equal(begin().marks[0], "open");
  assert.equal(solved.marks[0], "wrong");
});
