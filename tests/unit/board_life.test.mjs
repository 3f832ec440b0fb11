// The board of an element, without an element: loading, changes of attributes, leaving the page and coming back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Attributes } from "../../www/embed/attributes.js";
import { BoardLife } from "../../www/embed/board_life.js";

/** An element in a page, whose attributes can be set, and which notes its events. */
function makeElement(given) {
  const attributes = new Map(Object.entries(given));
  const events = [];
  return {
    isConnected: true,
    attributes,
    events,
    getAttribute: (name) => attributes.get(name) ?? null,
    hasAttribute: (name) => attributes.has(name),
    dispatchEvent: ({ type, detail }) => events.push([type, detail]),
  };
}

/** An element whose boards are there when the test says so. */
function begin(given) {
  const element = makeElement(given);
  const log = [];
  const loads = [];
  const mount = async ({ tell, pairs }, game) => ({
    moves: "",
    position: `start of ${game}`,
    async open(get, isOther) {
      log.push(`open ${game} ${get("moves") ?? "–"} ${isOther}`);
      if (get("seed") === "wrong") throw new Error("no such seed");
      this.moves = get("moves") ?? "";
      this.pairs = pairs(get);
      tell("shown", { state: "playing" });
    },
    free: () => log.push(`free ${game}`),
  });
  const life = new BoardLife(element, {
    load: (kind, game) => new Promise((go, fail) => loads.push({ kind, game, go: () => go({ mount }), fail })),
    makeHost: (tell, pairs) => ({ tell, pairs }),
    showContent: () => log.push("content"),
    showError: ({ message }) => log.push(`error: ${message}`),
  });
  const set = (attributes) => {
    for (const [name, value] of Object.entries(attributes)) {
      element.attributes.set(name, value);
      life.change(true);
    }
  };
  return { element, life, loads, log, set };
}
const settle = () => new Promise(setImmediate);
/** Opens a board. */
async function open(given) {
  const page = begin(given);
  const opening = page.life.settle();
  page.loads[0].go();
  await opening;
  return page;
}

test("a board is loaded once it is asked for, and tells each state once", async () => {
  const { element, life, loads } = begin({ game: "slide3" });
  life.change(true);
  assert.deepEqual([life.state, loads.length, element.events], ["waiting", 0, []]);
  const opening = life.settle();
  assert.deepEqual([life.state, loads[0].kind, loads[0].game], ["loading", "puzzle", "slide3"]);
  loads[0].go();
  await opening;
  await life.settle();
  assert.deepEqual(
    element.events.map(([type, { state, position }]) => [type, state, position]),
    [
      ["statechange", "loading", null],
      ["statechange", "playing", "start of slide3"],
    ],
  );
  life.change(false);
  await life.settle();
  assert.equal(element.events.length, 2, "what is shown is the same");
});

test("attributes that are set together open one puzzle, and whoever waits gets that", async () => {
  const { life, log, set } = await open({ game: "slide3" });
  set({ seed: "a", moves: "R1" });
  await life.settle();
  assert.deepEqual(log, ["open slide3 – false", "open slide3 R1 true"]);
  assert.deepEqual([life.moves, life.board.pairs.map(([name]) => name)], ["R1", ["game", "seed", "moves"]]);
});

test("another kind of board replaces the first, also while that is loaded", async () => {
  const { life, loads, log, set } = await open({ game: "slide3" });
  set({ game: "loa" });
  await settle();
  assert.deepEqual([loads[1].kind, life.board, life.state], ["match", undefined, "loading"]);
  set({ problem: "g=tzaar" });
  loads[1].go();
  await settle();
  for (const { go } of loads) go();
  await life.settle();
  assert.deepEqual([loads.at(-1).kind, loads.at(-1).game, life.board.position], ["problem", "tzaar", "start of tzaar"]);
  assert.ok(log.indexOf("free slide3") < log.indexOf("open tzaar – true"));
  assert.ok(!log.includes("open loa – true"), "that of the game is not opened");
});

test("an element that was taken out keeps its moves until it is there again; a problem begins again", async () => {
  for (const [given, moves] of [
    [{ game: "slide3" }, "R1 C2"],
    [{ problem: "g=loa" }, "–"],
  ]) {
    const { element, life, loads, log } = await open(given);
    life.board.moves = "R1 C2";
    element.isConnected = false;
    life.leave();
    assert.deepEqual([life.board, life.state, log.at(-1)], [undefined, "waiting", "content"]);
    await assert.rejects(life.settle(), /in no page/);
    element.isConnected = true;
    const opening = life.settle();
    loads[1].go();
    await opening;
    assert.equal(log.at(-1).split(" ").slice(2, -1).join(" "), moves);
  }
});

test("a board that arrives after the element has gone is freed", async () => {
  const { element, life, loads, log } = begin({ game: "slide3" });
  const opening = life.settle();
  element.isConnected = false;
  life.leave();
  loads[0].go();
  await assert.rejects(opening, /taken out of its page/);
  assert.deepEqual([log, life.state], [["content", "free slide3"], "waiting"]);
});

test("what is wrong is said in place of a board, or by the board, and another request opens", async () => {
  const { life, loads, log } = begin({ game: "slide3" });
  const opening = life.settle();
  loads[0].fail(new Error("no network"));
  await assert.rejects(opening, /no network/);
  assert.deepEqual([life.state, life.error.message, log], ["failed", "no network", ["error: no network"]]);
  const wrong = await open({ game: "slide3" });
  wrong.set({ seed: "wrong" });
  await assert.rejects(wrong.life.settle(), /no such seed/);
  assert.deepEqual([wrong.life.state, wrong.log.filter((line) => line.startsWith("error"))], ["failed", []]);
  wrong.set({ seed: "right" });
  await wrong.life.settle();
  assert.deepEqual([wrong.life.state, wrong.life.error], ["playing", undefined]);
});

test("attributes are read by either name, and told as they were written", () => {
  const { get, pairs } = new Attributes(
    makeElement({ game: "slide3", "data-game": "loa", "data-seed": "a", theme: "x" }),
  );
  assert.deepEqual([get("game"), get("seed"), get("moves")], ["slide3", "a", undefined]);
  assert.deepEqual(pairs(get), [
    ["game", "slide3", "game"],
    ["seed", "a", "data-seed"],
  ]);
  const kinds = [{}, { game: "loa" }, { problem: "true", game: "loa" }, { problem: "g=tzaar&n=2", game: "loa" }];
  assert.deepEqual(
    kinds.map((given) => new Attributes(makeElement(given))).map(({ kind, game }) => [kind, game]),
    [
      ["puzzle", ""],
      ["match", "loa"],
      ["problem", "loa"],
      ["problem", "tzaar"],
    ],
  );
});
