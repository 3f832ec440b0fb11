// The puzzles of days on the shelf of the days in a row.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const storage = new Map();
globalThis.localStorage = {
  getItem: (key) => storage.get(key) ?? null,
  setItem: (key, text) => void storage.set(key, text),
};
beforeEach(() => storage.clear());

const { daysOnTime, markOf, markPuzzle, readDone, streakOf } = await import("../../www/site/days_done.js");
const day = new Date().toISOString().slice(0, 10);
const solved = { game: "slide3", origin: { kind: "day", day }, at: 8, optimum: 8, helped: false, isBegun: false };
const marked = (record) => {
  markPuzzle({ ...solved, ...record });
  return [markOf(readDone(), day, "slide3"), streakOf(readDone())];
};

test("today's puzzle makes a day in a row", () => {
  assert.deepEqual(marked({}), ["first", 1]);
});

test("with hints or a detour it counts too, and is told apart", () => {
  assert.deepEqual(marked({ helped: true }), ["later", 1]);
});

test("moves that a link brought are not the visitor's own", () => {
  assert.deepEqual(marked({ isBegun: true }), [undefined, 0]);
});

test("a warm-up is not the puzzle that everybody has", () => {
  assert.deepEqual(marked({ origin: { kind: "day", day, distance: 1 }, at: 1, optimum: 1 }), [undefined, 0]);
});

const store = (done) => storage.set("plyground.days", JSON.stringify({ version: 1, days: {}, ...done }));

test("the days of earlier versions are those of the last run, and none of what no page wrote", () => {
  const daysOf = (last, streak) => {
    store({ last, streak, best: streak });
    return daysOnTime(readDone());
  };
  assert.deepEqual(daysOf("2026-03-01", 2), ["2026-02-28", "2026-03-01"]);
  assert.deepEqual(daysOf("", 0), []);
  assert.deepEqual(daysOf("", 3), []);
  assert.deepEqual(daysOf("2026-03-01", 1e9), []);
  store({ last: "2026-03-01", streak: 1, best: 1, onTime: ["2026-02-27", "yesterday"] });
  assert.deepEqual(daysOnTime(readDone()), []);
});

/** Solves the puzzle of the day that a clock shows. */
function solveOn(context, day) {
  context.mock.timers.setTime(Date.parse(`${day}T12:00:00Z`));
  markPuzzle({ ...solved, origin: { kind: "day", day } });
  return streakOf(readDone());
}

test("a clock that was wrong once neither stops the streak nor breaks it", (context) => {
  context.mock.timers.enable({ apis: ["Date"] });
  assert.equal(solveOn(context, "2026-03-01"), 1);
  assert.equal(solveOn(context, "2026-03-02"), 2);
  assert.equal(solveOn(context, "2026-04-02"), 1);
  assert.equal(solveOn(context, "2026-03-03"), 3);
  assert.equal(solveOn(context, "2026-02-03"), 1);
  assert.equal(solveOn(context, "2026-03-04"), 4);
  const { last, streak, best } = readDone();
  assert.deepEqual([last, streak, best], ["2026-03-04", 4, 4]);
  context.mock.timers.setTime(Date.parse("2026-03-05T12:00:00Z"));
  assert.equal(streakOf(readDone()), 4);
  context.mock.timers.setTime(Date.parse("2026-03-06T12:00:00Z"));
  assert.equal(streakOf(readDone()), 0);
});

test("the streak goes on from data in which an earlier version noted a day of the future", (context) => {
  context.mock.timers.enable({ apis: ["Date"] });
  store({ last: "2026-04-02", streak: 1, best: 2 });
  assert.equal(solveOn(context, "2026-03-03"), 1);
  assert.equal(solveOn(context, "2026-03-04"), 2);
});
