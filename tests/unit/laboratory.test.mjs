// What the laboratory shows of its engines, and how long it expects a run to take.
import assert from "node:assert/strict";
import { mock, test } from "node:test";

globalThis.navigator ??= { languages: ["en"] };
const { rowsOf } = await import("../../www/laboratory/chart.js");
const { gist } = await import("../../www/laboratory/describe.js");
const { Run } = await import("../../www/laboratory/run.js");
const { shortNames } = await import("../../www/laboratory/schema.js");

const rank = (/** @type {string} */ name, run = "") => ({
  name,
  run,
  value: 0,
  low: 0,
  high: 0,
  title: "",
  colour: "",
});
const rowsIn = (/** @type {ReturnType<typeof rank>[]} */ lines) => rowsOf(lines, 18).rows.map(({ row }) => row);

test("engines whose names begin alike have rows of their own", () => {
  const engines = [1, 2, 3, 4, 5].map((weight) => rank(`alpha-beta eval=h1:1,-${weight}`));
  assert.deepEqual(rowsIn(engines), [0, 1, 2, 3, 4]);
  assert.deepEqual(rowsOf(engines, 18).labels, Array(5).fill("alpha-beta eval=h…"));
  assert.deepEqual(rowsIn([rank("easy"), rank("easy")]), [0, 1]);
  assert.deepEqual(rowsIn([rank("easy", "a"), rank("hard", "a"), rank("hard", "b"), rank("easy", "b")]), [0, 1, 1, 0]);
});

test("short names say what tells engines apart, whatever else takes part", () => {
  const weights = [1, 2].map((weight) => `alpha-beta/eval=h1:1,-${weight}/nodes=4000/margin=0`);
  assert.deepEqual(shortNames([...weights, "random"]), ["eval=h1:1,-1", "eval=h1:1,-2", "random"]);
  assert.deepEqual(shortNames(["minimax/eval=h1/depth=6", "alpha-beta/eval=h1/depth=6"]), ["minimax", "alpha-beta"]);
  assert.deepEqual(shortNames(["mtd/depth=2", "mtd/depth=2/driver=step"]), ["mtd", "driver=step"]);
  assert.deepEqual(shortNames(["easy", "alpha-beta/eval=h1/depth=2"]), ["easy", "alpha-beta eval=h1 depth=2"]);
});

test("a run is estimated by the speed that its engine reaches", async () => {
  // The code of the engine is slow at first: the first five trials take ten times as long.
  let [now, done] = [0, 0];
  mock.method(performance, "now", () => now);
  const ask = async (/** @type {string} */ _, /** @type {{ from: number, to: number }} */ { from, to }) => {
    for (let trial = from; trial < to; trial++) now += done++ < 5 ? 50 : 5;
  };
  const pool = /** @type {any} */ ({ size: 2, first: { ask } });
  const run = new Run(pool, { query: "", trials: 400 }, () => {});
  const { seconds, isBound } = await run.estimate(new AbortController().signal);
  mock.restoreAll();
  assert.equal(isBound, false);
  assert.ok(seconds > 1 && seconds < 2, `${seconds} for a second`);
});

test("one sentence says which puzzle an experiment is about", () => {
  assert.equal(
    gist("g=slide4&t=3&n=20"),
    "A search that looks 3 moves ahead plays SlideFour from 20 positions from the whole puzzle.",
  );
  assert.equal(
    gist("t=3&n=20"),
    "A search that looks 3 moves ahead plays SlideThree from 20 positions at distance 14 from the win.",
  );
});
