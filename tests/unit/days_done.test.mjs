// The puzzles of days on the shelf of the days in a row.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const kept = new Map();
globalThis.localStorage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, text) => void kept.set(key, text),
};
beforeEach(() => kept.clear());

const { lastRun, markOf, markPuzzle, readDone, streakOf } = await import("../../www/site/days_done.js");
const day = new Date().toISOString().slice(0, 10);
const solved = { game: "slide3", origin: { kind: "day", day }, at: 8, optimum: 8, helped: false, isBegun: false };
const marked = (round) => {
  markPuzzle({ ...solved, ...round });
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

test("the last run is a list of days, and none of what no page wrote", () => {
  const runOf = (last, streak) => {
    kept.set("plyground.days", JSON.stringify({ version: 1, days: {}, last, streak, best: streak }));
    return lastRun(readDone());
  };
  assert.deepEqual(runOf("2026-03-01", 2), ["2026-03-01", "2026-02-28"]);
  assert.deepEqual(runOf("", 0), []);
  assert.deepEqual(runOf("", 3), []);
  assert.deepEqual(runOf("2026-03-01", 1e9), []);
});
