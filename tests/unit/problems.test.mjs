// Decisions of the page of problems that need no browser.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Finder } from "../../www/problems/finder.js";
import { readTurns } from "../../www/problems/link.js";
import { OFFERED, easier, gradesOffered, harder, turnsOffered } from "../../www/problems/offers.js";
import { readableOf } from "../../www/problems/score.js";
import { Solving } from "../../www/problems/solving.js";
import { DUELS } from "../../www/site/duels.js";
import { Cancelled } from "../../www/site/engine.js";

/** A service keeps a channel open, which would keep the test from ending. @type {MessageChannel[]} */
const channels = [];
globalThis.MessageChannel = class extends MessageChannel {
  constructor() {
    super();
    channels.push(this);
  }
};
after(() => channels.forEach(({ port1 }) => port1.close()));
const { createService } = await import("../../www/problems/service.js");

test("turns to win are whole numbers from 1 to 20", () => {
  for (const [text, turns] of [
    ["1", "1"],
    ["20", "20"],
    ["02", "2"],
  ])
    assert.equal(readTurns(text), turns);
  for (const text of ["1e1", "2.5", "0", "21", "-1", "+2", " 2", "0x2", "2-3", "", "٣"])
    assert.throws(() => readTurns(text), { key: "n", message: /expected a whole number from 1 to 20\.$/ }, text);
});

const whole = { version: 1, games: { loa: { 2: [3, 5] } }, streak: 2, best: 4, seen: ["loa x"] };

test("a whole score is read as it is", () => {
  assert.deepEqual(readableOf(structuredClone(whole)), { score: whole, isWhole: true });
});

for (const [about, found, read] of [
  ["no counts", { ...whole, games: [] }, { ...whole, games: {} }],
  [
    "more solved than tried",
    { ...whole, games: { loa: { 2: [3, 5], 3: [5, 1] } } },
    { ...whole, games: { loa: { 2: [3, 5] } } },
  ],
  [
    "an unknown grade",
    { ...whole, games: { loa: { 2: [3, 5], x: [1, 1], 9: [1, 1] } } },
    { ...whole, games: { loa: { 2: [3, 5] } } },
  ],
  [
    "an unknown game",
    { ...whole, games: { loa: { 2: [3, 5] }, chess: { 2: [1, 1] } } },
    { ...whole, games: { loa: { 2: [3, 5] } } },
  ],
  [
    "counts of another kind",
    { ...whole, games: { loa: { 2: [3, 5], 3: [1.5, 2], 4: [1], 5: "11" }, tzaar: [] } },
    { ...whole, games: { loa: { 2: [3, 5] } } },
  ],
  ["a streak below zero", { ...whole, streak: -1 }, { ...whole, streak: 0 }],
  ["names that are none", { ...whole, seen: ["loa x", 3, null] }, whole],
  ["nothing else", { version: 1 }, { version: 1, games: {}, streak: 0, best: 0, seen: [] }],
  ["another version", { ...whole, version: 2 }, { version: 1, games: {}, streak: 0, best: 0, seen: [] }],
  ["no object", [1], { version: 1, games: {}, streak: 0, best: 0, seen: [] }],
  ["nothing", undefined, { version: 1, games: {}, streak: 0, best: 0, seen: [] }],
])
  test(`the rest of a score is read: ${about}`, () => {
    const { score, isWhole } = readableOf(found);
    assert.equal(isWhole, false);
    assert.deepEqual(score, read);
  });

test("each game offers problems, and harder ones up to the hardest", () => {
  assert.deepEqual(Object.keys(OFFERED).sort(), [...DUELS].sort());
  for (const [game, rows] of Object.entries(OFFERED)) {
    assert.equal(turnsOffered(game)[0], "2-3", game);
    for (const [turns, lowest, highest] of rows) {
      assert.deepEqual(gradesOffered(game, turns).slice(0, 2), ["0-8", `${lowest}`]);
      assert.equal(gradesOffered(game, turns).at(-1), `${highest}`);
      const problem = { game, position: "", turns: Number(turns[0]), grade: lowest };
      const of = rows.find(([other]) => other.includes(turns[0]))?.[0];
      if (of === turns && lowest < highest) assert.deepEqual(harder(problem), { turns, grades: `${lowest + 1}-8` });
      const next = rows.find(([other]) => Number(other[0]) > problem.turns);
      assert.deepEqual(harder({ ...problem, grade: 8 }), next && { turns: next[0], grades: "0-8" });
    }
  }
  assert.deepEqual(gradesOffered("loa", "7"), ["0-8"], "what is not offered has any grade");
  assert.deepEqual(turnsOffered("loa:6x6"), turnsOffered("loa"));
});

