// The modules of the site in Node: the same results as natively.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { inRepository } from "../e2e/repository.mjs";
import { labOf } from "../../www/match/game_modules.js";

const { newLabModule } = await import(inRepository("pkg/labs.js"));
const puzzles = await import(inRepository("pkg/puzzles_lab.js"));

// The same lines as in tests/golden.rs: a fingerprint and its query.
for (const line of (await readFile(inRepository("tests/data/fingerprints.txt"), "utf8")).trim().split("\n")) {
  const [known, query] = line.split(" ");
  test(`the fingerprint of ${query}`, async () => {
    const isContest = /^kind=(?:tournament|effort|playouts|problems)&/.test(query);
    const { Experiment, initSync } = isContest ? newLabModule() : puzzles;
    initSync({ module: await readFile(inRepository(labOf(query, isContest))) });
    const experiment = new Experiment(query);
    const rows = experiment.run(0, Number(experiment.trials));
    assert.equal(experiment.report(rows).fingerprint?.slice(0, 16), known);
    experiment.free();
  });
}
