// Two tabs that share the statistics of a device, as one of them sees it: the other one is played by the test.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { add, nothing } from "../../www/statistics/player_statistics.js";

const KEY = "plyground.statistics";
const store = new Map();
globalThis.localStorage = {
  getItem: (key) => store.get(key) ?? null,
  setItem: (key, value) => void store.set(key, value),
};
/** Gives the lock to one after the other. */
let queue = Promise.resolve();
const locks = { request: (_name, _options, act) => (queue = queue.then(act)) };
Object.defineProperty(globalThis, "navigator", { value: { locks, languages: ["en"] } });
/** The listener of the tab that was opened last. */
let hear;
globalThis.addEventListener = (type, listener) => {
  assert.equal(type, "storage");
  hear = listener;
};

const stored = () => store.get(KEY);
const texts = () => JSON.parse(stored()).solved.map(({ position }) => position);
const puzzle = (position) => (statistics) =>
  add(statistics, { game: "slide3", position, moves: 30, optimum: 24, day: null, helped: false, date: "2026-11-20" });
const collect = (...positions) => positions.reduce((all, position) => puzzle(position)(all), nothing());

let [tabs, shelf] = [0, undefined];
beforeEach(async () => {
  store.clear();
  shelf = await import(`../../www/statistics/shelf.js?tab=${tabs++}`);
});

/** Reports a puzzle as index.js does. */
const note = (position) =>
  shelf.alone(() => {
    const statistics = puzzle(position)(shelf.load() ?? nothing());
    shelf.saveOrHold(statistics);
    shelf.protect(puzzle(position));
  });

/** The other tab stores something; returns its event, which arrives later. */
function other(statistics, oldValue = stored()) {
  const newValue = JSON.stringify(statistics);
  store.set(KEY, newValue);
  return { key: KEY, oldValue, newValue };
}

/** Hears an event, and does all that follows from it. */
async function heard(event) {
  hear(event);
  await queue;
}

test("results that another tab overwrites are added again", async () => {
  await note("mine");
  await heard(other(collect("its")));
  assert.deepEqual(texts(), ["its", "mine"]);
});

test("a deletion heard of while a report waits stays", async () => {
  await note("old");
  const deletion = other(nothing());
  const noted = note("new");
  await heard(deletion);
  await noted;
  await queue;
  assert.deepEqual(texts(), ["new"]);
  await heard(other(collect("its", "new")));
  assert.deepEqual(texts(), ["its", "new"]);
});

test("a report made before the deletion was visible does not bring anything back", async () => {
  await note("old");
  const before = stored();
  await note("new");
  await heard({ key: KEY, oldValue: before, newValue: JSON.stringify(nothing()) });
  assert.deepEqual(texts(), ["new"]);
});

test("statistics that could not be stored are deleted too", async () => {
  await note("old");
  const { setItem } = localStorage;
  localStorage.setItem = () => assert.fail("the storage is full");
  await note("held");
  localStorage.setItem = setItem;
  await heard(other(nothing()));
  await note("new");
  assert.deepEqual(texts(), ["new"]);
});

test("a tab that was asleep keeps what the other one restored meanwhile", async () => {
  await note("old");
  const whole = JSON.parse(stored());
  const events = [other(nothing()), other(whole)];
  for (const event of events) await heard(event);
  assert.deepEqual(texts(), ["old"]);
});

test("a tab that was asleep keeps what the other one restored and added to", async () => {
  await note("old");
  const events = [other(collect("old", "its")), other(nothing()), other(collect("old"))];
  for (const event of events) await heard(event);
  assert.deepEqual(texts(), ["old"]);
});
