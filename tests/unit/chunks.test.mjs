// Rows as they are stored: only those that are whole and of this build are read again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { read, seal } from "../../www/laboratory/chunks.js";

const SOURCE = "0123abcd";
const TRIALS = 40;
const chunk = seal({ query: "n=40", source: SOURCE, from: 8, records: ["8,1\n", "9,0\n", ""] });

test("whole rows are read as they are", () => assert.equal(read(structuredClone(chunk), SOURCE, TRIALS)?.from, 8));

for (const [how, change] of Object.entries({
  "of another build": (chunk) => seal({ ...chunk, source: "0badc0de" }),
  "with one digit changed": (chunk) => ({ ...chunk, records: ["8,2\n", ...chunk.records.slice(1)] }),
  "moved to other trials": (chunk) => ({ ...chunk, from: chunk.from + 1 }),
  "of another query": (chunk) => ({ ...chunk, query: "n=41" }),
  "that are no list": (chunk) => ({ ...chunk, records: { length: 40 } }),
  "that are no texts": (chunk) => ({ ...chunk, records: chunk.records.map(() => 7) }),
  "without their end": (chunk) => seal({ ...chunk, records: ["8,1"] }),
  "beyond the last trial": (chunk) => seal({ ...chunk, from: TRIALS - 1 }),
  "before the first trial": (chunk) => seal({ ...chunk, from: -1 }),
  "that are nothing": () => undefined,
}))
  test(`rows ${how} are not read`, () => assert.equal(read(change(chunk), SOURCE, TRIALS), undefined));
