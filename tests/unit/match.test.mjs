// Looking back at a two-player game, and branches from it: nothing of the game is lost.
import assert from "node:assert/strict";
import { test } from "node:test";

import { learnKind } from "../../www/two_player/game_views.js";
import { Match } from "../../www/two_player/match.js";
import { GameRecord } from "../../www/site/game_record.js";

globalThis.navigator ??= { languages: ["en"] };
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

/** A match after moves, and what it reported; its engine always adds 1. */
function begin(moves, { seats = { first: "you", second: "you" }, how } = {}) {
  const record = new GameRecord(new Adding(), { kind: "start" });
  for (const move of moves) record.play(move);
  const heard = { branches: 0, ends: 0, turned: [] };
  const match = new Match(
    { ask: async () => ({ best: "1", depth: 1, nodes: 1, moves: [] }) },
    {
      onShow() {},
      onChange() {},
      onMove: () => heard.onMove?.(),
      onThought() {},
      onTurn: (why) => heard.turned.push(why),
      onBranch: () => heard.branches++,
      onEnd: () => heard.ends++,
      onError: assert.fail,
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
