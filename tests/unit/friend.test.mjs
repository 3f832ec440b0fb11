// Games with a friend on another device: whose link it is, and how it fits the game left here.
import assert from "node:assert/strict";
import { test } from "node:test";
import { forFriend, relate } from "../../www/match/link.js";

const link = (moves, seats = {}) => ({
  game: "loa",
  position: undefined,
  moves: moves.split("."),
  first: "you",
  second: "friend",
  ...seats,
});

test("the friend opens the game on the other side, and an engine stays where it is", () => {
  assert.deepEqual(forFriend(link("a.b")), link("a.b", { first: "friend", second: "you" }));
  const engine = link("a.b", { second: "easy" });
  assert.equal(forFriend(engine), engine);
});

test("a link that lacks moves, or has others, is known by the game that was left", () => {
  assert.deepEqual(relate(link("a"), link("a.b.c")), { missing: 2 });
  assert.deepEqual(relate(link("a.x"), link("a.b.c")), { differs: 2 });
  assert.deepEqual(relate(link("a.x.y.z"), link("a.b.c")), { differs: 2 });
  // The answer to the last move, and the game as it is.
  assert.equal(relate(link("a.b.c.d"), link("a.b.c")), undefined);
  assert.equal(relate(link("a.b"), link("a.b")), undefined);
  // Another game, another start, or one against an engine.
  assert.equal(relate(link("a"), { ...link("a.b"), game: "loa:6x6" }), undefined);
  assert.equal(relate(link("a"), { ...link("a.b"), position: "…" }), undefined);
  assert.equal(relate(link("a"), link("a.b", { second: "easy" })), undefined);
});
