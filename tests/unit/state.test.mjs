// State that views follow.
import assert from "node:assert/strict";
import { test } from "node:test";
import { follow, observe } from "../../www/site/state.js";

class Counter {
  count = 0;
  step = 1;
  isShown = true;
  constructor() {
    observe(this);
  }
  get next() {
    return this.count + this.step;
  }
}
const settled = () => new Promise(setImmediate);

test("a view draws at once, and once for all changes of a task", async () => {
  const counter = new Counter();
  const drawn = [];
  follow(() => drawn.push([counter.count, counter.next]));
  counter.count = 1;
  assert.equal(counter.next, 2, "what is derived is never late");
  counter.step = 2;
  counter.count = 2;
  assert.deepEqual(drawn, [[0, 1]]);
  await settled();
  assert.deepEqual(drawn, [
    [0, 1],
    [2, 4],
  ]);
});

test("a view follows what it has read the last time, and nothing else", async () => {
  const counter = new Counter();
  let drawn = 0;
  follow(() => {
    drawn++;
    return counter.isShown && counter.count;
  });
  for (const change of [{ step: 5 }, { isShown: false }, { count: 3 }, { count: 4 }]) {
    Object.assign(counter, change);
    await settled();
  }
  assert.equal(drawn, 2, "only when it became hidden");
});

test("a view that has ended draws no more, even if it was due", async () => {
  const counter = new Counter();
  let drawn = 0;
  const stop = follow(() => {
    drawn++;
    return counter.count;
  });
  counter.count = 1;
  stop();
  await settled();
  assert.equal(drawn, 1);
});

test("what a view writes is seen late: what can be derived is a getter", async () => {
  const counter = new Counter();
  const drawn = [];
  follow(() => drawn.push(counter.step));
  follow(() => {
    counter.step = Math.min(counter.count, 3);
  });
  counter.count = 9;
  await settled();
  assert.deepEqual(drawn, [1, 0, 3], "0 was the state before");
});

test("a derived class observes its own fields", async () => {
  class Named extends Counter {
    name = "a";
    constructor() {
      super();
      observe(this);
    }
  }
  const named = new Named();
  const drawn = [];
  follow(() => drawn.push(named.name + named.count));
  named.name = "b";
  named.count = 1;
  await settled();
  assert.deepEqual(drawn, ["a0", "b1"]);
});
