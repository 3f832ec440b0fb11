// After a win: the next puzzle, the text of the result, and the countdown.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { countDown, nextAfter, resultText } from "../../www/play/win_result.js";

const today = () => new Date().toISOString().slice(0, 10);

test("the next puzzle depends on those that were solved", () => {
  const deal = { farthest: 26, freshSeed: () => "seed" };
  const statistics = (...solved) => ({ version: 2, solved, played: [] });
  const kinds = (won, { solved = [], ...changes } = {}) =>
    nextAfter({ game: "slide3", origin: { kind: "start" }, optimum: 10, ...won }, statistics(...solved), {
      ...deal,
      ...changes,
    }).map(({ kind, distance }) => [kind, distance].filter(Boolean).join(" "));
  assert.deepEqual(kinds({}), ["harder 12", "another 10", "today"]);
  assert.deepEqual(kinds({ optimum: 25 }), ["harder 26", "another 25", "today"]);
  assert.deepEqual(kinds({ optimum: 26 }), ["another 26", "today"]);
  assert.deepEqual(kinds({ origin: { kind: "day", day: today() } }), ["harder 12", "another 10"]);
  assert.deepEqual(kinds({ origin: { kind: "day", day: "2026-01-01" } }), ["harder 12", "another 10", "today"]);
  assert.deepEqual(kinds({}, { solved: [{ game: "slide3", day: today() }] }), ["harder 12", "another 10"]);
  assert.deepEqual(kinds({}, { solved: [{ game: "slide2", day: today() }] }), ["harder 12", "another 10", "today"]);
  assert.deepEqual(kinds({ game: "slide4", optimum: undefined }), ["any", "today"]);
  assert.deepEqual(kinds({}, { farthest: undefined }), ["any", "today"]);
});

test("the text of a result gives nothing of the solution away", () => {
  const round = { game: "slide3", at: 14, optimum: 14, origin: { kind: "day", day: "2026-11-22" }, helped: false };
  assert.equal(resultText(round), "SlideThree 22 Nov · 14/14 · no hints");
  assert.equal(
    resultText({ ...round, at: 16, helped: true, origin: { kind: "seed", seed: "plum", distance: 14 } }),
    "SlideThree · 16/14 · with hints",
  );
  assert.equal(
    resultText({ ...round, game: "slide4", optimum: undefined, at: 1, origin: { kind: "start" } }),
    "SlideFour · 1 move · no hints",
  );
});

test("the countdown shows each minute once, across midnight", () => {
  mock.timers.enable({ apis: ["Date", "setTimeout"], now: Date.parse("2026-11-22T22:58:30Z") });
  try {
    const told = [];
    const end = countDown((hours, minutes) => told.push([hours, minutes].join(":")));
    mock.timers.tick(29_000);
    assert.deepEqual(told, ["1:2"]);
    mock.timers.tick(1_000);
    mock.timers.tick(60_000);
    assert.deepEqual(told, ["1:2", "1:1", "1:0"]);
    mock.timers.tick(60_000);
    mock.timers.setTime(Date.parse("2026-11-22T23:59:59Z"));
    mock.timers.tick(61_000);
    assert.equal(told.at(-1), "23:59");
    end();
    const { length } = told;
    mock.timers.tick(600_000);
    assert.equal(told.length, length);
  } finally {
    mock.timers.reset();
  }
});
