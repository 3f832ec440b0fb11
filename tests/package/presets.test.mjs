// One trial of every preset runs in WebAssembly, in slices as the laboratory's workers run it: of its first run, or
// with LONG=1 of each.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { inRepository } from "../e2e/site.mjs";

const { Experiment, initSync, presets } = await import(inRepository("pkg/plyground.js"));
initSync({ module: await readFile(inRepository("pkg/plyground_bg.wasm")) });

const SLICE = 500; // milliseconds

for (const { id, quick } of presets())
  for (const { label, query } of process.env.LONG ? quick : quick.slice(0, 1))
    test(`${id}, ${label}: a trial ends with a row that the report counts`, () => {
      const experiment = new Experiment(query);
      /** @type {string[]} */
      let rows = [];
      while (rows.length === 0) ({ rows } = experiment.stepFor(0, 1, SLICE));
      assert.equal(experiment.report(rows.join("")).done, 1);
      experiment.free();
    });
