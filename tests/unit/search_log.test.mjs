// The log of a search, as docs/search-log.md describes it, read into a tree.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { newLabModule } from "../../pkg/labs.js";
import { labModules } from "../../www/site/files.js";
import { faceOf } from "../../www/tree/faces.js";
import { LogReader, readLog } from "../../www/tree/search_log.js";
import { words } from "../../www/tree/words.js";
import { record } from "./recorded.mjs";

/** What both readers refuse: this one and that of src/search/log. @type {{ engine: string, events: number[], ends?: string, wrong?: string }[]} */
const badLogs = JSON.parse(await readFile(new URL("../data/bad_logs.json", import.meta.url), "utf8"));

const [PASS, ENTER, VALUE, BEST, CUT, LEAVE, END, STAND] = [0, 1, 2, 3, 4, 5, 6, 7];
const HEAD = [..."plyground search log 1\nisolation:4x4\nposition\nalpha-beta/depth=2\n"].map((c) => c.charCodeAt(0));

const number = (/** @type {number} */ n) => (n < 128 ? [n] : [(n % 128) + 128, ...number(Math.floor(n / 128))]);
const signed = (/** @type {number} */ n) => number(n < 0 ? -2 * n - 1 : 2 * n);
/** @param {number} n */
function value(n) {
  if (n === Infinity) return [3];
  if (n === -Infinity) return [5];
  if (Number.isInteger(n)) return number(2 * (n < 0 ? -2 * n - 1 : 2 * n));
  return [1, ...new Uint8Array(new Float64Array([n]).buffer)];
}
/** A move that is in the log for the first time. @param {number} at @param {string} name */
const fresh = (at, name) => [...number(at), name.length, ...[...name].map((c) => c.charCodeAt(0))];
const event = (/** @type {number} */ kind, detail = 0, top = 0) => kind + 8 * detail + 64 * top;
const [NARROWED, SAME] = [1, 2];
const [LEAST, MOST] = [1, 2];

/** The events of a search with a table move, a scout, a null move and a quiescence search. */
const EVENTS = [
  [event(PASS), ...number(2), ...value(-Infinity), ...value(Infinity)],
  [event(ENTER, 0, NARROWED), ...fresh(1, "e2"), ...signed(1)],
  [event(ENTER, 0, NARROWED), ...fresh(2, "b1"), ...signed(0)],
  [event(VALUE, 1), ...value(-0.25)],
  [event(BEST)],
  [event(LEAVE), ...value(0.25)],
  [event(BEST)],
  [event(ENTER, 1), ...fresh(3, "d3"), ...signed(1), ...value(-1), ...value(0.25)],
  [event(ENTER, 4), 0, ...signed(-1), ...value(-0.25), ...value(0.75)],
  [event(STAND), ...value(-0.125)],
  [event(LEAVE, 0, MOST), ...value(-0.125)],
  [event(ENTER, 0, NARROWED + SAME), 2, ...signed(-300)],
  [event(VALUE, 2, LEAST), ...value(2 ** 50)],
  [event(CUT, 1), ...number(300)],
  [event(LEAVE, 0, LEAST), ...value(2 ** 50)],
  [event(LEAVE), ...value(-1_999_999_990)],
  [event(END, 0, 1), ...value(-1_999_999_990), 1],
];
const LOG = Uint8Array.from([...HEAD, ...EVENTS.flat()]);

test("a log is a tree", () => {
  const { game, position, engine, tree } = readLog(LOG);
  assert.deepEqual([game, position, engine], ["isolation:4x4", "position", "alpha-beta/depth=2"]);
  assert.deepEqual(
    tree.events.map(({ kind, node }) => `${kind} ${node}`),
    `pass 0,enter 1,enter 2,value 2,best 1,leave 1,best 0,enter 3,enter 4,stand 4,leave 4,enter 5,value 5,cut 3,leave 3,leave 0,end 0`.split(
      ",",
    ),
  );
  const seen = tree.nodes.map(({ move, how, depth, low, high, value, bound, isOurs }) =>
    [move, how, depth, low, high, value, bound, isOurs].join(" "),
  );
  assert.deepEqual(seen, [
    " full 2 -Infinity Infinity -1999999990 exact true",
    "e2 full 1 -Infinity Infinity -0.25 exact false",
    "b1 full 0 -Infinity Infinity -0.25 exact true",
    "d3 scout 1 -0.25 1 -1125899906842624 most false",
    " null -1 -0.25 0.75 -0.125 most true",
    "b1 full -300 -0.25 1 -1125899906842624 most false",
  ]);
  assert.deepEqual(tree.result, { value: -1_999_999_990, best: "e2" });
  const { left, children } = tree.nodes[3];
  assert.deepEqual([left, children], [300, [4, 5]]);
  assert.equal(tree.events[13].by, "killer");
  assert.equal(tree.nodes[5].source, "table");
});

test("the parts of a log may end anywhere", () => {
  const { nodes, events } = readLog(LOG).tree;
  const reader = new LogReader();
  for (const byte of LOG) reader.add(Uint8Array.of(byte));
  const { tree } = reader.finish();
  assert.deepEqual([tree.nodes, tree.events], [nodes, events]);
});

