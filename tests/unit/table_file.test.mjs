// The distances of SlideThree are the same wherever they come from.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { before, test } from "node:test";
import { loadTable } from "../../www/site/table_file.js";
import { inRepository } from "../e2e/repository.mjs";

const { Table, initSync } = await import(inRepository("pkg/distances.js"));
const { TABLES } = await import(inRepository("pkg/tables.js"));
const bytes = await readFile(inRepository(`pkg/${TABLES.slide3.file}`));

/** How often a table was computed. */
let computed = 0;
/** @type {any} */
const Counted = {
  decode: (/** @type {Uint8Array} */ bytes) => Table.decode(bytes),
  generate(/** @type {string} */ game) {
    computed++;
    return Table.generate(game);
  },
};
/** The histogram, and one position at each distance. @param {import("../../pkg/distances.js").Table} table */
const facts = (table) => ({
  histogram: [...table.histogram()],
  positions: Array.from(table.histogram(), (_, distance) => table.randomPosition(distance, "seed")),
});

/** Those of a table that was computed. @type {ReturnType<typeof facts>} */
let expected;
before(async () => {
  initSync({ module: await readFile(inRepository("pkg/distances_bg.wasm")) });
  expected = facts(Table.generate("slide3"));
});

/** @type {Record<string, [computes: boolean, fetch: (file: URL, options: { signal: AbortSignal }) => Promise<Response>]>} */
const ANSWERS = {
  arrives: [false, async () => new Response(bytes)],
  "is cut short": [true, async () => new Response(bytes.subarray(0, -1))],
  "is damaged": [true, async () => new Response(bytes.map((byte, at) => (at === bytes.length >> 1 ? byte ^ 1 : byte)))],
  "is missing": [true, async () => new Response("<!doctype html><title>Not here</title>", { status: 404 })],
  "cannot be reached": [true, () => Promise.reject(new TypeError("Failed to fetch"))],
  "never arrives": [
    true,
    (_, { signal }) => new Promise((_, fail) => signal.addEventListener("abort", () => fail(signal.reason))),
  ],
};
for (const [how, [computes, fetch]] of Object.entries(ANSWERS))
  test(`the distances if the table file ${how}`, async (context) => {
    context.mock.method(globalThis, "fetch", fetch);
    // The timer of a signal keeps no process going.
    const timer = setTimeout(() => {}, 60_000);
    computed = 0;
    const table = await loadTable(Counted, new URL("https://plyground.example/slide3.dtw"));
    clearTimeout(timer);
    assert.equal(computed, Number(computes));
    assert.deepEqual(facts(table), expected);
    for (const [distance, position] of expected.positions.entries()) assert.equal(table.distance(position), distance);
  });
