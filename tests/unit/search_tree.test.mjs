// A recorded search: its tree, the layout of what is open, the steps through it, and a sentence for every event.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  boxAt,
  boxesIn,
  closestSeen,
  innerBelow,
  layOut,
  openedAtFirst,
  toReveal,
} from "../../www/tree/icicle_layout.js";
import { SearchFace } from "../../www/tree/search_face.js";
import { SearchTree, kindOfNode } from "../../www/tree/search_tree.js";
import { shortValue, tellEvent } from "../../www/tree/sentences.js";
import { back, into, nextCut, nextSeen, over } from "../../www/tree/steps.js";
import { words as german } from "../../www/tree/words_de.js";
import { words } from "../../www/tree/words.js";

const INFINITE = 2_000_000;
const NAMES = { us: "A", them: "B", unit: 1 };

/** A pass of depth 2: e2 is worth 2 after the reply b1; d3 is refuted by the second of its five replies. */
function searched() {
  const tree = new SearchTree();
  const leaf = (move, alpha, beta, value) => {
    tree.enter(move, "full", 0, alpha, beta, false);
    tree.answer(value, "exact", "evaluation");
  };
  tree.pass(2, -INFINITE, INFINITE);
  tree.enter("e2", "full", 1, -INFINITE, INFINITE, false);
  leaf("a3", -INFINITE, INFINITE, 5);
  tree.best(-5);
  leaf("b1", -INFINITE, 5, 2);
  tree.best(-2);
  tree.leave(-2, "exact");
  tree.best(2);
  tree.enter("d3", "full", 1, -INFINITE, -2, false);
  leaf("a3", 2, INFINITE, 4);
  tree.best(-4);
  leaf("b4", 2, 4, -3);
  tree.best(3);
  tree.cut(3, "other", 3);
  tree.leave(3, "least");
  tree.leave(2, "exact");
  return tree.finish(2, "e2");
}

const told = (tree) => tree.events.map((_, at) => tellEvent(tree, at, NAMES));
const indexOf = (tree, kind, from = 0) => tree.events.findIndex((event, at) => at >= from && event.kind === kind);
const named = (tree, move, ply = 1) => tree.nodes.find((node) => node.move === move && node.ply === ply);

test("all values are those for the player to move at the root", () => {
  const tree = searched();
  const { value, bound, low, high, left } = named(tree, "d3");
  assert.deepEqual({ value, bound, low, high, left }, { value: -3, bound: "most", low: 2, high: INFINITE, left: 3 });
  assert.equal(named(tree, "a3", 2).value, 5);
  assert.deepEqual(
    tree.nodes.map((node) => `${node.move} ${kindOfNode(tree, node)}`),
    [" main", "e2 main", "a3 evaluation", "b1 main", "d3 cut", "a3 evaluation", "b4 evaluation"],
  );
  assert.deepEqual(tree.movesTo(named(tree, "b4", 2).at), ["d3", "b4"]);
});

test("the window narrows as values become known", () => {
  const tree = searched();
  const d3 = named(tree, "d3");
  const windows = [d3.from, d3.from + 3, d3.to].map((now) => tree.windowAt(d3, now));
  assert.deepEqual(windows, [
    { low: 2, high: INFINITE },
    { low: 2, high: 4 },
    { low: 2, high: -3 },
  ]);
  assert.deepEqual(tree.countsAt(tree.events.length - 1), { nodes: 7, leaves: 4, cuts: 1, answers: 0 });
  assert.deepEqual(tree.stateAt(d3, d3.from - 1), { stage: "ahead" });
});

test("standing still narrows the window, and what was broken off has no value", () => {
  const tree = new SearchTree();
  tree.pass(1, -INFINITE, INFINITE);
  tree.enter("a1", "full", -1, -INFINITE, INFINITE, false);
  tree.stand(-3);
  tree.finish(3, "a1");
  const a1 = named(tree, "a1");
  assert.deepEqual(tree.windowAt(a1, a1.from), { low: -INFINITE, high: INFINITE });
  assert.deepEqual(tree.windowAt(a1, a1.from + 1), { low: -INFINITE, high: 3 });
  assert.deepEqual(tree.stateAt(a1, tree.events.length), { stage: "open" });
  assert.deepEqual(told(tree).slice(2), [
    "B may stop here, which the evaluation values at +3 for A.",
    "The search is over: A plays a1. That is worth +3 for A. The search was cut short, so not all of it is here.",
  ]);
});

test("only what is open has rows, and a cutoff shows what it left out", () => {
  const tree = searched();
  const opened = openedAtFirst(tree);
  const d3 = named(tree, "d3").at;
  const rows = ({ boxes }) => boxes.map(({ node, column, row, rows, left }) => [node, column, row, rows, left]);
  assert.deepEqual(rows(layOut(tree, opened)), [
    [0, 0, 0, 3, 0],
    [1, 1, 0, 2, 0],
    [2, 2, 0, 1, 0],
    [3, 2, 1, 1, 0],
    [d3, 1, 2, 1, 0],
  ]);
  assert.equal(closestSeen(tree, opened, named(tree, "b4", 2).at), d3);
  for (const at of toReveal(tree, named(tree, "b4", 2).at)) opened.add(at);
  const layout = layOut(tree, opened);
  assert.equal(layout.rows, 5);
  assert.deepEqual(rows(layout).at(-1), [d3, 2, 4, 1, 3]);
  assert.equal(boxAt(layout, 1, 3)?.node, d3);
  assert.equal(boxAt(layout, 3, 0), undefined);
  assert.equal(boxAt(layout, 0, 5), undefined);
  const moves = (first, last) => boxesIn(layout, first, last).map(({ node, left }) => left || tree.nodes[node].move);
  assert.deepEqual(moves(1, 2), ["", "e2", "b1", "d3", "a3"]);
  assert.deepEqual(moves(3, 9), ["", "d3", "b4", 3]);
  assert.deepEqual(innerBelow(tree, 0), [0, d3, 1]);
  assert.deepEqual(innerBelow(tree, d3), [d3]);
});

