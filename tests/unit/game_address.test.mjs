// The address of the page of games follows the game, and the browser's history has the steps that a visitor may go back to.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { drawn, observe } from "../../www/site/state.js";
import { GameAddress } from "../../www/match/game_address.js";

/** What the address knows of a match. */
class Match {
  record = { game: "isolation", origin: { kind: "start" } };
  seats = { first: "you", second: "easy" };
  line = [];
  left;
  knowsSeats = true;

  constructor() {
    observe(this);
  }
}

/** The steps of the browser's history, the last one shown. */
let steps;
let popped;
globalThis.location = {
  ...{ hash: "", pathname: "/games.html", href: "" },
  get search() {
    return steps.at(-1).query;
  },
};
const step = (state, _title, link) => ({ state, query: link.startsWith("?") ? link : "" });
globalThis.history = {
  pushState: (state, title, link) => steps.push(link === "" ? { ...steps.at(-1), state } : step(state, title, link)),
  replaceState: (...given) => steps.splice(-1, 1, step(...given)),
};
globalThis.addEventListener = (type, act) => {
  if (type === "popstate") popped = act;
};
beforeEach(() => {
  steps = [{ state: null, query: "?m=nonsense" }];
});

test("the address leads to the game; one that is wrong stays until there is a move", async () => {
  const match = new Match();
  const address = new GameAddress(match, assert.fail);
  assert.deepEqual(steps, [{ state: { isSeated: true }, query: "" }]);
  match.line = ["d4"];
  match.seats = { first: "you", second: "best" };
  await drawn();
  assert.deepEqual(steps.at(-1).query, "?m=d4&second=best");
  address.isRight = false;
  steps.at(-1).query = "?m=nonsense";
  match.line = [];
  await drawn();
  assert.equal(steps.at(-1).query, "?m=nonsense");
  match.line = ["c3"];
  await drawn();
  assert.equal(steps.at(-1).query, "?m=c3&second=best");
});

test("a game that is left for a branch keeps its step, and the branch knows its game", async () => {
  const match = new Match();
  const address = new GameAddress(match, assert.fail);
  match.line = ["d4", "c6"];
  await drawn();
  address.keepStep();
  match.left = { moves: ["d4", "c6"], seats: match.seats, knowsSeats: false };
  match.line = ["d4", "e6"];
  await drawn();
  assert.deepEqual(steps, [
    { state: { isSeated: true }, query: "?m=d4.c6" },
    { state: { isSeated: false, left: "?m=d4.c6" }, query: "?m=d4.e6" },
  ]);
});

test("another game is a new step, and going back opens the one before", async () => {
  const match = new Match();
  let opened = 0;
  const address = new GameAddress(match, () => opened++);
  address.pushStep({ game: "loa", moves: [], first: "you", second: "easy" });
  match.record = { game: "loa", origin: { kind: "start" } };
  await drawn();
  assert.deepEqual(
    steps.map(({ query }) => query),
    ["", "?g=loa"],
  );
  popped();
  assert.equal(opened, 0, "a jump within the page opens nothing");
  steps.pop();
  popped();
  assert.equal(opened, 1);
});
