// The teacher's form: the set that a choice makes, and the code that puts it into a page.
import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.navigator ??= { languages: ["en"] };
globalThis.document = { documentElement: { dataset: {} }, baseURI: "https://plyground.example/examples/" };
const { Desk } = await import("../../www/desk/desk.js");
const { OwnLines, linesIn } = await import("../../www/desk/own_lines.js");
const { pasteSet } = await import("../../www/desk/pasted_set.js");
const { parseSet } = await import("../../www/set/link.js");
const { escaped } = await import("../../www/site/dom.js");

/** A prover that knows after how many turns a position is won; records its requests. */
function proverOf(/** @type {Record<string, number>} */ wins) {
  const requests = /** @type {string[]} */ ([]);
  const tools = {
    playerOf: async ({ position }) => {
      if (!(position in wins)) throw new Error("expected 8 rows");
      return "White";
    },
    examine: async ({ position, turns, only }) => {
      requests.push(`${position} ${only ? "only" : turns}`);
      if (only || turns === wins[position]) return { verdict: "sound", problem: { key: ["a1-a2"] } };
      return { verdict: turns < wins[position] ? "no-win" : "undecided", lines: [] };
    },
    stop() {},
  };
  return { requests, own: new OwnLines(tools) };
}

test("each line of a set is proven, a position by the fewest turns that are enough", async () => {
  const { own, requests } = proverOf({ A: 1, B: 3, C: 9, D: 2 });
  const lines = linesIn(
    "A\n\n  B \nC\nbroken\nproblems.html?g=loa&seed=1\nhttps://x.example/problems.html?g=loa&n=2&p=D\n?g=loa&n=only&p=D",
  );
  const verdictCounts = [];
  const verdicts = await own.check(lines, "isolation", (verdicts) => verdictCounts.push(verdicts.length));
  assert.deepEqual(verdicts, [
    { entry: { game: "isolation", turns: "1", position: "A" }, message: "White wins in 1, only by a1-a2." },
    { entry: { game: "isolation", turns: "3", position: "B" }, message: "White wins in 3, only by a1-a2." },
    { message: "This is not a problem: White cannot force a win in 5." },
    { message: "Expected 8 rows." },
    { message: "Expected a position, or the link of a problem that names one, with “p=”." },
    { entry: { game: "loa", turns: "2", position: "D" }, message: "White wins in 2, only by a1-a2." },
    { entry: { game: "loa", turns: "only", position: "D" }, message: "White wins only by a1-a2." },
  ]);
  assert.deepEqual(verdictCounts, [0, 1, 2, 3, 4, 5, 6, 7]);
  assert.deepEqual(requests.splice(0), "A 1,B 1,B 2,B 3,C 1,C 2,C 3,C 4,C 5,D 2,D only".split(","));
  // What was proven is known, but not of another game.
  const counts = [];
  await own.check(["B", "A"], "isolation", (verdicts) => counts.push(verdicts.length));
  assert.deepEqual([requests.splice(0), counts], [[], [2]]);
  await own.check(["A"], "loa", () => {});
  assert.deepEqual(requests.splice(0), ["A 1"]);
  // A later check ends an earlier one, which proves nothing more: that would end the proof of the later one.
  const earlier = own.check(["B"], "loa", () => {});
  assert.equal((await own.check(["D"], "loa", () => {})).length, 1);
  assert.equal(await earlier, undefined);
  assert.deepEqual(requests.splice(0), ["D 1", "D 2"]);
});

/** A form that begins with a set, whose prover knows that A is won in 1 and B in 2, and finds C. */
function deskOf(query = "", found = ["C"]) {
  const wins = { A: 1, B: 2 };
  return new Desk(parseSet(query), {
    playerOf: async ({ position, only }) => {
      if (position === undefined && only) throw new Error("no only moves");
      if (!(position in wins)) throw new Error("expected 8 rows");
      return "White";
    },
    examine: async ({ position, turns }) =>
      turns < wins[position] ? { verdict: "no-win" } : { verdict: "sound", problem: { key: ["a1"] } },
    find: async (_link, onProgress) => {
      onProgress(1, false, 1);
      return { games: 9, problems: found.map((position) => ({ position, turns: 3, grade: 0 })) };
    },
    stop() {},
  });
}

