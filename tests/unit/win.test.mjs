// After a win: the next puzzle, and the text of the result.
import assert from "node:assert/strict";
import { test } from "node:test";
import { nextAfter, resultText } from "../../www/play/win_result.js";

const today = () => new Date().toISOString().slice(0, 10);

test("the next puzzle depends on those that were solved", () => {
  const deal = { farthest: 26, freshSeed: () => "seed" };
  const statistics = (...solved) => ({ version: 2, solved, played: [] });
  const kinds = (won, { solved = [], ...changes } = {}) =>
    nextAfter({ game: "slide3", origin: { kind: "start" }, optimum: 10, ...won }, statistics(...solved), {
      ...deal,
      ...changes,
    }).map(({ kind, distance }) => [kind, distance].filter(Boolean).join(" "));
  assert.deepEqual(kinds({}), ["harder 12", "today"]);
  assert.deepEqual(kinds({ optimum: 25 }), ["harder 26", "today"]);
  assert.deepEqual(kinds({ optimum: 26 }), ["another 26", "today"]);
  assert.deepEqual(kinds({ origin: { kind: "day", day: today() } }), ["harder 12"]);
  assert.deepEqual(kinds({ origin: { kind: "day", day: "2026-01-01" } }), ["harder 12", "today"]);
  assert.deepEqual(kinds({}, { solved: [{ game: "slide3", day: today() }] }), ["harder 12"]);
  assert.deepEqual(kinds({}, { solved: [{ game: "slide2", day: today() }] }), ["harder 12", "today"]);
  assert.deepEqual(kinds({ game: "slide4", optimum: undefined }), ["any", "today"]);
  assert.deepEqual(kinds({}, { farthest: undefined }), ["any", "today"]);
  const warmUp = (distance) => ({ origin: { kind: "day", day: today(), distance }, optimum: distance });
  assert.deepEqual(
    [1, 2, 3, 6].flatMap((distance) => kinds(warmUp(distance))),
    ["harder 2", "harder 3", "harder 6", "today"],
  );
});

test("the text of a result gives nothing of the solution away", () => {
  const record = { game: "slide3", at: 14, optimum: 14, origin: { kind: "day", day: "2026-11-22" }, helped: false };
  const unknown = [undefined, undefined];
  assert.equal(resultText(record, unknown), "SlideThree 22 Nov · 14/14 · no hints");
  assert.equal(resultText(record, [3, 2, 3, 3, 0]), "SlideThree 22 Nov · 14/14 · no hints\n🟩🟥🟨🟩");
  assert.equal(
    resultText({ ...record, at: 16, helped: true, origin: { kind: "seed", seed: "plum", distance: 14 } }, unknown),
    "SlideThree · 16/14 · with hints",
  );
  assert.equal(
    resultText({ ...record, game: "slide4", optimum: undefined, at: 1, origin: { kind: "start" } }, unknown),
    "SlideFour · 1 move · no hints",
  );
});
