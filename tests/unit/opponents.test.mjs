// The opponents of a person in a game: who plays now, who can be chosen, and how the games against each ended.
import assert from "node:assert/strict";
import { test } from "node:test";
import { learnKind } from "../../www/match/game_views.js";
import { Opponents } from "../../www/match/opponents.js";

Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] }, configurable: true });
await learnKind("loa");

/** A match of these players, and how often they were remembered. */
function seat(first, second) {
  const match = {
    record: { game: "loa:8x8" },
    seats: { first, second },
    get yourSide() {
      const { first, second } = this.seats;
      return (first === "you") === (second === "you") ? undefined : first === "you" ? "first" : "second";
    },
    reseat(seats) {
      this.seats = seats;
    },
  };
  const remembered = [];
  const opponents = new Opponents(
    match,
    () => ["you", "friend", "easy", "medium"],
    () => remembered.push(match.seats),
  );
  return { match, opponents, remembered };
}

for (const [first, second, title] of [
  ["you", "easy", "against Easy"],
  ["medium", "you", "against Medium"],
  ["you", "friend", "against a friend"],
  ["you", "you", "two players here"],
  ["easy", "medium", "Easy against Medium"],
])
  test(`${first} and ${second} play: ${title}`, () => assert.equal(seat(first, second).opponents.title, title));

test("before there is a game, nobody plays", () => {
  const { match, opponents } = seat("you", "easy");
  match.record = undefined;
  assert.equal(opponents.title, "");
});

test("each opponent has the results of the games of this kind against it", () => {
  const { opponents } = seat("you", "easy");
  opponents.games = [
    { game: "loa", level: "easy", result: "won" },
    { game: "loa", level: "easy", result: "lost" },
    { game: "loa", level: "easy", result: "won" },
    { game: "loa", level: "medium", result: "drawn" },
    { game: "tzaar", level: "easy", result: "lost" },
  ];
  assert.deepEqual(
    opponents.choices.map(({ id, results: { won, drawn, lost }, isChosen }) => [id, won, drawn, lost, isChosen]),
    [
      ["easy", 2, 0, 1, true],
      ["medium", 0, 1, 0, false],
      ["friend", 0, 0, 0, false],
      ["you", 0, 0, 0, false],
    ],
  );
});

test("who chooses an opponent stays on the same side, and the players are remembered", () => {
  for (const [first, second, chosen] of [
    ["you", "easy", { first: "you", second: "medium" }],
    ["easy", "you", { first: "medium", second: "you" }],
    ["you", "you", { first: "you", second: "medium" }],
    ["easy", "easy", { first: "you", second: "medium" }],
  ]) {
    const { match, opponents, remembered } = seat(first, second);
    opponents.choose("medium");
    assert.deepEqual(match.seats, chosen);
    assert.deepEqual(remembered, [chosen]);
  }
});
