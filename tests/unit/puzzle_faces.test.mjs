// How searches of puzzles are shown: what their nodes say, and their steps.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DepthTree } from "../../www/tree/depth_t_tree.js";
import { faceOf } from "../../www/tree/faces.js";
import { IdaTree } from "../../www/tree/ida_tree.js";

const NAMES = { us: "", them: "", unit: 1, say: (move) => `move ${move}` };
const known = (face, now) =>
  face.tree.nodes.map((_, at) => {
    const { stage, value, kind, fit } = face.know(at, now);
    return [face.nameOf(at), stage, value, kind, fit, face.visits(at, now)].join(" ");
  });

test("a depth-t search shows the smallest values, and positions that were reached before", () => {
  const depthT = new DepthTree();
  depthT.begin(1);
  for (const [move, position, value] of [
    ["R1+", 1, 7],
    ["R2+", 2, 5],
    ["C1+", 1, 7],
  ]) {
    depthT.enter(move, position);
    depthT.answer(value, "leaf", undefined, false);
  }
  depthT.finish(5, "R2+");
  const face = faceOf({ depthT }, NAMES);
  assert.deepEqual(known(face, 4), [
    "root open  open  1",
    "R1+ done 7 all 1 1",
    "R2+ done 5 main 5 1",
    "C1+ ahead  ahead  0",
  ]);
  assert.deepEqual(known(face, 7)[3], "C1+ done 7 again 1 2");
  assert.deepEqual(
    [0, 2, 4].map((now) => face.bar(0, now).text),
    ["No value is known here yet", "Smallest value known here: 7", "Smallest value known here: 5"],
  );
  assert.deepEqual(face.counts(7), [4, 3, 3, 1]);
  assert.deepEqual([face.over(0), face.back(4), face.result(0), face.result(4)], [2, 2, 4, undefined]);
  assert.equal(face.tell(1), "Move R1+ leads to a position that is new in this search.");
});

test("IDA* shows what a bound leaves out", () => {
  const ida = new IdaTree();
  ida.begin(1);
  ida.leaveOut("R1+", 3);
  ida.leave();
  ida.begin(2);
  ida.enter("C1+", 2);
  ida.finish();
  const face = faceOf({ ida }, NAMES);
  assert.deepEqual(known(face, 5), [
    "bound 1 done 1 all  1",
    "R1+ done 3 cut  1",
    "bound 2 done 2 main  1",
    "C1+ done 2 main  1",
  ]);
  assert.deepEqual(face.bar(1, 1), {
    low: 0,
    high: 1,
    isClosed: true,
    text: "1 move made, at least 2 more, 1 allowed",
  });
  assert.deepEqual([face.counts(5), face.result(0)], [[4, 1, 1, 2], 1]);
});
