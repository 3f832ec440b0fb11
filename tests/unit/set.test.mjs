// Links and results of sets of problems, and what the page says of those that were handed in.
import assert from "node:assert/strict";
import { test } from "node:test";

const stored = new Map();
globalThis.navigator ??= { languages: ["en"] };
globalThis.localStorage = {
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => stored.set(key, value),
};
globalThis.document = { documentElement: { dataset: {} }, baseURI: "https://plyground.example/set.html" };
const { HandedResults, check, solvedIn } = await import("../../www/set/handed_results.js");
const { formatSet, parseSet } = await import("../../www/set/link.js");
const { keepProgress, readProgress } = await import("../../www/set/progress.js");
const { formatResult, linksIn, readResult } = await import("../../www/set/result.js");
const { follow } = await import("../../www/site/state.js");
const { tellResult, titleOf } = await import("../../www/set/result_texts.js");

const SEED = "?g=loa&n=2&grade=3-6&seed=7b&v=1&count=8";
const A = "8/2bww1w1/5bw1/3b1w2/2wwwb2/1bb4w/7w/8_w";
const B = "8/1w4b1/1wbww3/2wbwb2/4bbw1/2b5/8/8_w";
const LIST = `?g=loa&n=2&p=${A};${B}`;
const MIXED = `?g=loa;checkers&n=2;3&p=${A};B:WK10,28:BK13,K22,K27`;
const canonical = (query) => formatSet(parseSet(query));

for (const [meant, links] of [
  [SEED, [SEED, "?count=8&seed=7b&g=loa&n=2&grade=3-6", "?game=loa&n=2&grade=3–6&seed=7b&name=Ada&r=f.1.x"]],
  ["?seed=plyground&v=1&count=8", ["", "?g=isolation", "?seed=", "?g=isolation&count=8&v=1"]],
  [LIST, [LIST, `?n=2;2&g=loa;loa&p=${A};${B}`, `?g=loa&n=2&p=${encodeURIComponent(`${A}; ${B}`)}`]],
  [MIXED, [MIXED]],
  [
    "?title=A+%26+%3CB%3E+%E2%80%93+3.&g=loa&n=2&seed=7b&v=1&count=8",
    [
      "?g=loa&n=2&seed=7b&count=8&title=+A+%26+%3CB%3E++%E2%80%93%0A3.",
      "?title=A+%26+%3CB%3E+–+3.&g=loa&n=2&seed=7b&count=8.",
    ],
  ],
  [`?title=Mine&${LIST.slice(1)}`, [`${LIST}&title=Mine`]],
  [LIST, [`${LIST}&title=++`]],
])
  test(`links of the same set: ${meant}`, () => {
    for (const link of links) assert.equal(canonical(link), meant, link);
  });

for (const [query, expected] of [
  ["?count=0", /“count=0” is not understood: expected 1 to 24 problems/],
  ["?count=25", /“count=25”/],
  ["?g=loa&n=0", /“n=0” is not understood: expected a number of turns/],
  ["?grade=9", /“grade=9”/],
  [`?title=${"x".repeat(81)}`, /^“title=x{80}…” is not understood: expected a title of at most 80 characters/],
  ["?title=a%00b", /^“title=.*without control characters/],
  ["?title=a%E2%80%AEb", /^“title=/],
  ["?seed=1&v=2", /“v=2” is not understood: expected 1/],
  [`${LIST}&count=3`, /“count=3” is not understood: expected no grade, seed, version or count/],
  [`?g=loa&n=2;2;2&p=${A};${B}`, /“n=2;2;2” is not understood: expected one entry, or 2, one for each position/],
  [`?g=loa&n=2&p=${Array(25).fill(A).join(";")}`, /expected 1 to 24 positions/],
])
  test(`a set that is wrong is refused with what was expected: ${query.slice(0, 40)}`, () =>
    assert.throws(() => parseSet(query), { name: "LinkError", message: expected }));

test("one bad entry of a list leaves the others", () => {
  const { list } = parseSet(`?g=loa&n=2;2-3;x&p=${A};${B};${A}`);
  assert.deepEqual(
    list.map(({ wrong }) => wrong?.message),
    [
      undefined,
      "“n=2-3” is not understood: expected n with a single number of turns or with only, because the position is given.",
      "“n=x” is not understood: expected a number of turns from 1 to 20, a range as in 2-3, or only.",
    ],
  );
  assert.deepEqual(list[0], { game: "loa", turns: "2", position: A.replace("_", " ") });
});

const MARKS = /** @type {const} */ (["first", "later", "helped", "shown", "open", "first", "wrong", "first"]);

const LONG = "x".repeat(59);
for (const [name, storedName = name] of [
  [""],
  ["Ada"],
  ["Zoë – & Co. “7b”=+#;"],
  ["  Ada   Lovelace. ", "Ada Lovelace."],
  [`${LONG}xyz`, `${LONG}x`],
  [`${LONG} y`, LONG],
  [`${LONG}😀`, LONG],
  ["A\ud83d", "A"],
])
  test(`a result is read as it was written, of “${name.slice(0, 20)}”`, () => {
    for (const [set, marks] of [
      [SEED, MARKS],
      [LIST, ["first", "shown"]],
      [`?title=%F0%9F%98%80+%26+%22&${LIST.slice(1)}`, ["first", "shown"]],
    ]) {
      const query = formatResult(set, { name, marks: [...marks], seconds: 3750 });
      const { result, set: read } = readResult(query);
      assert.equal(read, set);
      assert.deepEqual(result, {
        name: storedName,
        marks: [...marks],
        seconds: 3750,
      });
      // In a text, in HTML, and at the end of a sentence.
      const link = `https://plyground.example/set.html${query}`;
      for (const text of [`Done: ${link}`, `<${link.replaceAll("&", "&amp;")}>`, `${link}.`, `(${link})`])
        assert.deepEqual(
          linksIn(text).map((query) => readResult(query).result),
          [result],
          text,
        );
    }
  });

