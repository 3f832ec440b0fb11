// Rows as they are stored: only those that are whole and of this build are read again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { read } from "../../www/laboratory/archive.js";

const SOURCE = "0123abcd";
const TRIALS = 40;
const chunk = { query: "n=40", source: SOURCE, from: 8, records: ["8,1\n", "9,0\n", ""] };

test("whole rows are read as they are", () => assert.equal(read(structuredClone(chunk), SOURCE, TRIALS)?.from, 8));

for (const [how, change] of Object.entries({
  "of another build": (chunk) => ({ ...chunk, source: "0badc0de" }),
  "that are no list": (chunk) => ({ ...chunk, records: { length: 40 } }),
  "that are no texts": (chunk) => ({ ...chunk, records: chunk.records.map(() => 7) }),
  "without their end": (chunk) => ({ ...chunk, records: ["8,1"] }),
  "beyond the last trial": (chunk) => ({ ...chunk, from: TRIALS - 1 }),
  "before the first trial": (chunk) => ({ ...chunk, from: -1 }),
  "that are nothing": () => undefined,
}))
  test(`rows ${how} are not read`, () => assert.equal(read(change(chunk), SOURCE, TRIALS), undefined));
