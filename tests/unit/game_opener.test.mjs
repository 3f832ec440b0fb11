// Games on their page: how they are opened and replaced, and what a visit begins with. Without the page, with the rules of games.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { beforeEach, test } from "node:test";
import { inRepository } from "../e2e/repository.mjs";
import "./modules_beside_pages.mjs";

globalThis.navigator ??= { languages: ["en"] };
const stored = new Map();
globalThis.localStorage = {
  getItem: (key) => stored.get(`${key}`) ?? null,
  setItem: (key, text) => void stored.set(key, text),
};
globalThis.document = {
  hidden: false,
  currentScript: null,
  documentElement: { dataset: {} },
  baseURI: "https://plyground.example/games.html",
  body: { dataset: {} },
  getElementById: () => ({}),
};
globalThis.location = { search: "", hash: "" };
globalThis.history = { state: null };
// No engine arrives.
globalThis.fetch = () => new Promise(() => {});
const { Arrival, firstGame } = await import("../../www/match/arrival.js");
const { GameOpener } = await import("../../www/match/game_opener.js");
const { fileOf } = await import("../../www/match/game_modules.js");
const { learnKind } = await import("../../www/match/game_views.js");
const { moduleOf } = await import("../../www/match/loader.js");
const { Match } = await import("../../www/match/match.js");
const { tellOpened, tellTurn } = await import("../../www/match/describe_move.js");
const { words } = await import("../../www/match/words.js");
const { words: common } = await import("../../www/site/words.js");
for (const game of ["loa", "isolation"]) {
  moduleOf(game).initSync({ module: await readFile(inRepository(fileOf(game))) });
  await learnKind(game);
}

const HERE = { first: "you", second: "you" };
const FRIENDS = "&first=you&second=friend";
const linkTo = (game, moves = [], seats = HERE) => ({ game, moves, ...seats });
beforeEach(() => {
  stored.clear();
  Object.assign(location, { search: "", hash: "" });
  history.state = null;
});

/** A page on which no game is open, and what it was told. */
function begin({ loader = { has: () => true, load: async () => {} } } = {}) {
  const log = { messages: [], failures: [], steps: [], stored: [], marks: [], leaves: 0, ends: 0 };
  const say = (text) => log.messages.push(text);
  const handlers = { onMove() {}, onTurn() {}, onBranch() {}, onEnd() {}, onFault() {}, fail: assert.fail };
  const match = new Match({ ask: () => new Promise(() => {}) }, handlers);
  const address = { isRight: true, opened: "", pushStep: (link) => log.steps.push(link) };
  const parts = {
    page: { loader, say, fail: (error) => log.failures.push(error.message), show() {} },
    chooser: { mark: (game) => log.marks.push(game), show() {} },
    panel: { board: { face() {} }, focus() {} },
    seats: { next: () => ({ first: "you", second: "friend" }), remember() {} },
    variants: { show() {} },
    records: { known: undefined },
    stored: { begin: (...given) => log.stored.push(given) },
    address,
    leave: () => log.leaves++,
  };
  const opener = new GameOpener(match, parts);
  const showEnd = () => log.ends++;
  const arrival = new Arrival(opener, { match, address, habitOf: () => HERE, showEnd, say });
  const board = () => [match.record?.game, match.record?.moves.join(" ")];
  return { match, opener, arrival, parts, address, log, board };
}

test("a game whose module is not there is loaded, and of several only the last one is wanted", async () => {
  const loads = [];
  const loader = { has: () => false, load: (game) => new Promise((go) => loads.push([game, go])) };
  const { opener, log } = begin({ loader });
  const [first, second] = [opener.reaches("loa"), opener.reaches("isolation")];
  for (const [, go] of loads) go();
  assert.deepEqual(await Promise.all([first, second]), [false, true]);
  assert.deepEqual(log.messages, [common.loading, common.loading]);
});

test("a game that does not arrive leaves the one on the board, and is reported", async () => {
  const loader = { has: (game) => game === "loa", load: async () => Promise.reject(new Error("no network")) };
  const { opener, log, board } = begin({ loader });
  opener.open(linkTo("loa", ["b1-b3"]));
  assert.equal(await opener.reaches("tzaar"), false);
  assert.deepEqual([log.marks, log.failures, board()], [["loa"], ["no network"], ["loa", "b1-b3"]]);
});

test("a link that cannot be opened throws, and changes nothing", () => {
  const { opener, log, board } = begin();
  opener.open(linkTo("loa", ["b1-b3"]));
  for (const link of [linkTo("loa:99x99"), linkTo("loa", ["b1-b9"]), { ...linkTo("loa"), position: "none" }])
    assert.throws(() => opener.open(link, { isNew: true }));
  assert.deepEqual([board(), log.leaves, log.steps], [["loa", "b1-b3"], 1, []]);
});

test("a game is a step of the history if it is new, and is stored with what is known about it", () => {
  const { match, opener, parts, log } = begin();
  const link = linkTo("loa", ["b1-b3"], { first: "you", second: "friend" });
  const known = { id: 7 };
  opener.open(link, { isNew: true, file: "games.txt", kept: known, about: { white: "Ada" } });
  assert.deepEqual([log.steps, log.stored], [[link], [[link, known, "games.txt"]]]);
  assert.deepEqual(parts.records.known, { white: "Ada", moves: ["b1-b3"] });
  assert.deepEqual(match.seats, { first: "you", second: "friend" });
  opener.open(link);
  assert.equal(log.steps.length, 1);
});

