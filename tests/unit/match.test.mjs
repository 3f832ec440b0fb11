// Looking back at a two-player game, and branches from it: nothing of the game is lost.
import assert from "node:assert/strict";
import { test } from "node:test";

import { follow } from "../../www/site/state.js";
import { learnKind } from "../../www/match/game_views.js";
import { Match } from "../../www/match/match.js";
import { GameRecord } from "../../www/site/game_record.js";

globalThis.navigator ??= { languages: ["en"] };
globalThis.document ??= { hidden: false };
await learnKind("isolation");

/** A tiny game: each player adds 1 or 2, and whoever reaches 5 wins. */
class Adding {
  name = "isolation";
  columns = 1;
  rows = 1;
  #added = [];

  get #sum() {
    return this.#added.reduce((sum, one) => sum + one, 0);
  }

  get position() {
    return `${this.#sum}${this.side}`;
  }

  get side() {
    return this.#added.length % 2 ? "second" : "first";
  }

  cells() {
    return [this.#sum];
  }

  steps() {
    return this.outcome() ? [] : ["1", "2"].map((name) => ({ name, from: [0], to: [0] }));
  }

  outcome() {
    return this.#sum >= 5 ? { winner: this.#added.length % 2 ? "first" : "second", reason: "sum" } : undefined;
  }

  play(name) {
    if (this.outcome() || !["1", "2"].includes(name)) throw new Error(`${name} is not possible`);
    this.#added.push(Number(name));
    return name;
  }

  undo() {
    this.#added.pop();
  }

  free() {}
}

/** A thought of an engine, which always adds 1. */
const ADDS = { best: "1", depth: 1, nodes: 1, moves: [], value: 0.5 };

/** A match after moves, and what it reported. */
function begin(moves, { seats = { first: "you", second: "you" }, how, ask = async () => ADDS } = {}) {
  const record = new GameRecord(new Adding(), { kind: "start" });
  for (const move of moves) record.play(move);
  const heard = { branches: 0, ends: 0, turned: [], faults: [] };
  const match = new Match(
    { ask },
    {
      onMove: () => heard.onMove?.(),
      onTurn: (why) => heard.turned.push(why),
      onBranch: () => heard.branches++,
      onEnd: () => heard.ends++,
      onFault: (fault) => heard.faults.push(fault),
      fail: (error) => heard.failed?.(error) ?? assert.fail(error),
    },
  );
  match.pace = 0;
  match.begin(record, seats, "1", how);
  return { match, record, heard };
}
const WON = ["2", "2", "1"];

test("a finished game that is looked at is not shortened", () => {
  const { match, record } = begin(WON);
  for (const at of [0, 2, 1]) {
    match.go(at);
    assert.equal(match.isLooking, true);
    assert.deepEqual(match.line, WON);
    assert.equal(match.outcome.winner, "first");
  }
  match.go(3);
  assert.equal(match.isLooking, false);
  match.undo();
  assert.deepEqual([record.at, match.isLooking, match.line], [2, true, WON]);
});

test("a move from the past is a branch, and the way back brings all of the game", () => {
  const { match, record, heard } = begin(WON, { seats: { first: "you", second: "you" } });
  match.go(1);
  match.play("1");
  assert.deepEqual([match.line, match.left.moves, match.shared, heard.branches], [["2", "1"], WON, 1, 1]);
  assert.equal(match.isLooking, false);
  match.sit("second", "easy");
  match.back();
  assert.deepEqual([record.moves, record.at, match.left], [WON, 3, undefined]);
  assert.deepEqual(match.seats, { first: "you", second: "you" });
  assert.equal(match.outcome.winner, "first");
  assert.equal(heard.turned.at(-1), "back");
});

test("the game stays the one to go back to, however often a branch branches", () => {
  const { match, heard } = begin(WON);
  match.go(1);
  match.play("1");
  match.play("1");
  match.go(2);
  match.play("2");
  assert.deepEqual([match.left.moves, heard.branches], [WON, 2]);
  match.back();
  assert.deepEqual(match.line, WON);
});

test("a game in play that is stepped through becomes a branch too, and one that is taken back does not", () => {
  const { match, record, heard } = begin(["2", "1"]);
  match.go(0);
  assert.deepEqual([match.isLooking, match.line], [true, ["2", "1"]]);
  match.play("1");
  assert.deepEqual([match.left.moves, heard.branches], [["2", "1"], 1]);
  match.back();
  match.undo();
  assert.deepEqual([match.isLooking, match.line], [false, ["2"]]);
  match.play("2");
  assert.deepEqual([match.left, record.moves, heard.branches], [undefined, ["2", "2"], 1]);
});