test("steps go into nodes, over them, back, and to the next cutoff", () => {
  const tree = searched();
  const [e2, d3] = [named(tree, "e2"), named(tree, "d3")];
  assert.equal(into(tree, 0), e2.from);
  assert.equal(over(tree, 0), e2.to);
  assert.equal(back(tree, e2.to), 0);
  assert.equal(nextCut(tree, 0), indexOf(tree, "cut"));
  assert.equal(nextCut(tree, d3.to), undefined);
  // From the best reply to e2, over what is below d3, which is closed.
  const opened = openedAtFirst(tree);
  const face = new SearchFace(tree, NAMES);
  const seen = [];
  for (let at = e2.to; at !== undefined; at = nextSeen(face, opened, at)) seen.push(tree.events[at].kind);
  assert.deepEqual(seen, ["leave", "best", "enter", "best", "best", "cut", "leave", "leave", "end"]);
});

test("every event has a sentence", () => {
  const tree = searched();
  assert.deepEqual(told(tree), [
    "The search begins, 2 moves deep. Any value is still possible.",
    "A tries e2. There is nothing to compare it with yet.",
    "B tries a3. There is nothing to compare it with yet.",
    "After a3 the search is deep enough. The evaluation says +5 for A.",
    "a3 is the best reply for B so far: it holds A to +5.",
    "B tries b1. B can hold A to +5 elsewhere.",
    "After b1 the search is deep enough. The evaluation says +2 for A.",
    "b1 is the best reply for B so far: it holds A to +2.",
    "e2 is done: +2 for A.",
    "e2 is the best move for A so far: +2.",
    "A tries d3. A already has +2 elsewhere.",
    "B tries a3. A already has +2 elsewhere.",
    "After a3 the search is deep enough. The evaluation says +4 for A.",
    "a3 is the best reply for B so far: it holds A to +4.",
    "B tries b4. A already has +2 elsewhere, and B can hold A to +4.",
    "After b4 the search is deep enough. The evaluation says −3 for A.",
    "b4 is the best reply for B so far: it holds A to −3.",
    "B’s reply b4 already holds A to −3; A has +2 elsewhere, so the other 3 replies need not be searched.",
    "d3 is done: at most −3 for A.",
    "The pass ends, 2 moves deep: +2 for A.",
    "The search is over: A plays e2. That is worth +2 for A.",
  ]);
});

test("certain ends are told in moves, and bounds as such", () => {
  assert.deepEqual(
    [999_995, -999_999, 1_999_999_990, INFINITE, -Infinity, 1.256, 0].map((value) => shortValue(value, 1)),
    ["win 5", "loss 1", "win 10", "∞", "−∞", "+1.26", "0"],
  );
  const tree = new SearchTree();
  tree.pass(3, 4, 5);
  tree.enter("a1", "scout", 2, -5, -4, false);
  tree.answer(-999_997, "most", "table");
  tree.best(999_997);
  tree.cut(999_997, "table", 1);
  tree.leave(999_997, "least");
  tree.finish();
  assert.deepEqual(told(tree), [
    "A pass begins, 3 moves deep. It asks only: does A get at least +5?",
    "A tries a1. The search asks only: does it give A more than +4?",
    "After a1 the position is in the table: at least a win in 3 moves for A.",
    "a1 is the best move for A so far: a win in 3 moves.",
    "a1 gives A at least a win in 3 moves, which answers the question of this pass.",
    "The pass ends, 3 moves deep: at least a win in 3 moves for A.",
    "The record ends here: the search has used up its nodes.",
  ]);
});

test("a sentence in German has the same numbers and moves", () => {
  const tree = searched();
  const marks = (text) => text.match(/[+−]\d+|\b[a-e][1-5]\b/g)?.sort() ?? [];
  const english = told(tree);
  const before = { ...words };
  Object.assign(words, german);
  try {
    const others = told(tree);
    assert.deepEqual(others.map(marks), english.map(marks));
    assert.equal(others.filter((text, at) => text === english[at]).length, 0);
  } finally {
    Object.assign(words, before);
  }
});

test("a node shows what is known of it, and how often the table has answered below it", () => {
  const tree = new SearchTree();
  tree.pass(2, -INFINITE, INFINITE);
  tree.enter("a1", "full", 1, -INFINITE, INFINITE, false);
  for (const value of [4, 5]) {
    tree.enter("b1", "full", 0, -INFINITE, INFINITE, false);
    tree.answer(value, "least", "table");
  }
  tree.leave(-4, "most");
  tree.leave(4, "least");
  tree.finish(4, "a1");
  const face = new SearchFace(tree, NAMES);
  const { from, to, at } = named(tree, "a1");
  const known = [from - 1, from, from + 2, to].map((now) => {
    const { stage, value, kind, fit } = face.know(at, now);
    return [stage, value, kind, fit, face.visits(at, now)].join(" ");
  });
  assert.deepEqual(known, ["ahead  ahead  0", "open  open  0", "open  open  1", "done ≥+4 all 4 2"]);
  assert.deepEqual(face.counts(tree.events.length - 1), [4, 0, 0, 2]);
  assert.deepEqual(face.facts(), [4, 0, 0, 2, "+4", "a1"]);
});
