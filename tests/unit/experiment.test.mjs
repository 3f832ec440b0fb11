// `Experiment`, the object that runs experiments, in Node.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { newLabModule } from "../../pkg/labs.js";
import * as puzzles from "../../pkg/puzzles_lab.js";
import { lab, labModules } from "../../www/site/files.js";

/** A module with experiments. @param {{ initSync(options: object): unknown }} module @param {string} file */
async function started(module, file) {
  module.initSync({ module: await readFile(new URL(`../../${file}`, import.meta.url)) });
  return module;
}

for (const [game, file] of Object.entries(labModules))
  test(`a table that does not fit into memory is refused before it is made: ${game}`, async () => {
    const { Experiment } = await started(newLabModule(), file);
    const query = (engine) => `kind=effort&g=${game}&engines=${engine}&n=1&from=0&to=0`;
    for (const engine of ["alpha-beta/depth=1/table=26", "mtd/depth=1/table=26"]) {
      const large = new Experiment(query(engine), undefined);
      assert.match(large.query, /\/table=26/, "the query has a canonical form");
      for (const run of [() => large.run(0, 1), () => large.stepFor(0, 1, 1), () => large.prepare(0)])
        assert.throws(run, ({ code, input, message }) => {
          assert.deepEqual([code, input], ["bad-query", "engines"]);
          assert.match(message, /expected as table a smaller table: it takes \d{4} MiB, for which there is no memory/);
          return true;
        });
      large.free();
    }
    const small = new Experiment(query("alpha-beta/depth=1/table=4"), undefined);
    assert.equal(small.run(0, 1).split(",")[0], "0", "the module goes on");
    small.free();
  });

test("numbers of trials that are none are refused, and not rounded", async () => {
  const { Experiment } = await started(puzzles, lab.puzzles);
  const experiment = new Experiment("n=4&t=2&dtw=6", undefined);
  const refused = (run, input, expected) =>
    assert.throws(run, ({ code, input: found, message }) => {
      assert.deepEqual([code, found, message], ["bad-argument", input, `found “${input}”, expected ${expected}`]);
      return true;
    });
  for (const run of [
    (from, until) => experiment.run(from, until),
    (from, until) => experiment.stepFor(from, until, 1),
  ]) {
    refused(() => run(0.5, 2), "0.5", "a whole number from 0 to 4");
    refused(() => run(0, 1e12), "1000000000000", "a whole number from 0 to 4");
    refused(() => run(3, 2), "2", "a whole number from 3 to 4");
    refused(() => run(0, 2 ** 32), "4294967296", "a whole number from 0 to 4");
  }
  refused(() => experiment.prepare(1.5), "1.5", "a whole number from 0 to 4");
  assert.equal(experiment.run(2, 2), "");
  assert.equal(experiment.run(0, 4).split("\n").length, 5);
});

test("a long trial calls its listener, whatever that does, and its row stays the same", async () => {
  const { Experiment } = await started(newLabModule(), labModules.isolation);
  const experiment = new Experiment("kind=effort&g=isolation&n=1&from=2&to=2&engines=alpha-beta/nodes=20000");
  let beats = 0;
  const listeners = [
    undefined,
    () => beats++,
    () => {
      beats++;
      throw new Error("not now");
    },
    () => {
      beats++;
      experiment.stepFor(0, 1, 0);
    },
    () => {
      beats++;
      new Experiment("kind=effort&g=isolation&n=1&from=2&to=2&engines=alpha-beta/nodes=9000").stepFor(
        0,
        1,
        0,
        () => beats++,
      );
    },
  ];
  const rows = listeners.map((listener) => experiment.stepFor(0, 1, 0, listener).rows.join(""));
  assert.deepEqual(rows, Array(listeners.length).fill(rows[0]));
  assert.ok(rows[0].startsWith("0,1,"));
  assert.equal(beats, 4 * 4 + 4 * 2);
  assert.throws(() => experiment.stepFor(0, 1, 0, 7), { name: "PlygroundError", code: "bad-argument" });
});
