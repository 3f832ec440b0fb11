// The worker of the npm package, as a thread of Node.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import init, { Experiment, PlygroundError, Search } from "../../pkg/node/plyground.js";
import { startWorker } from "../../pkg/worker/node.js";

await init();
const worker = await startWorker();
after(() => worker.stop());
const QUERY = "dtw=14&t=4&eval=eu&n=100";

test("a worker finds what the classes find", async () => {
  assert.deepEqual(await worker.search("slide3", "115.987654321"), new Search("slide3", "115.987654321").run(1e6));
  const given = { engine: "alpha-beta/depth=2", seed: "a seed" };
  const own = new Search("loa", undefined, given.engine, given.seed).run(1e6);
  assert.deepEqual(await worker.search("loa", undefined, given), own);
  assert.equal((await worker.findProblem("loa", "a seed", { turns: "2", grades: "1-4" })).turns, 2);
});

test("workers share an experiment", async () => {
  const experiment = new Experiment(QUERY);
  const rows = experiment.run(0, experiment.trials);
  const states = [];
  const onProgress = (state) => states.push(state);
  const parts = await Promise.all([worker.run(QUERY, { until: 40, onProgress }), worker.run(QUERY, { from: 40 })]);
  assert.equal(parts.join(""), rows);
  assert.deepEqual(await worker.report(QUERY, rows), experiment.report(rows));
  assert.ok(states.every(({ done, trials }) => done <= 40 && trials === 40));
});

test("a request can be cancelled, before and while it is worked on", async () => {
  const gone = new Error("gone");
  await assert.rejects(worker.search("slide3", undefined, { signal: AbortSignal.abort(gone) }), gone);
  const control = new AbortController();
  const onProgress = () => control.abort(gone);
  await assert.rejects(
    worker.search("loa", undefined, { engine: "alpha-beta/depth=12", signal: control.signal, onProgress }),
    gone,
  );
  assert.ok((await worker.search("slide2", "103.4321")).line, "it still answers");
});

test("errors are those of the package", async () => {
  const refused = (code, input) => ({ name: "PlygroundError", code, input });
  await assert.rejects(worker.search("chess"), refused("unknown-game", "chess"));
  let own;
  try {
    new Experiment("n=0");
  } catch (error) {
    own = error;
  }
  const members = ({ message, name, code, input, key, found, expected }) =>
    JSON.stringify([message, name, code, input, key, found, expected]);
  await assert.rejects(worker.run("n=0"), (error) => {
    assert.equal(members(error), members(own));
    assert.ok(error.expected && error instanceof PlygroundError && own instanceof PlygroundError);
    return true;
  });
  await assert.rejects(worker.run("dtw=14&n=5", { from: 9 }), refused("bad-argument", "9"));
  await assert.rejects(startWorker({ module: new Uint8Array(9) }), { name: "PlygroundError", code: "failed" });
});

test("a stopped worker refuses, and tells it to all who wait", async () => {
  const other = await startWorker();
  const stopped = { name: "PlygroundError", code: "stopped" };
  const waiting = assert.rejects(other.search("slide5"), stopped);
  other.stop();
  await waiting;
  await assert.rejects(other.search("slide3"), stopped);
});
