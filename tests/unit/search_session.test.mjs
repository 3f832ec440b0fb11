// The search of the page of trees, without its page: addresses, other engines, comparisons, and what comes late.
import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.navigator ??= { languages: ["en"] };
const { SearchSession, gameIn } = await import("../../www/tree/search_session.js");
const { SearchTree } = await import("../../www/tree/search_tree.js");
const { parseSearch } = await import("../../www/tree/link.js");
const { words } = await import("../../www/tree/words.js");
const { Cancelled } = await import("../../www/site/engine.js");
const { LinkError } = await import("../../www/site/puzzle_link.js");
const { follow } = await import("../../www/site/state.js");
const { learnKind } = await import("../../www/match/game_views.js");
await learnKind("loa");

/** The log of a search of these leaves. */
function logOf(moves) {
  const tree = new SearchTree();
  tree.pass(1, -1, 1);
  for (const move of moves) {
    tree.enter(move, "full", 1, -1, 1, false);
    tree.answer(0, "exact", "evaluation");
  }
  tree.leave(0, "exact");
  return { tree: tree.finish(0, moves[0]), engine: "alpha-beta" };
}
const LOGS = { one: ["a1", "a2"], other: ["a1", "a2", "a3"] };
const settle = () => new Promise(setImmediate);

/** A page whose engines answer at once, or when the test says so; the game “gone” and the position “wrong” do not exist. */
function begin({ waits = false } = {}) {
  const [loads, records] = [[], []];
  const session = new SearchSession({
    async load({ game, position }) {
      loads.push(game);
      if (game === "gone") throw new LinkError("g", "no such game.");
      if (position === "wrong") throw new LinkError("p", "no such position.");
      return { names: { us: "White", them: "Black", unit: 1 }, set: () => () => {} };
    },
    record: ({ engine }, onProgress) =>
      new Promise((answer, fail) => {
        const request = { engine, onProgress, fail, answer: () => answer(logOf(LOGS[engine] ?? LOGS.one)) };
        records.push(request);
        if (!waits) request.answer();
      }),
  });
  return { session, loads, records };
}
const engines = (records) => records.map(({ engine }) => engine);

test("an address is recorded and shown, from its event or the last one", async () => {
  const { session, records } = begin();
  await session.openAddress("?g=loa&engine=one&at=1");
  assert.deepEqual([engines(records), session.result.at, session.message], [["one"], 1, ""]);
  assert.deepEqual([session.result.faces.length, session.result.counts, session.result.marks.size], [1, [0], 0]);
  await session.openAddress("?g=loa&engine=one&at=999");
  const last = session.result.face.tree.events.length - 1;
  assert.deepEqual([session.result.at, session.message], [last, words.wrong.late(last)]);
  await session.openAddress("?g=loa&engine=one");
  assert.equal(session.result.at, last, "there is no cutoff");
});

test("it tells how far the search is", async () => {
  const { session, records } = begin({ waits: true });
  const messages = [];
  follow(() => messages.push(session.message));
  const opening = session.openAddress("?g=loa&engine=one");
  await settle();
  records[0].onProgress(700);
  await settle();
  records[0].answer();
  await opening;
  await settle();
  assert.deepEqual(messages, ["", words.searching(0), words.searching(700), ""]);
});

test("a wrong address is explained, over a search of what is right in it", async () => {
  for (const [query, wanted, why] of [
    ["?g=loa&p=wrong&engine=one", { game: "loa", position: "" }, /No such position/],
    ["?g=loa&at=soon&engine=one", { game: "loa", position: "" }, /“at=soon” is not understood/],
    ["?g=gone", { game: parseSearch("").game, position: parseSearch("").position }, /No such game/],
  ]) {
    const { session } = begin();
    await session.openAddress(query);
    const { game, position } = session.link;
    assert.deepEqual({ game, position }, wanted);
    assert.match(session.message, why);
    assert.equal(session.isWrong, true);
  }
  const { session } = begin();
  await session.openAddress("?g=loa&engine=one&colour=red");
  assert.match(session.message, /“colour” in the link was not understood/);
  assert.equal(session.isWrong, false);
  assert.deepEqual([gameIn("?g=gone"), gameIn("")], ["gone", parseSearch("").game]);
});

test("another engine, a comparison and its other side are steps from the link of the page", async () => {
  const { session, records } = begin();
  await session.openAddress("?g=loa&engine=one&at=1");
  session.step(2);
  assert.equal(session.link.at, 2);
  const compared = await session.compare("other");
  assert.deepEqual(engines(records).slice(1), ["one", "other"]);
  assert.deepEqual([compared.with, compared.isOther, compared.at], ["other", false, session.result.at]);
  assert.deepEqual([session.result.face, session.result.counts], [session.result.faces[0], [0, 1]]);
  const turned = await session.turn(true);
  assert.deepEqual([turned.isOther, session.result.face], [true, session.result.faces[1]]);
  assert.equal([...session.result.marks.values()].includes("here"), true);
  const other = await session.search("other");
  assert.deepEqual([other.engine, other.with, session.result.faces.length], ["other", undefined, 1]);
});

test("a step that fails leaves the search on the page, and says why", async () => {
  const { session, records } = begin({ waits: true });
  const opening = session.openAddress("?g=loa&engine=one");
  await settle();
  records[0].answer();
  await opening;
  const { link, result } = session;
  const step = session.search("other");
  await settle();
  records[1].fail(new Error("no such engine"));
  assert.equal(await step, undefined);
  assert.deepEqual([session.link, session.result, session.isWrong], [link, result, true]);
  assert.match(session.message, /no such engine/i);
});

test("only the last search counts, also if the one before was not stopped", async () => {
  const { session, records } = begin({ waits: true });
  const first = session.openAddress("?g=loa&engine=one");
  await settle();
  const second = session.openAddress("?g=loa&engine=other");
  await settle();
  records[1].answer();
  await second;
  records[0].answer();
  await first;
  assert.deepEqual([session.link.engine, session.message], ["other", ""]);
  const stopped = session.search("one");
  await settle();
  records[2].fail(new Cancelled({}));
  assert.equal(await stopped, undefined);
  assert.equal(session.isWrong, false);
});