test("undo brings back the game that was replaced, at the position that it showed", () => {
  const { match, opener, log, board } = begin();
  opener.open(linkTo("loa", ["b1-b3", "a2-c2"]));
  match.go(1, "undo");
  opener.setUp(linkTo("isolation"), { isNew: true });
  assert.equal(log.messages.at(-1), words.begun(tellOpened(match)));
  match.undo();
  assert.deepEqual([board(), match.record.at, match.isLooking], [["loa", "b1-b3 a2-c2"], 1, false]);
  assert.equal(log.messages.at(-1), words.recovered(tellTurn(match)));
  assert.equal(log.steps.at(-1).game, "loa", "that is a step too");
});

test("a game without a move is replaced for good", () => {
  const { match, opener, log, board } = begin();
  opener.open(linkTo("loa"));
  opener.setUp(linkTo("isolation"));
  assert.equal(log.messages.at(-1), tellOpened(match));
  match.undo();
  assert.equal(board()[0], "isolation");
});

test("a new game has the players of the fields, and the same again begins where it began", () => {
  const { match, opener } = begin();
  opener.open({ ...linkTo("loa:6x6"), position: "1bb3/w4w/6/6/w4w/1bb3 w" });
  opener.again({ first: "friend", second: "you" });
  assert.deepEqual([match.record.position, match.seats.first], ["1bb3/w4w/6/6/w4w/1bb3 w", "friend"]);
  opener.begin();
  assert.deepEqual([match.record.game, match.record.origin.kind, match.seats.second], ["loa:6x6", "start", "friend"]);
  opener.begin("isolation");
  assert.equal(match.record.game.split(":")[0], "isolation");
});

/** Visits an address, with games left on this device: the last one, and the link of each. */
async function visit(search, last, links = {}) {
  Object.assign(location, { search });
  if (last) stored.set("plyground.match", last);
  for (const [game, link] of Object.entries(links)) stored.set(`plyground.match-${game}`, link);
  const page = begin();
  await page.arrival.begin();
  return page;
}

test("an address that says nothing leads to the game that was left here, or to a first one", async () => {
  const first = await visit("");
  assert.deepEqual(
    [first.board()[0], first.log.messages, first.address.isRight],
    ["isolation", [tellOpened(first.match)], true],
  );
  const resumed = await visit("", "loa", { loa: "?g=loa&m=b1-b3&second=you" });
  assert.equal(firstGame(), "loa");
  assert.deepEqual(resumed.board(), ["loa", "b1-b3"]);
  assert.deepEqual(resumed.log.messages, [words.resumed(tellTurn(resumed.match))]);
});

test("a damaged game of this device is no fault of the visitor: the same game begins", async () => {
  for (const link of ["?g=loa&m=b1-b9", "?g=isolation&m=", "?m=b1-b3"]) {
    const { board, log, address } = await visit("", "loa", { loa: link });
    assert.deepEqual(board(), ["loa", ""], link);
    assert.deepEqual([log.messages.at(-1), address.isRight], [words.notResumed, true]);
  }
  const begun = await visit("", "loa", { loa: "" });
  assert.deepEqual([begun.board(), begun.log.messages.length], [["loa", ""], 1], "nothing was left");
});

test("a link comes before what was left, and its foreign keys are told", async () => {
  const { board, log, match } = await visit("?g=loa&m=b1-b3&second=you&colour=red", "isolation");
  assert.equal(firstGame(), "loa");
  assert.deepEqual(board(), ["loa", "b1-b3"]);
  assert.deepEqual(log.messages, [tellOpened(match) + common.wrong.ignored(["colour"])]);
});

test("a wrong link is explained over the start of its game, and stays in the address", async () => {
  for (const [search, game] of [
    ["?g=loa&m=b1-b9", "loa"],
    ["?g=loa:6x6&p=none", "loa:6x6"],
    ["?g=loa:99x99", "loa"],
  ]) {
    const { board, log, address } = await visit(search);
    assert.deepEqual(board(), [game, ""], search);
    assert.match(log.messages.at(-1), /^This (link|game) cannot be opened/);
    assert.equal(address.isRight, false);
  }
});

test("a link to a finished game shows its end, and who played is known only where it was played", async () => {
  const over = "?g=loa&p=8/8/8/3bb3/8/b7/8/w6w_b&second=you";
  const played = `${over}&m=a3xa1`;
  const start = await visit(over);
  assert.equal(start.log.ends, 0, "a position without moves is no game");
  const { match, log } = await visit(played);
  assert.deepEqual([match.isFinished, log.ends, match.knowsSeats], [true, 1, false]);
  history.state = { isSeated: true };
  const own = await visit(played);
  assert.equal(own.match.knowsSeats, true);
});

test("a friend's link continues the game, or is told to be older or to differ", async () => {
  const left = { loa: `?g=loa&m=b1-b3.a2-c2${FRIENDS}` };
  const next = await visit(`?g=loa&m=b1-b3.a2-c2.d1-d3${FRIENDS}`, "loa", left);
  assert.deepEqual(next.board(), ["loa", "b1-b3 a2-c2 d1-d3"]);
  const older = await visit(`?g=loa&m=b1-b3${FRIENDS}`, "loa", left);
  assert.deepEqual(older.board(), ["loa", "b1-b3 a2-c2"]);
  assert.equal(older.log.messages.at(-1), words.friend.older(1, tellTurn(older.match)));
  const other = await visit(`?g=loa&m=b1-b3.a4-c4${FRIENDS}`, "loa", left);
  assert.deepEqual(
    [other.board(), other.match.left.moves],
    [
      ["loa", "b1-b3 a4-c4"],
      ["b1-b3", "a2-c2"],
    ],
  );
  assert.equal(other.log.messages.at(-1), words.friend.differs(2, tellTurn(other.match)));
});