test("playing the moves of the game again leads back into it", () => {
  const { match } = begin(WON);
  match.undo();
  match.play("1");
  assert.deepEqual([match.left, match.line], [undefined, WON]);
});

test("a branch does not count as a game, and the game it left still does", () => {
  const { match, heard } = begin(["2", "1"]);
  match.go(1);
  for (const move of ["2", "1"]) match.play(move);
  assert.deepEqual([!!match.outcome, heard.ends], [true, 0]);
  match.back();
  match.play("2");
  assert.deepEqual([!!match.outcome, heard.ends], [true, 1]);
});

test("an engine waits while the past is shown, and its move from there is a branch", async () => {
  const { match, heard } = begin(["2", "2"], { seats: { first: "you", second: "easy" } });
  match.go(1);
  assert.deepEqual([match.isPaused, match.canPause, match.line], [true, true, ["2", "2"]]);
  const moved = new Promise((go) => (heard.onMove = go));
  match.pause(false);
  await moved;
  assert.deepEqual(
    [match.line, match.left.moves],
    [
      ["2", "1"],
      ["2", "2"],
    ],
  );
  match.end();
});

test("two engines that were paused in a branch stay paused in the game", () => {
  const { match } = begin(["2", "1"], { seats: { first: "easy", second: "easy" } });
  match.go(1);
  match.play("2");
  match.pause(true);
  match.back();
  assert.deepEqual([match.line, match.isPaused], [["2", "1"], true]);
  match.end();
});

test("a branch opened again knows its game", () => {
  const left = { moves: WON, seats: { first: "easy", second: "you" }, knowsSeats: true };
  const { match } = begin(["2", "1"], { how: { left } });
  assert.equal(match.shared, 1);
  match.back();
  assert.deepEqual([match.line, match.seats, match.left], [WON, left.seats, undefined]);
});

test("the seats of a finished game are known only if the link names them", () => {
  assert.equal(begin(WON, { how: { isSeated: false } }).match.knowsSeats, false);
  assert.equal(begin(WON).match.knowsSeats, true);
  assert.equal(begin(["2"], { how: { isSeated: false } }).match.knowsSeats, true);
});

/** Everything that was begun and needs no time is over. */
const settled = () => new Promise(setImmediate);

/** An engine that answers when it is told to, and what it was asked. */
function slowEngine() {
  const asked = [];
  const ask = (_op, question, { signal, onProgress }) =>
    new Promise((answer) => asked.push({ ...question, signal, onProgress, answer }));
  return { asked, ask };
}

/** What views see of a match, in turn. */
function watch(match) {
  const seen = [];
  const stop = follow(() => {
    const { record, line, isYours, isPaused, isLooking } = match;
    const flags = Object.entries({ isYours, isPaused, isLooking }).filter(([, is]) => is);
    if (record) seen.push([`${line.slice(0, record.at).join(" ")}`, ...flags.map(([name]) => name)].join(" ").trim());
  });
  return { seen, stop };
}

test("views see each state once, and nothing in between", async () => {
  const { match } = begin([], { seats: { first: "you", second: "easy" } });
  const { seen, stop } = watch(match);
  const moved = new Promise((go) => {
    const end = follow(() => match.record.at === 2 && go(end));
  });
  match.play("2");
  (await moved)();
  match.undo();
  await settled();
  stop();
  assert.deepEqual(seen, ["isYours", "2", "2 1 isYours", "isYours"]);
});

test("an engine that is paused does not move until it is resumed, and what it thought before is dropped", async () => {
  const { asked, ask } = slowEngine();
  const { match, record, heard } = begin(["2"], { seats: { first: "easy", second: "easy" }, ask });
  assert.deepEqual([match.isPaused, match.canPause, asked.length], [false, true, 1]);
  match.pause(true);
  assert.equal(asked[0].signal.aborted, true);
  asked[0].answer(ADDS);
  await settled();
  assert.deepEqual([record.at, match.isPaused, match.thought, asked.length], [1, true, undefined, 1]);
  match.pause(false);
  asked[1].onProgress({ ...ADDS, depth: 7 });
  assert.deepEqual([match.thought.depth, match.thoughts.worths.get("2second").value], [7, -0.5]);
  const moved = new Promise((go) => (heard.onMove = go));
  asked[1].answer(ADDS);
  await moved;
  assert.deepEqual([record.at, heard.turned], [2, ["pause", "pause"]]);
  match.end();
});

