// Published and exact numbers as marks of a chart.
import assert from "node:assert/strict";
import { test } from "node:test";
import { presets } from "../../pkg/presets.js";
import { knownDots } from "../../www/laboratory/published.js";

const knownOf = (id, label) => presets.find((preset) => preset.id === id).known.filter((one) => one.label === label);

test("exact quotas by distance are one line", () => {
  const dots = knownDots(knownOf("figure-6.2", "eu"), "quota", true);
  assert.deepEqual(
    dots.map(({ x }) => x),
    [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
  );
  assert.deepEqual([...new Set(dots.map(({ line, kind }) => `${line}|${kind}`))], ["exact |exact"]);
});

test("numbers of several functions by depth are a line each, and a mistake of the source is left out", () => {
  const known = knownOf("table-4.3", undefined);
  assert.equal(knownDots(known, "ties", true).length, 72);
  const [first] = known;
  const dots = knownDots([{ ...first, mistake: true }], "ties", true);
  assert.deepEqual(dots, [{ kind: "exact", line: `exact ${first.point}`, x: first.depth, value: first.exact }]);
});

test("numbers of another measure, signs and means over all runs are no marks", () => {
  assert.deepEqual(knownDots(knownOf("table-4.3", undefined), "quota", true), []);
  assert.deepEqual(knownDots(knownOf("table-6.2", "eu add"), "quota", true), []);
});
