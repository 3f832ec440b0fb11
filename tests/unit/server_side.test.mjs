// Frameworks render pages in Node first, and import there what these pages import: nothing may happen.
import assert from "node:assert/strict";
import { test } from "node:test";

/** As written, and as other sites load it. */
const FILES = {
  PlyBoard: ["www/ply-board.js", "dist/ply-board.js"],
  PlyTree: ["www/ply-tree.js", "dist/ply-tree.js"],
  PlySet: ["www/ply-set.js", "dist/ply-set.js"],
};

for (const [name, file] of Object.entries(FILES).flatMap(([name, files]) => files.map((file) => [name, file])))
  test(`${file} can be imported where there is no document, and defines nothing`, async () => {
    const names = () => Object.getOwnPropertyNames(globalThis).sort();
    const before = names();
    assert.ok(!before.includes("HTMLElement"));
    const { [name]: Element } = await import(new URL(`../../${file}`, import.meta.url));
    assert.equal(typeof Element, "function");
    assert.deepEqual(names(), before);
  });
