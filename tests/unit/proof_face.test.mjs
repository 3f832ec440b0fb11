// How a proof-number search is shown: what its nodes say, its steps, and what is compared.
import assert from "node:assert/strict";
import { test } from "node:test";
import { innerBelow, layOut, openedAtFirst } from "../../www/tree/icicle_layout.js";
import { onlyHere } from "../../www/tree/only_here.js";
import { ProofFace } from "../../www/tree/proof_face.js";
import { ProofTree } from "../../www/tree/proof_tree.js";
import { nextSeen } from "../../www/tree/steps.js";

const NAMES = { us: "A", them: "B", unit: 1 };
const ONE = { proof: 1, disproof: 1 };
const WON = { proof: 0, disproof: Infinity, plies: 2 };
const HELD = { proof: Infinity, disproof: 0 };

/** A may win by b2, after which B's only reply c3 loses; a1 is refuted. */
function proof() {
  const tree = new ProofTree();
  tree.begin(true);
  tree.expand(2);
  tree.child("a1", HELD, "end", false, false);
  tree.child("b2", ONE, "new", false, false);
  tree.change(ONE);
  tree.enter("b2");
  tree.expand(1);
  tree.child("c3", WON, "end", true, false);
  tree.leave(WON, false);
  tree.leave(WON, false);
  tree.finish(WON, 999_998, ["b2", "c3"]);
  return tree;
}
const shown = (face, now) =>
  face.tree.nodes.map((_, at) => {
    const { stage, value, kind, hasKind, fit } = face.know(at, now);
    return [face.nameOf(at), stage, value, hasKind && kind, fit, face.visits(at, now)].join(" ");
  });

test("nodes show their numbers until they are decided", () => {
  const face = new ProofFace(proof(), NAMES);
  assert.deepEqual(shown(face, 5), [
    "root open 1 · 1 main 3 1",
    "a1 done no win disproven 1 0",
    "b2 open 1 · 1 main 3 1",
    "c3 ahead  false  0",
  ]);
  assert.deepEqual(shown(face, 10)[2], "b2 done win proven 5 1");
  assert.deepEqual(face.bar(2, 5), {
    low: 0,
    high: 0.5,
    isClosed: false,
    text: "Left to show for a win of A: 1; against it: 1",
  });
  assert.deepEqual([face.bar(1, 5).isClosed, face.bar(2, 9).text], [true, "A wins in at most 2 moves"]);
});

test("steps go over a visit and back, and to what is shown next", () => {
  const face = new ProofFace(proof(), NAMES);
  assert.deepEqual([face.over(4), face.over(5), face.back(8), face.back(6), face.back(0)], [8, 6, 4, 5, 0]);
  assert.deepEqual([face.result(0), face.result(8), face.result(9)], [8, 9, undefined]);
  // What is below b2 is closed.
  assert.equal(nextSeen(face, new Set([0]), 6), 8);
  assert.equal(nextSeen(face, new Set([0, 2]), 6), 7);
});

test("it is laid out and compared as other searches are", () => {
  const face = new ProofFace(proof(), NAMES);
  const opened = openedAtFirst(face.tree);
  assert.deepEqual([...opened], innerBelow(face.tree, 0));
  assert.equal(layOut(face.tree, opened).rows, 2);
  assert.deepEqual(face.counts(10), [3, 2, 1, 0]);
  assert.deepEqual(face.facts(), [3, 1, undefined, 1, "A wins", "b2"]);
  const other = new ProofTree();
  other.begin(true);
  other.expand(1);
  other.child("b2", ONE, "new", false, false);
  other.leave(ONE, false);
  other.finish(ONE, undefined, []);
  assert.deepEqual(
    [...onlyHere(face.tree, other).marks],
    [
      [1, "here"],
      [0, "below"],
      [3, "here"],
      [2, "below"],
    ],
  );
});
