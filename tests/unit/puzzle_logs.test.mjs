// The logs of searches of puzzles, read into trees, and a sentence for each of their events.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { RecordedSearch, initSync } from "../../pkg/puzzles_lab.js";
import { PUZZLES } from "../../www/puzzles.js";
import { tellDepthTStep, tellIdaStep } from "../../www/tree/puzzle_faces.js";
import { LogReader, readLog } from "../../www/tree/search_log.js";
import { words as german } from "../../www/tree/words_de.js";
import { record } from "./recorded.mjs";

const text = (/** @type {string} */ letters) => [...letters].map((letter) => letter.charCodeAt(0));
const head = (/** @type {string} */ engine) => text(`plyground search log 1\nslide3\nposition\n${engine}\n`);
/** A move that is in the log for the first time. @param {number} at @param {string} name */
const fresh = (at, name) => [at, name.length, ...text(name)];
/** A value that is a small whole number. @param {number} n */
const value = (n) => [n < 0 ? -4 * n - 2 : 4 * n];
const say = (/** @type {string} */ move) => move;

/** One move may lead to the goal, but it takes two. */
const IDA = Uint8Array.from([
  ...head("ida-star"),
  ...[0, ...value(1), 2, ...fresh(1, "R1+"), ...value(3), 2, ...fresh(2, "C1+"), ...value(2), 5],
  ...[0, ...value(2), 2, 1, ...value(3), 1, 2, ...value(2), 1, ...fresh(3, "C2-"), ...value(2), 6],
]);

test("the log of IDA* is a tree of iterations", () => {
  const tree = readLog(IDA).ida;
  assert.ok(tree);
  assert.deepEqual(
    tree.nodes.map(({ move, ply, estimate, bound, isOut, isMain }) =>
      [move, ply, estimate, bound, isOut, isMain].join(" "),
    ),
    [
      " 0 1 1 false false",
      "R1+ 1 3 1 true false",
      "C1+ 1 2 1 true false",
      " 0 2 2 false true",
      "R1+ 1 3 2 true false",
      "C1+ 1 2 2 false true",
      "C2- 2 2 2 false true",
    ],
  );
  assert.deepEqual([tree.passes, tree.result, tree.movesTo(6)], [[0, 3], { value: 2, best: "C1+" }, ["C1+", "C2-"]]);
  assert.deepEqual(
    tree.events.map((_, at) => tellIdaStep(tree, at, say)),
    [
      "At least 1 move is needed. The search begins with ways that are no longer.",
      "R1+ is skipped: that needs at least 3 moves, 2 too many.",
      "C1+ is skipped: that needs at least 2 moves, 1 too many.",
      "Nothing within the bound is a solution. The shortest way that was skipped gives the next bound: 2.",
      "The search begins again at the root. Now it allows 2 moves.",
      "R1+ is skipped: that needs at least 3 moves, 1 too many.",
      "C1+: 1 move so far and at least 1 more, within the bound of 2.",
      "C2-: 2 moves so far and at least 0 more, within the bound of 2.",
      "The goal, after 2 moves. No solution is shorter: all shorter ways were searched before.",
    ],
  );
  assert.equal(german.ida.leave("C1+"), "Kein Weg nach C1+ ist kurz genug. Die Suche geht zurück.");
});

const [RANDOM, SEEN] = [128, 64];
/** Two moves, each with a reply, to the same position; then the goal. */
const DEPTH_T = Uint8Array.from([
  ...head("depth-t/t=2"),
  ...[0, 2, 1, ...fresh(1, "R1+"), 1, 1, ...fresh(2, "C1+"), 2, 2 + 8 + RANDOM, ...value(7), ...value(6)],
  ...[5, ...value(7), 1],
  ...[1, 2, 3, 1, 1, 2, 2 + 8 + RANDOM, ...value(7), ...value(6), 1, 2, 0, 2 + 16, ...value(9), 5, ...value(7), 1],
  ...[1, ...fresh(3, "C2+"), 4, 2 + SEEN, ...value(8), 6, ...value(7), 1],
]);

