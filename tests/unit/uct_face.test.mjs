// The log of a search by UCT, read into a tree that keeps its results, and how it is shown.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LogReader, readLog } from "../../www/tree/search_log.js";
import { UctFace } from "../../www/tree/uct_face.js";

const [BEGIN, ENTER, EXPAND, RESULT, PROVE, END] = [0, 1, 2, 3, 4, 6];
const [EVALUATION, FLAG] = [8, 64];
const text = (/** @type {string} */ letters) => [...letters].map((letter) => letter.charCodeAt(0));
const HEAD = text("plyground search log 1\nisolation:4x4\nposition\nuct/nodes=99/c=0.5\n");
/** A move that is in the log for the first time. @param {number} at @param {string} name */
const fresh = (at, name) => [at, name.length, ...text(name)];
/** A value that is no integer. @param {number} value */
const real = (value) => [1, ...new Uint8Array(new Float64Array([value]).buffer)];
const [LOSS, WIN] = [0, 4];

/** A tries a1, which is worth a quarter, and b2, which wins within a move. */
const EVENTS = [
  [BEGIN],
  [RESULT + EVALUATION, 0, ...real(0.5)],
  [BEGIN],
  [EXPAND + FLAG, 2, ...fresh(1, "a1"), ...fresh(2, "b2")],
  [ENTER, 1],
  [RESULT + EVALUATION, 3, ...real(0.25)],
  [BEGIN],
  [ENTER, 2],
  [RESULT, 0, WIN],
  [BEGIN],
  [ENTER, 2],
  [EXPAND, 1, ...fresh(3, "c3")],
  [ENTER, 3],
  [PROVE + FLAG, 0],
  [PROVE + FLAG, 1],
  [PROVE + FLAG, 2],
  [END + FLAG, 4, 2, 2, 3],
];
const LOG = Uint8Array.from([...HEAD, ...EVENTS.flat()]);
const NAMES = { us: "A", them: "B", unit: 1 };

function face() {
  const { uct, engine } = readLog(LOG);
  assert.ok(uct);
  return new UctFace(uct, NAMES, engine);
}
const shown = (/** @type {UctFace} */ face, /** @type {number} */ now) =>
  face.tree.nodes.map((_, at) => {
    const { stage, value, kind, fit, share } = face.know(at, now);
    return [face.nameOf(at), stage, value, kind, fit, share, face.visits(at, now)].join(" ");
  });

test("nodes show the mean of what has passed them, and their share of the visits, until they are proven", () => {
  assert.deepEqual(shown(face(), 5), [
    "root done 38 % main 3 1 2",
    "a1 done 25 % visited 2 0.5 1",
    "b2 ahead  ahead  0 0",
    "c3 ahead  ahead  0 0",
  ]);
  assert.deepEqual(shown(face(), 16), [
    "root done win 2 proven 5 1 4",
    "a1 done 25 % visited 2 0.25 1",
    "b2 done win 1 proven 5 0.5 2",
    "c3 done win 0 proven 5 0.5 1",
  ]);
});

test("a log that comes in parts is the same tree", () => {
  const reader = new LogReader();
  for (const byte of LOG) reader.add(Uint8Array.of(byte));
  const [parts, whole] = [reader.finish().uct, readLog(LOG).uct];
  assert.deepEqual([parts?.nodes, parts?.events], [whole?.nodes, whole?.events]);
});

test("each event has its sentence", () => {
  const view = face();
  const tell = EVENTS.map((_, now) => view.tell(now));
  assert.equal(tell[1], "The evaluation gives A 50 of 100.");
  assert.equal(tell[3], "A has 2 moves here, each to be tried once before any is tried again.");
  assert.equal(tell[4], "A tries a1: moves that were not tried yet come first.");
  assert.equal(tell[5], "After 3 random moves the evaluation gives A 25 of 100.");
  assert.equal(tell[8], "The game is over here: A wins.");
  // ln 3 is 1.0986: 0.5 · √1.0986 for both, which were tried once.
  assert.equal(tell[10], "A tries b2. It has 100 of 100 in 1 visit and gets 52 for being tried seldom; a1: 25 and 52.");
  assert.equal(tell[14], "After b2 it is proven: A wins within 1 move.");
  assert.equal(tell[16], "The search is over: A plays b2, visited 2 times. A has 100 of 100.");
});

test("steps go from iteration to iteration, and from proof to proof", () => {
  const view = face();
  assert.deepEqual([0, 1, 3, 5, 9].map(view.over.bind(view)), [1, 5, 5, 8, 16]);
  assert.deepEqual([0, 1, 3, 5, 9].map(view.back.bind(view)), [0, 0, 1, 1, 8]);
  assert.deepEqual([0, 13, 15].map(view.result), [13, 14, undefined]);
});

test("it says what a search cost and found", () => {
  // Children were entered four times, and a playout had three moves.
  assert.deepEqual(face().facts(), [7, 4, undefined, undefined, "100 %", "b2"]);
  assert.deepEqual(face().counts(16), [7, 4, 4, 3]);
});

test("a log that cannot be is refused", () => {
  const broken =
    (/** @type {number[][]} */ ...events) =>
    () =>
      readLog(Uint8Array.from([...HEAD, ...events.flat()]));
  assert.throws(broken([BEGIN], [BEGIN]), /the iteration to have a result before it ends/);
  assert.throws(broken([BEGIN], [ENTER, ...fresh(1, "a1")]), /a child/);
  assert.throws(broken([BEGIN], [EXPAND, 2, ...fresh(1, "a1"), 1]), /each child once/);
  assert.throws(broken([BEGIN], [RESULT, 0, LOSS], [ENTER, 0]), /the next iteration or the end of the search/);
  assert.throws(broken([RESULT, 0, LOSS]), /the search to begin at the root/);
  assert.throws(broken([BEGIN], [RESULT + FLAG, 0, LOSS]), /a whole event of a search/);
});
