// Two searches of a position: the engines that differ in one switch, and the nodes that only one of them visits.
import assert from "node:assert/strict";
import { test } from "node:test";
import { changeTo, changesOf } from "../../www/tree/engines_compared.js";
import { onlyHere } from "../../www/tree/only_here.js";
import { SearchTree } from "../../www/tree/search_tree.js";
import { words as german } from "../../www/tree/words_de.js";
import { words } from "../../www/tree/words.js";

/** A tree of passes, each as moves with what is below them; a list has a move twice. */
function searched(...passes) {
  const tree = new SearchTree();
  const enter = (below) => {
    for (const [move, next] of below) {
      tree.enter(move, "full", 1, -1, 1, false);
      if (next.length) {
        enter(next);
        tree.leave(0, "exact");
      } else tree.answer(0, "exact", "evaluation");
    }
  };
  for (const [depth, pass] of passes.entries()) {
    tree.pass(depth + 1, -1, 1);
    enter(pass);
    tree.leave(0, "exact");
  }
  return tree.finish(0, passes[0][0][0]);
}
const leaf = (move) => [move, []];
/** The marks by the moves to their nodes. */
const marked = (tree, other) =>
  Array.from(onlyHere(tree, other).marks, ([at, mark]) => `${tree.movesTo(at).join(" ")} ${mark}`).sort();

test("a node is visited only here if the other search never made the moves to it", () => {
  const one = searched([
    ["a1", [leaf("b1"), leaf("b2")]],
    ["a2", [leaf("b1")]],
  ]);
  const other = searched([
    ["a2", [leaf("b1"), leaf("b2")]],
    ["a1", [leaf("b1")]],
    ["a3", [leaf("b1")]],
  ]);
  assert.deepEqual(marked(one, other), [" below", "a1 b2 here", "a1 below"]);
  assert.equal(onlyHere(one, other).count, 1);
  assert.deepEqual(marked(other, one), [" below", "a2 b2 here", "a2 below", "a3 b1 here", "a3 here"]);
  assert.equal(onlyHere(other, one).count, 3);
  assert.deepEqual(onlyHere(one, one), { marks: new Map(), count: 0 });
});

test("only last passes count, a null move is a move, and a node searched again is one", () => {
  const one = searched(
    [leaf("a1"), leaf("a9")],
    [
      ["", [leaf("b1")]],
      ["a1", [leaf("b1")]],
      ["a1", [leaf("b1"), leaf("b2")]],
    ],
  );
  const other = searched([leaf("a9")], [leaf("a1")]);
  assert.equal(onlyHere(one, other).count, 4);
  assert.deepEqual(marked(one, other), [
    " b1 here",
    " below",
    " here",
    "a1 b1 here",
    "a1 b1 here",
    "a1 b2 here",
    "a1 below",
    "a1 below",
  ]);
  assert.equal(onlyHere(other, one).count, 0);
});

const PLAIN = "alpha-beta/depth=3/deepening=no/table=0/scout=no/null=0";

test("each change is one switch", () => {
  assert.deepEqual(Object.fromEntries(changesOf(PLAIN)), {
    unordered: "alpha-beta/depth=3/deepening=no/table=0/scout=no/null=0/killers=0/history=none",
    table: "alpha-beta/depth=3/deepening=no/table=14/scout=no/null=0",
    scout: "alpha-beta/depth=3/deepening=no/table=0/scout=yes/null=0",
    mtd: "mtd/depth=3/deepening=no/table=0",
    minimax: "minimax/depth=3",
    proof: "proof",
    deeper: "alpha-beta/depth=4/deepening=no/table=0/scout=no/null=0",
    shallower: "alpha-beta/depth=2/deepening=no/table=0/scout=no/null=0",
  });
  assert.deepEqual(
    [...changesOf("mtd/depth=1/table=14/driver=bi")],
    [
      ["unordered", "mtd/depth=1/table=14/driver=bi/killers=0/history=none"],
      ["tableless", "mtd/depth=1/table=0/driver=bi"],
      ["alpha-beta", "alpha-beta/depth=1/table=14/scout=no/null=0"],
      ["minimax", "minimax/depth=1"],
      ["proof", "proof"],
      ["deeper", "mtd/depth=2/table=14/driver=bi"],
    ],
  );
  assert.deepEqual(
    [...changesOf("minimax/depth=20/eval=open")],
    [
      ["alpha-beta", "alpha-beta/depth=20/eval=open/deepening=no/table=0/scout=no/null=0"],
      ["shallower", "minimax/depth=19/eval=open"],
    ],
  );
  assert.equal(changesOf("alpha-beta/nodes=100").has("minimax"), false);
  assert.equal(changesOf("strong").size, 0);
});

test("a change is known again, in any order of the options, and turned back", () => {
  for (const [change, engine] of changesOf(PLAIN)) {
    const [name, ...options] = engine.split("/");
    assert.equal(changeTo(PLAIN, [name, ...options.reverse()].join("/")), change);
    if (change !== "proof") assert.notEqual(changeTo(engine, PLAIN), undefined, change);
  }
  assert.deepEqual([...changesOf("proof").keys()], ["alpha-beta"]);
  assert.equal(changeTo(PLAIN, "minimax/depth=2"), undefined);
});

test("the cost of a change is told in words", () => {
  const told = ({ compared, changes }) =>
    [
      [1204, 355],
      [387, 355],
      [103, 355],
      [355, 355],
      [1000, 1001],
    ].map(([other, before]) => compared(changes.unordered, other, before));
  assert.deepEqual(told(words), [
    "Without ordering: 1,204 nodes instead of 355, 3.4 times as many.",
    "Without ordering: 387 nodes instead of 355, 9% more.",
    "Without ordering: 103 nodes instead of 355, 71% fewer.",
    "Without ordering: 355 nodes, as many as before.",
    "Without ordering: 1,000 nodes instead of 1,001, almost as many.",
  ]);
  assert.deepEqual(told(german), [
    "Ohne Zugsortierung: 1.204 Knoten statt 355, 3,4-mal so viele.",
    "Ohne Zugsortierung: 387 Knoten statt 355, 9 % mehr.",
    "Ohne Zugsortierung: 103 Knoten statt 355, 71 % weniger.",
    "Ohne Zugsortierung: 355 Knoten, genauso viele wie vorher.",
    "Ohne Zugsortierung: 1.000 Knoten statt 1.001, fast genauso viele.",
  ]);
});