test("a slow choice leads to a faster one", () => {
  assert.deepEqual(easier({ turns: "5", grades: "5-8" }), { turns: "5", grades: "0-8" });
  assert.deepEqual(easier({ turns: "5", grades: "0-8" }), { turns: "2-3", grades: "0-8" });
  assert.equal(easier({ turns: "2-3", grades: "0-8" }), undefined);
});

/** An engine that answers when the test says so, and keeps what it was asked. */
function slowEngine() {
  const asked = [];
  const ask = (op, details, { signal }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(new Cancelled({})));
      asked.push({ op, details, signal, resolve, reject });
    });
  return { asked, ask };
}

test("the next proof or search cancels the last, and so does a stop", async () => {
  const engine = slowEngine();
  const finder = new Finder(engine);
  const link = { game: "loa", turns: "2-3", grades: "0-8", seed: "x" };
  const [first, second] = [finder.examine({ game: "loa", position: "x", turns: 2 }), finder.find(link, () => {})];
  assert.equal(await first, undefined);
  assert.ok(finder.isBusy);
  finder.stop();
  assert.equal(await second, undefined);
  assert.equal(finder.isBusy, false);
  assert.deepEqual(
    engine.asked.map(({ op, signal }) => [op, signal.aborted]),
    [
      ["examine", true],
      ["find", true],
    ],
  );
  const third = finder.examine({ game: "loa", position: "y", turns: 2 });
  engine.asked[2].reject(new Error("refused"));
  await assert.rejects(third, /refused/);
  assert.equal(finder.isBusy, false);
});

/** A round that notes its moves. */
const round = () => ({
  side: "first",
  position: "x",
  isWithinTurn: false,
  at: 0,
  moves: [],
  free() {},
  positionAfter: () => "x",
  play(name) {
    this.moves = [...this.moves.slice(0, this.at), name];
    this.at++;
    return name;
  },
  go(at) {
    this.at = at;
  },
});

test("a pause takes the turn back that is being judged, and cancels every question", async () => {
  const engine = slowEngine();
  const said = [];
  const handlers = { onShow() {}, say: (text) => said.push(text), onEnd() {}, onError: (error) => assert.fail(error) };
  const solving = new Solving(engine, handlers);
  const board = round();
  solving.begin(board, { game: "loa", position: "x", turns: 2, grade: 1 });
  const hint = solving.hint();
  solving.play("a1-a2");
  assert.equal(solving.phase, "judging");
  assert.deepEqual(await hint, [], "the hint was about the position before");
  solving.pause();
  assert.deepEqual([solving.phase, board.at], ["yours", 0]);
  const solution = solving.giveUp();
  solving.begin(round(), { game: "loa", position: "y", turns: 2, grade: 1 });
  await solution;
  assert.equal(solving.phase, "yours");
  assert.deepEqual(
    engine.asked.map(({ op, signal }) => [op, signal.aborted]),
    [
      ["clues", true],
      ["judge", true],
      ["solution", true],
    ],
  );
});

test("a long proof and a long search report that they go on", async (t) => {
  let now = 0;
  t.mock.method(performance, "now", () => now);
  /** Works for a second, and beats all the time. */
  const work = (alive) => {
    for (let beat = 0; beat < 100; beat++) {
      now += 10;
      alive();
    }
  };
  class Attempt {
    prepare = () => true;
    free() {}
    examine(alive) {
      work(alive);
      return { verdict: "no-win" };
    }
  }
  class Problems {
    free() {}
    stepFor(_milliseconds, alive) {
      work(alive);
      return { games: 1, problem: { grade: 1 } };
    }
  }
  const posted = [];
  const serve = createService({ Attempt, Problems }, {}, (message) => posted.push(message));
  for (const [id, op] of ["examine", "find"].entries()) {
    await serve({ id, op, game: "loa", games: 5 });
    const own = posted.filter((message) => message.id === id);
    assert.equal(own.at(-1).type, "done", JSON.stringify(own));
    const reports = own.filter(({ type }) => type === "progress").length;
    assert.ok(reports >= 5 && reports <= 10, `${reports} reports of ${op}`);
  }
});
