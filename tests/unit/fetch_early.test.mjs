// Files that are fetched before a page's other scripts arrive.
import assert from "node:assert/strict";
import { test } from "node:test";

const links = [];
const root = { dataset: {} };
globalThis.document = {
  documentElement: root,
  head: { append: (link) => links.push(link) },
  createElement: () => ({}),
};
const { fetchEarly } = await import("../../www/site/fetch_early.js");

test("modules and scripts are preloaded, unless the page's other scripts have arrived and fetch them themselves", () => {
  fetchEarly("pkg/play.wasm", "games.js");
  assert.deepEqual(
    links.map(({ rel, href }) => [rel, href]),
    [
      ["preload", "pkg/play.wasm"],
      ["modulepreload", "games.js"],
    ],
  );
  root.dataset.arrived = "";
  fetchEarly("pkg/play.wasm");
  assert.equal(links.length, 2);
});