test("the log of a depth-t search tells positions that are the same", () => {
  const tree = readLog(DEPTH_T).depthT;
  assert.ok(tree);
  assert.deepEqual(
    tree.nodes.map(({ move, ply, position, value, plain, origin, minimalLeaves, isMinimal }) =>
      [move, ply, position, value, plain, origin, minimalLeaves, isMinimal].join(" "),
    ),
    [
      " 0 0 7   2 true",
      "R1+ 1 1 7   1 true",
      "C1+ 2 2 7 6 leaf 1 true",
      "C1+ 1 3 7   1 true",
      "R1+ 2 2 7 6 leaf 1 true",
      "C1+ 2 0 9  memory 1 false",
      "C2+ 1 4 8  goal 1 false",
    ],
  );
  assert.deepEqual(tree.result, { value: 7, best: "R1+" });
  assert.equal(tree.nodes[0].isGoalSeen, true);
  assert.deepEqual(
    tree.nodes.filter(({ isMain }) => isMain).map(({ at }) => at),
    [0, 1],
  );
  assert.deepEqual(
    tree.events.map((_, at) => tellDepthTStep(tree, at, say)),
    [
      "The search follows all ways of 2 moves. The smallest value at their ends is the best.",
      "R1+ leads to a position that is new in this search.",
      "C1+ leads to a position that is new in this search.",
      "The way ends here. The evaluation says 6; with the noise drawn it is 7.",
      "After R1+ the smallest value is 7, at 1 leaf.",
      "C1+ leads to a position that is new in this search.",
      "R1+ leads to a position that another way has reached before.",
      "The way ends here. The evaluation says 6; with the noise drawn it is 7.",
      "C1+ leads to a position that another way has reached before.",
      "The table remembers the value 9.",
      "After C1+ the smallest value is 7, at 1 leaf.",
      "C2+ leads to a position that is new in this search.",
      "This is the goal. Its value is 8.",
      "The search is over: R1+ leads to the smallest value, 7. It occurs at 2 leaves in all.",
    ],
  );
  assert.equal(german.depthT.leaf(3), "Hier endet der Weg. Die Bewertung ist 3.");
});

for (const [name, log] of Object.entries({ IDA, DEPTH_T }))
  test(`the parts of a log may end anywhere: ${name}`, () => {
    const reader = new LogReader();
    for (const byte of log) reader.add(Uint8Array.of(byte));
    const [{ ida, depthT }, whole] = [reader.finish(), readLog(log)];
    assert.deepEqual(
      [ida?.events, ida?.nodes, depthT?.nodes],
      [whole.ida?.events, whole.ida?.nodes, whole.depthT?.nodes],
    );
    assert.throws(() => readLog(Uint8Array.from([...log.subarray(0, -1), 12])), { name: "LogError" });
  });

const startLaboratory = async () =>
  initSync({ module: await readFile(new URL("../../pkg/puzzles_lab_bg.wasm", import.meta.url)) });

test("IDA* of every puzzle may end at a limit of nodes, and tells what is known then", async () => {
  await startLaboratory();
  for (const game of Object.keys(PUZZLES)) {
    const { report, log } = record(new RecordedSearch(game, undefined, "ida-star/nodes=9", undefined));
    assert.deepEqual([report.finished, report.nodes, report.value], [true, 9, undefined], game);
    const tree = log.ida;
    assert.ok(tree);
    assert.deepEqual(tree.result, {});
    const [last] = tree.events.slice(-1);
    assert.equal(last.kind, "stop");
    assert.equal(
      tellIdaStep(tree, tree.events.length - 1, say),
      `The picture ends here: the search is too large to be shown whole. A solution needs at least ${report.depth} moves.`,
    );
    // What was being searched is open at the end.
    assert.deepEqual(tree.stateAt(tree.nodes[last.node], tree.events.length - 1), { stage: "open" });
  }
});

test("the engine’s own logs of puzzles say what its reports say", async () => {
  await startLaboratory();
  for (const [game, engine] of [
    ["slide2", "ida-star"],
    ["slide3", "ida-star"],
    ["slide3", "depth-t/eval=eu/t=3/noise=add/w=2"],
  ]) {
    const { report, log } = record(new RecordedSearch(game, undefined, engine, undefined));
    const { ida, depthT } = log;
    assert.deepEqual((ida ?? depthT)?.result, { value: report.value, best: report.best });
    const visits = (ida ?? depthT)?.nodes.filter((node) => !("isOut" in node && node.isOut));
    assert.equal(visits?.length, report.nodes);
  }
});
