// The log of a proof-number search, read into a tree of numbers that change, and a sentence for each of its events.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { newLabModule } from "../../pkg/labs.js";
import { tellProofStep } from "../../www/tree/proof_face.js";
import { LogReader, readLog } from "../../www/tree/search_log.js";
import { words as german } from "../../www/tree/words_de.js";
import { words } from "../../www/tree/words.js";
import { record } from "./recorded.mjs";

const [BEGIN, GO, CHILD, NUMBERS, EXPAND, LEAVE, END] = [0, 1, 2, 3, 4, 5, 6];
const [FIRST, SECOND] = [64, 128];
const [OVER, NEW, TABLE, REPETITION, UNSEEN] = [0, 8, 16, 24, 32];
const text = (/** @type {string} */ letters) => [...letters].map((letter) => letter.charCodeAt(0));
const HEAD = text("plyground search log 1\nisolation:4x4\nposition\nproof/nodes=99\n");
/** A move that is in the log for the first time. @param {number} at @param {string} name */
const fresh = (at, name) => [at, name.length, ...text(name)];

/**
 * A, to move, may win: a1 is left for b2, whose reply c3 repeats and whose reply d4 loses for B in 2; then A wins in 3.
 */
const EVENTS = [
  [BEGIN + FIRST],
  [EXPAND, 3],
  [CHILD + NEW, ...fresh(1, "a1"), 2, 2],
  [CHILD + TABLE + FIRST, ...fresh(2, "b2"), 3, 2],
  [CHILD + OVER + SECOND, ...fresh(3, "c3"), 1, 0],
  [NUMBERS, 2, 4],
  [GO + FIRST, 1, 3, 0],
  [EXPAND, 1],
  [CHILD + UNSEEN, ...fresh(4, "d4"), 5, 3],
  [LEAVE, 5, 3],
  [GO, 2],
  [EXPAND, 1],
  [CHILD + REPETITION, 3, 1, 0],
  [CHILD + OVER, 4, 0, 2],
  [LEAVE + FIRST, 0, 3],
  [LEAVE, 0, 4],
  [END + FIRST, 0, 4, ...[244, 145, 244, 1], 2, 2, 4],
];
const LOG = Uint8Array.from([...HEAD, ...EVENTS.flat()]);
const NAMES = { us: "A", them: "B" };

function proof() {
  const tree = readLog(LOG).proof;
  assert.ok(tree);
  return tree;
}

test("a log of a proof is a tree of lines, which keep their numbers", () => {
  const tree = proof();
  assert.deepEqual(
    tree.nodes.map(({ at, ply, isOr, isOurs, visits, isMain }) =>
      [tree.movesTo(at).join(" "), ply, isOr, isOurs, visits, isMain].join(","),
    ),
    [
      ",0,true,true,1,true",
      "a1,1,false,false,1,false",
      "b2,1,false,false,1,true",
      "c3,1,true,true,0,false",
      "a1 d4,2,true,true,0,false",
      "b2 c3,2,true,true,0,false",
      "b2 d4,2,true,true,0,true",
    ],
  );
  const [root, a1, b2] = tree.nodes;
  assert.deepEqual(
    a1.known.map(({ proof, disproof, at }) => [proof, disproof, at]),
    [
      [1, 2, 2],
      [4, 3, 9],
    ],
  );
  assert.deepEqual(tree.numbersAt(b2, 13), { proof: 2, disproof: 2, at: 3 });
  assert.deepEqual(tree.numbersAt(b2, 14), { proof: 0, disproof: Infinity, plies: 2, at: 14 });
  assert.deepEqual(tree.stateAt(root, 4), { stage: "open", numbers: undefined });
  assert.equal(tree.stateAt(b2, 2).stage, "ahead");
  assert.equal(tree.stateAt(b2, 14).stage, "done");
  assert.deepEqual(tree.events[6].limits, { proof: 3, disproof: Infinity });
  assert.deepEqual(tree.countsAt(16), { nodes: 5, expanded: 3, answers: 1, repetitions: 1, ways: 1 });
  const numbers = { proof: 0, disproof: Infinity, plies: 3 };
  assert.deepEqual(tree.result, { value: 999_997, best: "b2", numbers, line: ["b2", "d4"] });
});

test("the parts of a log of a proof may end anywhere", () => {
  const { nodes, events } = proof();
  const reader = new LogReader();
  for (const byte of LOG) reader.add(Uint8Array.of(byte));
  const tree = reader.finish().proof;
  assert.deepEqual([tree?.nodes, tree?.events], [nodes, events]);
  assert.throws(() => readLog(LOG.subarray(0, -1)), { message: /expected a move/ });
});

test("a child that there is none of is told", () => {
  const wrong = [...HEAD, ...EVENTS[0], ...EVENTS[1], GO, ...fresh(1, "a1")];
  assert.throws(() => readLog(Uint8Array.from(wrong)), { message: /expected a child/ });
  assert.throws(() => readLog(Uint8Array.from([...HEAD, ...EVENTS[0], 7])), {
    message: /expected a whole event of a search/,
  });
});

test("every event of a proof has a sentence", () => {
  const tree = proof();
  const told = tree.events.map((_, at) => tellProofStep(tree, at, NAMES));
  assert.deepEqual(told, [
    "The search asks only one question: can A force a win?",
    "The search looks at 3 moves of A.",
    "a1 is new: proof number 1, disproof number 2.",
    "The position after b2 is in the table: proof number 2, disproof number 2.",
    "After c3 it is certain: A does not win.",
    "A needs one winning move: proof number 1, that of the easiest. To refute all moves takes more: disproof number 4.",
    "A needs one winning move. a1 seems easiest to prove: its proof number is 1.",
    "The search looks at 1 move of B.",
    "d4 need not be searched, because another move is enough.",
    "The search leaves a1 with proof number 4, disproof number 3.",
    "A needs one winning move. b2 seems easiest to prove: its proof number is 2.",
    "The search looks at 1 move of B.",
    "c3 repeats a position of this line, which does not count as a win for A.",
    "After d4 it is certain: A wins in at most 1 move.",
    "It is shown that after b2 A wins in at most 2 moves. This holds only on this line, because it depends on a repetition.",
    "It is shown: A wins in at most 3 moves.",
    "The search is over: A wins in at most 3 moves. The best move is b2.",
  ]);
  assert.equal(
    words.proof.again,
    "The search goes down from the root again, always to where the least is left to show.",
  );
  assert.equal(german.proof.begin("Rot"), "Die Suche hat nur eine Frage: Kann Rot den Gewinn erzwingen?");
});

test("the engine’s own log of a proof says what its report says", async () => {
  const module = newLabModule();
  module.initSync({ module: await readFile(new URL("../../pkg/isolation_lab_bg.wasm", import.meta.url)) });
  for (const engine of ["proof/nodes=20000", "proof/search=best-first/nodes=20000", "proof/nodes=100"]) {
    const { report, log } = record(new module.RecordedSearch("isolation:4x4", "a3/4/4/b3 a", engine, undefined));
    const tree = log.proof;
    assert.ok(tree);
    assert.deepEqual([tree.result.value, tree.result.line], [report.value, report.line]);
    const { nodes, expanded, answers } = tree.countsAt(tree.events.length - 1);
    assert.deepEqual([nodes, expanded, answers], [report.nodes, report.interior, report.answers]);
  }
});
