// Saving the other pages for offline use, as a page asks for it.

import assert from "node:assert/strict";
import { test } from "node:test";

Object.defineProperty(globalThis, "navigator", { value: {} });
globalThis.window = globalThis;
globalThis.matchMedia = () => ({ matches: false });
globalThis.requestIdleCallback = queueMicrotask;
const { dataset } = (globalThis.document = { documentElement: { dataset: {} } }).documentElement;
const { keepRest } = await import("../../www/site/offline.js");
const { saveAfter } = await import("../../www/site/busy.js");

test("other pages are saved once a run is over", async () => {
  const requests = [];
  const active = {
    postMessage({ from }, [port]) {
      requests.push(from);
      port.postMessage(from < 1 ? { next: from + 1 } : { isWhole: true });
      port.close();
    },
  };
  let end = (/** @type {Error} */ _) => {};
  const run = new Promise((_, fail) => (end = fail));
  saveAfter(run);
  const saved = keepRest({ ready: Promise.resolve({ active }) });
  await new Promise(setImmediate);
  assert.deepEqual(requests, []);
  end(new Error("a run that fails is over too"));
  await saved;
  assert.deepEqual(requests, [0, 1]);
  assert.equal(dataset.kept, "whole");
});