test("an answer to a position that was left is dropped", async () => {
  const { asked, ask } = slowEngine();
  const { match, record } = begin([], { seats: { first: "you", second: "easy" }, ask });
  match.play("2");
  await settled();
  assert.equal(asked[0].position, "2second");
  match.undo();
  asked[0].answer(ADDS);
  await settled();
  assert.deepEqual([record.at, match.isYours, match.thoughts.worths.size], [0, true, 0]);
});

test("moves that are taken back make room for others, and redo brings them back", () => {
  const { match, record } = begin(["1", "1", "1"], { seats: { first: "easy", second: "you" } });
  match.undo();
  assert.deepEqual([record.at, match.line, match.isLooking, match.canUndo], [1, ["1"], false, false]);
  match.redo();
  assert.deepEqual([record.at, match.line], [3, ["1", "1", "1"]]);
  match.undo();
  match.play("2");
  assert.deepEqual([record.moves, match.left], [["1", "2"], undefined]);
  match.end();
});

test("a friend's turn waits for their link", async () => {
  const { asked, ask } = slowEngine();
  const { match } = begin([], { seats: { first: "you", second: "friend" }, ask });
  match.analyse(true);
  assert.deepEqual([match.canSend, asked.length], [false, 1]);
  match.play("2");
  await settled();
  assert.deepEqual([match.isYours, match.isFriends, match.canSend, match.canPause], [false, true, true, false]);
  assert.equal(asked.length, 1, "no engine thinks in their place");
  match.undo();
  assert.deepEqual([match.isYours, match.canSend], [true, false]);
});

test("a game that was restarted comes back with its moves and players", () => {
  const { match, record } = begin(WON, { seats: { first: "you", second: "you" } });
  match.restart("2", { first: "you", second: "easy" });
  assert.deepEqual([record.at, match.isYours, match.canUndo], [0, true, true]);
  match.undo();
  assert.deepEqual([record.moves, record.at, match.outcome.winner], [WON, 3, "first"]);
  assert.deepEqual([match.seats, match.canUndo], [{ first: "you", second: "you" }, true]);
  match.restart("3");
  match.play("1");
  match.undo();
  match.undo();
  assert.deepEqual([record.moves, record.at], [["1"], 0], "what was played since then makes the game the one to keep");
});

test("an engine that fails waits, and goes on when it is resumed", async () => {
  const answers = [Promise.reject(new Error("broken")), ADDS];
  const { match, record, heard } = begin([], {
    seats: { first: "you", second: "easy" },
    ask: async () => answers.shift(),
  });
  const failed = new Promise((go) => (heard.failed = (error) => go(error) ?? true));
  match.play("2");
  assert.equal((await failed).message, "broken");
  assert.deepEqual([match.isPaused, match.canPause], [true, true]);
  const moved = new Promise((go) => (heard.onMove = go));
  match.pause(false);
  await moved;
  assert.deepEqual(record.moves, ["2", "1"]);
});

test("a turn that gave something away keeps the engine waiting until the person decides", async () => {
  const { match, record, heard } = begin([], { seats: { first: "you", second: "easy" } });
  const fault = { ply: 0, told: "That gave it away.", takeBack: "Take back" };
  match.check = async (checked) => (checked.at === 1 ? fault : undefined);
  match.play("1");
  await settled();
  assert.deepEqual([heard.faults, match.isPaused, record.at], [[fault], true, 1]);
  const moved = new Promise((go) => (heard.onMove = go));
  match.pause(false);
  await moved;
  assert.deepEqual([record.moves, heard.faults.length], [["1", "1"], 1]);
  match.end();
});

test("a hint is a thought that does not move, and takes the place of an analysis", async () => {
  const { asked, ask } = slowEngine();
  const { match, record } = begin(["1"], { ask });
  match.analyse(true);
  const hint = match.consider();
  assert.equal(asked[0].signal.aborted, true);
  asked[0].answer({ ...ADDS, best: "2" });
  asked[1].answer(ADDS);
  assert.equal((await hint).best, "1");
  assert.deepEqual([record.at, match.thought.best, match.thoughts.seconds], [1, "1", 0]);
});

test("hints are counted by the positions in which they were asked for, and forgotten with the game", () => {
  const { ask } = slowEngine();
  const { match } = begin([], { ask });
  for (const _ of ["once", "twice"]) void match.consider();
  assert.equal(match.hints, 1);
  match.play("1");
  void match.consider();
  assert.equal(match.hints, 2);
  match.restart("1");
  assert.equal(match.hints, 0);
});