test("a choice makes a set with its title, which is read as it was chosen", async () => {
  const desk = deskOf("?g=loa&n=3&grade=3&seed=7b&count=4&title=Week+3");
  assert.equal(desk.queryOf(await desk.makeSet()), "?title=Week+3&g=loa&n=3&grade=3&seed=7b&v=1&count=4");
  Object.assign(desk, { title: " <b> & “Co” ", lang: "de", count: 2, seed: " " });
  const query = desk.queryOf(await desk.makeSet());
  assert.match(query, /^\?title=%3Cb%3E\+%26\+%E2%80%9CCo%E2%80%9D&g=loa.*&seed=plyground&v=1&count=2&lang=de$/);
  assert.equal(parseSet(query).title, "<b> & “Co”");
  for (const source of ["own", "both"]) {
    Object.assign(desk, { source, text: "A\n\nB", title: "", lang: "", count: 1, turns: "2" });
    const wanted = source === "own" ? "?g=loa&n=1;2&p=A;B" : "?g=loa&n=1;2;3&p=A;B;C";
    const own = desk.queryOf(await desk.makeSet());
    assert.equal(own, wanted);
    assert.equal(desk.verdicts.length, 2);
    // A set can be changed, also one of positions.
    const again = deskOf(`${own}&title=Mine`);
    assert.deepEqual([again.source, again.title], ["own", "Mine"]);
    assert.deepEqual(again.lines.slice(0, 2), ["?g=loa&n=1&p=A", "?g=loa&n=2&p=B"]);
  }
});

test("a choice that makes no set is explained", async () => {
  for (const [choice, expected] of [
    [{ title: "x".repeat(81) }, /at most 80 characters/],
    [{ title: "a\u202eb" }, /without control characters/],
    [{ count: 0 }, /^Choose 1 to 24 problems/],
    [{ count: 2.5 }, /^Choose 1 to 24 problems/],
    [{ source: "own" }, /^Enter at least one position/],
    [{ turns: "only" }, /^No only moves/],
    [{ source: "both", text: "A", count: 24 }, /at most 24 problems. These would be 25/],
    [{ source: "both", text: "A", count: 2 }, /^Only 1 of 2 problems/],
    [{ source: "own", text: "A\nX" }, /^Line 2 cannot be used/],
  ]) {
    const desk = Object.assign(deskOf(), choice);
    assert.equal(await desk.makeSet(), undefined, JSON.stringify(choice));
    assert.match(desk.error, expected);
  }
  const desk = Object.assign(deskOf(), { source: "own", text: "A\n?g=loa&n=2&p=B" });
  assert.equal((await desk.makeSet()).count, 2, "games are mixed");
});

test("the code of a set is HTML that means it", () => {
  const query = "?title=%3Cb%3E+%22x%22&g=loa&n=2&seed=7b&v=1&count=4";
  const { element, frame } = pasteSet(`${query}&lang=de`, '<b> "x"', "https://ply.example/");
  const address = escaped(`https://ply.example/set.html${query}&lang=de`);
  const name = "&lt;b&gt; &quot;x&quot;";
  assert.equal(
    element,
    `<script type="module" src="https://ply.example/ply-set.js"></script>\n<ply-set set="${escaped(query.slice(1))}" lang="de"><a href="${address}">${name}</a></ply-set>`,
  );
  assert.ok(frame.startsWith(`<iframe src="${address}&amp;frame" title="${name}" `), frame);
  assert.ok(pasteSet(query, "x", "https://ply.example/").element.includes('count=4"><a'));
});