test("what was changed on its way is noticed", () => {
  const query = formatResult(SEED, { name: "Ada", marks: [...MARKS], seconds: 60 });
  for (const [what, by] of [
    ["fl", "ff"],
    [".60.", ".59."],
    ["Ada", "Eve"],
    ["seed=7b", "seed=7c"],
    ["count=8", "count=7"],
    ["r=flhs", "r=lhs"],
    [/&r=.*/, "&r="],
    [/\.\w+$/, ""],
  ]) {
    const changed = query.replace(what, by);
    assert.notEqual(changed, query);
    assert.equal(readResult(changed).result, undefined, changed);
    const name = what === "Ada" ? "Eve" : "Ada";
    assert.equal(check(changed, SEED, 2).remark, `Line 2 (${name}) is damaged. Ask for this result again.`);
  }
});

test("a result that was handed in says what it is about", () => {
  const result = { name: "Ada", marks: [...MARKS], seconds: 754 };
  const summary =
    "5 of 7 problems solved: 3 at the first attempt, 1 later, 1 with hints, 1 solution shown, 1 left. Time 12:34. 1 not usable.";
  assert.equal(tellResult(result), summary);
  const query = formatResult(SEED, result);
  assert.deepEqual(check(query, SEED, 1), { result });
  assert.deepEqual(check(query, LIST, 1), {
    remark: `Line 1 is about another set, Lines of Action: 8 problems. Ada: ${summary} ✓◐◔✕–✓!✓`,
  });
  assert.equal(check(SEED, SEED, 3).remark, "Line 3 is the link of a set, without a result.");
  assert.match(
    check(`?count=99&name=Eve&r=f.1.x`, SEED, 4).remark,
    /^The link in line 4 \(Eve\) cannot be read: “count=99” is not understood/,
  );
  assert.deepEqual(linksIn("Hello, nothing here: https://plyground.example/problems.html?g=loa"), []);
  assert.match(
    tellResult({ marks: ["first"], seconds: 3723 }),
    /^1 of 1 problem solved: 1 at the first attempt\. Time 1:02:03\.$/,
  );
  assert.equal(titleOf(parseSet(MIXED)), "2 problems");
  const titled = `?title=Form+6b&${LIST.slice(1)}`;
  assert.equal(titleOf(parseSet(titled)), "Form 6b");
  assert.match(
    check(formatResult(titled, { ...result, marks: ["first", "open"] }), LIST, 1).remark,
    /another set, Form 6b\./,
  );
});

test("a class has a table, and a remark on each line that has no result of this set", () => {
  const handed = new HandedResults(parseSet(LIST));
  const linkOf = (name, marks) =>
    `https://plyground.example/set.html${formatResult(LIST, { name, marks, seconds: 60 })}`;
  const reports = [];
  follow(() => reports.push(handed.report));
  assert.deepEqual(reports.pop(), { results: [], solvers: [0, 0], remarks: [] });
  const [ada, eve, nobody] = [
    linkOf("Ada", ["first", "helped"]),
    linkOf("Eve", ["later", "shown"]),
    linkOf("", ["first", "open"]),
  ];
  handed.text = `Hello\n${ada} ${eve}\n\n${nobody}\n${nobody.replace("r=f", "r=l")}\nset.htm?g=loa&r=cut`;
  const { results, solvers, remarks } = handed.report;
  assert.deepEqual(
    results.map(({ name, marks }) => [name, solvedIn(marks)]),
    [
      ["Ada", 2],
      ["Eve", 1],
      ["", 1],
    ],
  );
  assert.deepEqual(solvers, [3, 1]);
  assert.deepEqual(remarks, ["Line 5 is damaged. Ask for this result again.", "Lines 1 and 6 have no result."]);
  handed.text = "I solved all of them";
  assert.match(handed.report.remarks[0], /^There is no result here/);
  handed.text = " \n";
  assert.deepEqual(handed.report.remarks, []);
});

test("progress is kept for each of the last sets, and damage costs no more than itself", () => {
  assert.deepEqual(readProgress(SEED, 2), { marks: ["open", "open"], spoilt: ["", ""], seconds: 0, problems: [] });
  const progress = { ...readProgress(SEED, 2), marks: ["first", "open"], seconds: 7 };
  keepProgress(SEED, progress);
  assert.deepEqual(readProgress(SEED, 2), progress);
  assert.deepEqual(readProgress(LIST, 2).marks, ["open", "open"]);
  keepProgress(LIST, { ...progress, marks: ["cheated"], spoilt: [""] });
  assert.deepEqual(readProgress(LIST, 1).marks, ["open"]);
  // Another window knows less of it, and more.
  keepProgress(SEED, { marks: ["shown", "wrong"], spoilt: ["", "later"], seconds: 3, problems: [] });
  Object.assign(progress, { marks: ["first", "wrong"], spoilt: ["", "later"] });
  assert.deepEqual(readProgress(SEED, 2), progress);
  for (let at = 0; at < 20; at++) keepProgress(`?seed=${at}`, progress);
  assert.equal(readProgress(SEED, 2).seconds, 0, "the oldest is forgotten");
  for (const damaged of ["", "{", "{}", "[1, [2]]"]) {
    stored.set("plyground.sets", damaged);
    assert.equal(readProgress(SEED, 2).seconds, 0);
    keepProgress(SEED, progress);
    assert.equal(readProgress(SEED, 2).seconds, 7);
  }
});
