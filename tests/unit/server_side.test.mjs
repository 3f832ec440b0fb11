// Frameworks render pages in Node first, and import there what these pages import: nothing may happen.
import assert from "node:assert/strict";
import { test } from "node:test";

/** As written, and as other sites load it. */
const FILES = ["www/ply-board.js", "dist/ply-board.js"];

for (const file of FILES)
  test(`${file} can be imported where there is no document, and defines nothing`, async () => {
    const names = () => Object.getOwnPropertyNames(globalThis).sort();
    const before = names();
    assert.ok(!before.includes("HTMLElement"));
    const { PlyBoard } = await import(new URL(`../../${file}`, import.meta.url));
    assert.equal(typeof PlyBoard, "function");
    assert.deepEqual(names(), before);
  });
