// The npm package refuses arguments of the wrong kind with an error of its own, each number and each flag alike.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

const address = new URL("../../pkg/plyground.js", import.meta.url);
const plyground = await import(address);
const thrown = (call) => {
  try {
    return call();
  } catch (error) {
    return error;
  }
};
/** The errors of calls before it is started. */
const early = [
  () => plyground.version(),
  () => plyground.seed("x"),
  () => plyground.presets(),
  () => new plyground.Game("loa"),
  () => new plyground.Attempt("loa", "8/8 w", 2),
  () => plyground.Table.generate("slide2"),
  () => plyground.Game.randomPosition("loa", "x"),
].map(thrown);
await plyground.default({ module_or_path: await readFile(new URL("plyground_bg.wasm", address)) });

const LOA = "8/2bww1w1/5bw1/3b1w2/2wwwb2/1bb4w/7w/8 w";
const WHOLE = "expected a whole number from 0 to 4294967295";
const { Attempt, Experiment, Game, Problems, Search, Table, checkProblem, seed } = plyground;
const attempt = new Attempt("loa", LOA, 2);
const problems = new Problems("loa", "1");
const search = new Search("isolation");
const experiment = new Experiment("kind=sample&n=2");
const table = Table.generate("slide2");

const NUMBERS = [
  2 ** 32,
  2 ** 32 + 2,
  2.5,
  -1,
  Infinity,
  Number.NaN,
  "2",
  null,
  undefined,
  2n,
  true,
  {},
  [2],
  new Number(2),
];
const DURATIONS = [-1, Infinity, Number.NaN, "2", null, undefined, 2n, true, {}, [2]];
const FLAGS = ["false", "", 0, 1, Number.NaN, {}, [], 0n, Symbol("x")];
const LISTS = [
  undefined,
  null,
  "e7-e5",
  1,
  {},
  [1],
  [undefined],
  new Array(3),
  new Array(10_001).fill(""),
  [["x"]],
  new Set(),
  { length: 0 },
  () => 1,
];
const TEXTS = [
  1,
  null,
  undefined,
  true,
  {},
  ["loa"],
  Symbol("x"),
  new String("loa"),
  { length: 2 ** 31, charCodeAt: () => 65 },
];
const BYTES = [
  "x",
  null,
  undefined,
  {},
  ["1"],
  [1n],
  new Array(2 ** 32 - 1),
  new Uint16Array(2),
  new DataView(new ArrayBuffer(2)),
];
const FUNCTIONS = [1, "x", {}, [], true, Symbol("x")];
/** A list whose elements change each time they are looked at. */
const changing = () => {
  let looks = 0;
  return Object.defineProperty(["x"], 0, { get: () => (looks++ ? 7 : "e7-e5") });
};
const throwing = Object.defineProperty(["x"], 0, {
  get() {
    throw new Error("not to be seen");
  },
});
const { proxy, revoke } = Proxy.revocable([], {});
revoke();

/** Calls with an argument, which are refused with these words. @type {[string, (value: any) => unknown, unknown[], string][]} */
const calls = [
  ["Game", (name) => new Game(name), TEXTS, "expected a string"],
  ["the position of Game", (position) => new Game("loa", position), [1, true, {}, ["x"]], "expected a string"],
  ["seed", (text) => seed(text), TEXTS, "expected a string"],
  ["decode", (bytes) => Table.decode(bytes), BYTES, "expected bytes"],
  ["new Attempt", (turns) => new Attempt("loa", LOA, turns), NUMBERS, WHOLE],
  ["checkProblem", (turns) => checkProblem("loa", turns, LOA), NUMBERS, WHOLE],
  ["clues", (count) => attempt.clues(count), NUMBERS, WHOLE],
  ["step", (nodes) => search.step(nodes), NUMBERS, WHOLE],
  ["run", (slice) => search.run(slice), NUMBERS, WHOLE],
  ["prepare", (trial) => experiment.prepare(trial), NUMBERS, "expected a whole number from 0 to 2"],
  ["stepFor of a search", (time) => search.stepFor(time), DURATIONS, "expected a number of milliseconds from 0"],
  ["stepFor of problems", (time) => problems.stepFor(time), DURATIONS, "expected a number of milliseconds from 0"],
  ["patterns", (distance) => table.patterns(distance), ["2", null, undefined, 2n, {}], "expected a number"],
  [
    "randomPosition",
    (distance) => table.randomPosition(distance, "x"),
    ["2", null, undefined, 2n, {}],
    "expected a number",
  ],
  ["trivial", (trivial) => new Problems("loa", "1", "2", "0-8", trivial), FLAGS, "expected true or false"],
  ["play", (moves) => attempt.play(moves), [...LISTS, throwing, proxy], "expected a list of strings"],
  ["the listener of play", (listener) => attempt.play(["e7-e5"], listener), FUNCTIONS, "expected a function"],
  ["the listener of examine", (listener) => attempt.examine(listener), FUNCTIONS, "expected a function"],
  ["the listener of problems", (listener) => problems.stepFor(1, listener), FUNCTIONS, "expected a function"],
  ["the listener of a search", (listener) => search.run(9, listener), FUNCTIONS, "expected a function"],
  ["the listener of a table", (listener) => Table.generate("slide2", listener), FUNCTIONS, "expected a function"],
];

for (const [about, call, wrong, expected] of calls)
  test(`${about}: what is of another kind is refused`, () => {
    for (const value of wrong)
      assert.throws(
        () => call(value),
        (error) => {
          assert.deepEqual(
            [error.name, error.code, typeof error.input],
            ["PlygroundError", "bad-argument", "string"],
            error.stack,
          );
          assert.ok(error.message.endsWith(expected), error.message);
          return true;
        },
      );
  });

test("a distance that no position can have is refused", () => {
  for (const distance of [256, 2.5, -1, Infinity, Number.NaN])
    for (const call of [() => table.patterns(distance), () => table.randomPosition(distance, "x")])
      assert.throws(call, { name: "PlygroundError", code: "bad-distance" });
});

test("right arguments are taken, each element of a list once", () => {
  assert.equal(new Attempt("loa", LOA, 2).left, 2);
  assert.equal(attempt.clues(2 ** 32 - 1).length > 3, true);
  for (const none of [undefined, null, false]) assert.ok(new Problems("loa", "1", "2", "0-8", none));
  for (const bytes of [[1, 2], new Uint8Array(2), new Uint8ClampedArray(2)])
    assert.throws(() => Table.decode(bytes), { code: "bad-table", input: "2 bytes" });
  let beats = 0;
  assert.equal(new Attempt("loa", LOA, 3).examine(() => beats++).verdict, "sound");
  assert.ok(beats > 0, "a proof tells that it goes on");
  assert.equal(attempt.play(changing()).verdict, "in-time");
});

test("before the package is initialised, it says so", () => {
  for (const { name, code, input, message } of early) {
    assert.deepEqual([name, code, input], ["PlygroundError", "not-ready", ""], message);
    assert.match(message, /expected `await init\(\)`/);
  }
});
