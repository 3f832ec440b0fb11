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
const { fetchModuleEarly } = await import("../../www/site/fetch_early.js");

test("a module is preloaded, unless the page's other scripts have arrived and fetch it themselves", () => {
  fetchModuleEarly("pkg/play.wasm");
  assert.deepEqual(
    links.map(({ rel, href }) => [rel, href]),
    [["preload", "pkg/play.wasm"]],
  );
  root.dataset.arrived = "";
  fetchModuleEarly("pkg/play.wasm");
  assert.equal(links.length, 1);
});