for (const [length, expected] of /** @type {const} */ ([
  [0, "its first line"],
  [30, "the line of the game"],
  [HEAD.length, "the end of the search"],
  [HEAD.length + 2, "alpha"],
  [HEAD.length + EVENTS[0].length + 3, "the name of a move"],
  [HEAD.length + EVENTS.slice(0, 4).flat().length - 1, "the value of a node"],
  [LOG.length - 1, "a move"],
]))
  test(`a log that ends after ${length} bytes lacks ${expected}`, () =>
    assert.throws(() => readLog(LOG.subarray(0, length)), {
      name: "LogError",
      code: "bad-log",
      message: `the log ends after ${length} bytes: expected ${expected}`,
    }));

test("what is no log is said to be none", () => {
  const wrong = (/** @type {number[]} */ bytes) => () => readLog(Uint8Array.from(bytes));
  const of = (/** @type {string} */ expected) => ({ name: "LogError", message: new RegExp(`expected ${expected}`) });
  assert.throws(wrong([...LOG].with(21, 50)), of("“plyground search log 1” as its first line"));
  assert.throws(wrong([...HEAD, ...EVENTS[0], event(ENTER, 0, NARROWED), 2]), of("a whole event of a search"));
  assert.throws(wrong([...HEAD.slice(0, 23), 0xff, 10]), of("the line of the game in UTF-8"));
  assert.throws(wrong([0xef, 0xbb, 0xbf, ...LOG]), of("“plyground search log 1” as its first line"));
});

const headOf = (/** @type {string} */ engine) =>
  [...`plyground search log 1\nslide3\nposition\n${engine}\n`].map((c) => c.charCodeAt(0));

test("a log whose events do not fit together is refused, as by the command", () => {
  for (const { engine, events, ends, wrong } of badLogs) {
    const log = Uint8Array.from([...headOf(engine), ...events]);
    const message = ends ? `the log ends after ${log.length} bytes` : "the log is wrong before byte";
    assert.throws(
      () => readLog(log),
      (/** @type {Error & { code?: string }} */ error) =>
        error.code === "bad-log" &&
        error.message.startsWith(message) &&
        // Where an event is cut off, this reader says what of it is missing.
        (ends === "a whole event of a search" || error.message.endsWith(`expected ${ends ?? wrong}`)),
      `${engine} ${events}`,
    );
  }
});

test("damage to a log is told as such", () => {
  let refused = 0;
  for (let at = HEAD.length; at < LOG.length; at++)
    for (const byte of [0, 1, 2, 5, 6, 7, 127, 128, 255])
      try {
        readLog(LOG.with(at, byte));
      } catch (error) {
        assert.equal(/** @type {{ code?: string }} */ (error).code, "bad-log", `${at} ${byte} ${error}`);
        refused++;
      }
  assert.ok(refused > 300, String(refused));
});

test("minimax has no windows, and its line begins with the move that was drawn", () => {
  const head = [
    ...HEAD.slice(0, HEAD.lastIndexOf(10, -2) + 1),
    ...[..."minimax/depth=1\n"].map((c) => c.charCodeAt(0)),
  ];
  const whole = [...value(-Infinity), ...value(Infinity)];
  const events = [
    [event(PASS), ...number(1), ...whole],
    [event(ENTER, 0, NARROWED), ...fresh(1, "e2"), ...signed(0)],
    [event(VALUE, 1), ...value(-3)],
    [event(BEST)],
    [event(ENTER), ...fresh(2, "d3"), ...signed(0), ...whole],
    [event(VALUE, 1), ...value(-3)],
    [event(LEAVE), ...value(3)],
    [event(END, 0, 1), ...value(3), 2],
  ];
  const log = readLog(Uint8Array.from([...head, ...events.flat()]));
  assert.deepEqual(
    log.tree.nodes.map(({ isMain }) => isMain),
    [true, false, true],
  );
  const face = faceOf(log, { us: "White", them: "Black", unit: 1 });
  assert.equal(face.tell(4), "White tries d3. Minimax searches every move.");
  assert.match(face.tell(7), /^The search is over: White plays d3\. .* Of equally good moves, it draws one\.$/);
  assert.deepEqual(face.bar(0, 5), { low: 0, high: 1, isClosed: false, text: words.noWindow });
});

test("a game that is over is a tree of its root", () => {
  const { tree } = readLog(Uint8Array.from([...HEAD, event(END)]));
  assert.deepEqual(
    [tree.passes, tree.events, tree.result],
    [[0], [{ kind: "end", node: 0, value: undefined }], { value: undefined, best: undefined }],
  );
});

for (const [game, file] of Object.entries(labModules))
  test(`the engine’s own log says what its report says: ${game}`, async () => {
    const module = newLabModule();
    module.initSync({ module: await readFile(new URL(`../../${file}`, import.meta.url)) });
    for (const engine of ["minimax/depth=1", "alpha-beta/depth=3/nodes=3000", "mtd/depth=2/nodes=1000"]) {
      const { report, log } = record(new module.RecordedSearch(game, undefined, engine, undefined));
      const { tree } = log;
      assert.deepEqual(tree.result, { value: report.value, best: report.best });
      assert.equal(tree.countsAt(tree.events.length - 1).nodes, report.nodes);
    }
  });
