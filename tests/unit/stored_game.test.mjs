// The game that the page of games goes on with at the next visit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, observe } from "../../www/site/state.js";

const saved = new Map();
globalThis.localStorage = {
  getItem: (key) => saved.get(key) ?? null,
  setItem: (key, value) => saved.set(key, value),
  removeItem: (key) => saved.delete(key),
};
const { StoredGame } = await import("../../www/match/stored_game.js");
const { savedLink } = await import("../../www/site/storage.js");

/** What is stored of a match. */
class Match {
  record = { game: "isolation", origin: { kind: "start" }, moves: [] };
  seats = { first: "you", second: "best" };
  line = [];
  left;
  isFinished = false;

  constructor() {
    observe(this);
  }

  play(...moves) {
    this.record = { ...this.record, moves };
    this.line = moves;
  }
}

test("the game is stored move by move, without its branches, and until it is over", async () => {
  const match = new Match();
  const keptMoves = [];
  const keep = (_board, { moves }) => keptMoves.push(moves.join(" "));
  const stored = new StoredGame(match, { about: {} }, async () => ({ keep }));
  stored.begin({ game: "isolation", moves: [] });
  assert.equal(savedLink("match", "isolation"), undefined);
  match.play("d4");
  await drawn();
  assert.equal(savedLink("match", "isolation"), "?m=d4&second=best");
  match.left = { moves: ["d4"] };
  match.play("c3");
  await drawn();
  assert.equal(savedLink("match", "isolation"), "?m=d4&second=best");
  match.left = undefined;
  assert.deepEqual(keptMoves, [], "nobody has moved here");
  stored.own();
  match.play("d4", "c6");
  match.isFinished = true;
  await drawn();
  assert.ok(!savedLink("match", "isolation"));
  await new Promise(setImmediate);
  assert.deepEqual(keptMoves, ["d4 c6"]);
});
