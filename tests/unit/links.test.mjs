// Links as mailers, sentences and telephones leave them, on the page that reads them. No browser is needed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { parseGameLink } from "../../www/match/link.js";
import { asksForProblems } from "../../www/print/sheet_kind.js";
import { parseSheet } from "../../www/print/link.js";
import { parseProblemSheet } from "../../www/print/problem_link.js";
import { parseProblemLink } from "../../www/problems/link.js";
import { parseSetupLink } from "../../www/setup/link.js";
import { parseSet } from "../../www/set/link.js";
import { parseLink } from "../../www/site/puzzle_link.js";
import { pageQuery, nameIn, ownPairs, ownQuery } from "../../www/site/query.js";
import { parseSearch } from "../../www/tree/link.js";

const SITE = "https://plyground.example/";
const seatsOf = () => ["you", "easy", "strong"];

/** How each page reads the query of its address. */
const PAGES = {
  "index.html": parseLink,
  "games.html": (query) => parseGameLink(query, seatsOf),
  "problems.html": parseProblemLink,
  "set.html": parseSet,
  "setup.html": parseSetupLink,
  "print.html": (query) => (asksForProblems(query) ? parseProblemSheet(query) : parseSheet(query)),
  "lab.html": ownQuery,
  "tree.html": parseSearch,
  "today.html": (query) => Object.fromEntries(ownPairs(query)),
  "embed/": (query) => Object.fromEntries(ownPairs(query)),
};

/** The data that a page reads from a link, without functions. */
function read(link) {
  const url = new URL(link, SITE);
  const page = url.pathname.slice(1) || "index.html";
  const parsed = PAGES[page](pageQuery(url));
  return typeof parsed === "string" ? parsed : JSON.parse(JSON.stringify(parsed));
}

const ADA = "?seed=Ada&d=6";
const LOA = "games.html?g=loa&m=b1-b3&first=you&second=you";
const PROBLEM = "problems.html?g=loa&n=2-3&grade=3-6&seed=WORD&v=1";
const TWICE = "lab.html?dtw=14&t=3&n=5";

// Links that mean the same.
for (const [meant, links] of [
  [
    ADA,
    [
      "?seed=Ada#038;d=6",
      "?seed=Ada#38;d=6",
      "?seed=Ada&#038;d=6",
      "?seed=Ada&#38;d=6",
      "?seed=Ada&#x26;d=6",
      "?seed=Ada&amp;d=6",
      "?seed=Ada&amp;amp;d=6",
      "?seed=Ada&amp;#038;d=6",
      `${ADA}#top`,
      "?seed=Ada#038;d=6#top",
      ...[
        "**",
        "_",
        "|",
        "。",
        "،",
        "؟",
        "」",
        "》",
        "'",
        '"',
        "”",
        ")",
        ").",
        "…",
        "`",
        "~",
        "%20",
        "\u200b",
        "\ufeff",
      ].map((tail) => ADA + tail),
      `${ADA}\u200f.`,
      "?seed=Ada\u200b&d=6",
      "?seed=\u2066Ada\u2069&d=6",
      "?seed=A\u00adda&d=6",
      "?seed=Ada&d=6\u200b&fbclid=1",
    ],
  ],
  [
    LOA,
    [
      "games.html?g=loa#038;m=b1-b3#038;first=you#038;second=you",
      "games.html?g=loa&m=b1–b3&first=you&second=you.",
      "games.html?g=loa&m=b1−b3&first=you&second=you**",
      "games.html?g=loa\u200b&m=b1%E2%80%91b3&first=you&second=you",
      `${LOA}&utm_source=x`,
    ],
  ],
  ["games.html?g=loa", ["games.html?g=loa.", "games.html?g=loa**", "games.html?g=loa&ved=1"]],
  ["games.html?g=tzaar&m=D6xE6.F2%2BF1", ["games.html?g=tzaar&m=D6xE6.F2+F1", "games.html?g=tzaar&m=D6xE6.F2+F1)."]],
  [
    PROBLEM,
    [
      "problems.html?g=loa#038;n=2-3#038;grade=3-6#038;seed=WORD#038;v=1",
      "problems.html?g=loa&n=2–3&grade=3–6&seed=WORD&v=1",
      "problems.html?g=loa&n=2−3&grade=3—6&seed=WORD&v=1_",
      `${PROBLEM}&msclkid=1`,
    ],
  ],
  [
    "set.html?g=loa&n=2-3&seed=7b&v=1&count=8",
    ["set.html?g=loa#038;n=2-3#038;seed=7b#038;v=1#038;count=8", "set.html?g=loa&n=2–3&seed=7b&v=1&count=8**"],
  ],
  ["?m=R2-C3%2B", ["?m=R2-C3+", "?m=R2–C3+", "?m=R2−%20C3%20%2B", "?m=r2-c3+."]],
  [TWICE, ["lab.html?dtw=14#038;t=3#038;n=5", `${TWICE}&msclkid=1`, `${TWICE}&ved=1`, `${TWICE}**`, `${TWICE}\u200b`]],
  ["lab.html?kind=problems&n=2-3", ["lab.html?kind=problems&n=2–3"]],
  ["print.html?n=2&d=3-8", ["print.html?n=2#038;d=3-8", "print.html?n=2&d=3–8", "print.html?n=2&d=3-8**"]],
  [
    "print.html?problems&g=loa&n=2-3&count=4",
    ["print.html?problems#038;g=loa#038;n=2-3#038;count=4", "print.html?problems&g=loa&n=2–3&count=4_"],
  ],
  [
    "tree.html?g=loa&engine=alpha-beta/depth=3&at=12",
    ["tree.html?g=loa#038;engine=alpha-beta/depth=3#038;at=12", "tree.html?g=loa&engine=alpha–beta/depth=3&at=12**"],
  ],
  [
    "today.html?day=2026-11-20",
    ["today.html?day=2026–11–20", "today.html?day=2026-11-20。", "today.html?day=2026-11-20&si=x"],
  ],
  [`embed/${ADA}`, ["embed/?seed=Ada#038;d=6", `embed/${ADA}**`]],
])
  test(`mangled links mean what ${meant} means`, () => {
    for (const link of links) assert.deepEqual(read(link), read(meant), link);
  });

test("the links that others are compared with mean something", () => {
  const { origin } = read(ADA);
  assert.deepEqual(origin, { kind: "seed", seed: "Ada", distance: 6 });
  assert.deepEqual(read(LOA).moves, ["b1-b3"]);
  assert.deepEqual(read("games.html?g=tzaar&m=D6xE6.F2+F1").moves, ["D6xE6", "F2+F1"]);
  assert.deepEqual(read(PROBLEM).seed, "WORD");
  assert.deepEqual(read("?m=R2-C3+").moves, ["R2-", "C3+"]);
  assert.equal(read(TWICE), "dtw=14&t=3&n=5");
});

test("free text keeps its characters", () => {
  for (const [link, seed] of [
    ["?d=6&seed=Why?", "Why?"],
    ["?seed=2–3&d=6", "2–3"],
    ["?seed=**&d=6", "**"],
    ["?seed=a%26amp%3Bb&d=6", "a&amp;b"],
    ["?seed=a%23038%3Bb&d=6", "a#038;b"],
    ["?seed=a+b&d=6", "a b"],
    ["?seed=100%&d=6", "100%"],
    ["?seed=%ZZ&d=6", "%ZZ"],
  ])
    assert.equal(read(link).origin.seed, seed, link);
  assert.equal(read("print.html?title=Done.").sheet.title, "Done.");
  assert.equal(read("games.html?g=tzaar:random=Why?").game, "tzaar:random=Why?");
});

test("values that cannot be understood are reported as they were read", () => {
  for (const [link, message] of [
    ["?seed=Ada&d=six", /“d=six” is not understood/],
    ["?seed=Ada&d=%ZZ", /“d=%ZZ” is not understood/],
    ["?seed=\u200b&d=6", /“seed=” is not understood/],
    ["?m=R2C", /“m=R2C” is not understood/],
    ["?seed=Ada&d=6#038;d=7", /“d” appears twice/],
    ["problems.html?n=2~3&v=1", /“n=2~3” is not understood/],
  ])
    assert.throws(() => read(link), message, link);
  assert.deepEqual(read("?seed=Ada&dd=6").ignored, ["dd"]);
  assert.deepEqual(read("?seed=Ada#038;dd=6").ignored, ["dd"]);
});

test("tracking keys are taken off, and nothing else", () => {
  const own = "seed=pear&d=9&v=1";
  for (const [search, rest] of [
    ["", ""],
    ["?", ""],
    ["?&&?", ""],
    ["?fbclid=1", ""],
    [`?${own}&fbclid=IwAR0&utm_source=news&utm_medium=e%20mail&gclid=x&ref=friend`, own],
    [`?fbclid=1&${own}&gbraid=2&_ga=3&mc_eid=4&igsh=5&msclkid=6&ved=7&mibextid=8`, own],
    ["?reference=1&refs=2&xfbclid=3&utm=4&seed=utm_source", "reference=1&refs=2&xfbclid=3&utm=4&seed=utm_source"],
    ["?g=slide2&amp;m=R2&amp;fbclid=1", "g=slide2&m=R2"],
    ["?eval=eu&t=5&noise=add&w=0.1&UTM_SOURCE=x", "eval=eu&t=5&noise=add&w=0.1"],
    ["?kind=tournament&g=loa:6x6&engines=easy;alpha-beta/depth=3&sprt=0:5:0.05:0.05", undefined],
  ])
    assert.equal(ownQuery(search), rest ?? search.slice(1), search);
  assert.deepEqual(ownPairs("?p=115.987654321.&m=R2."), [
    ["p", "115.987654321."],
    ["m", "R2"],
  ]);
  assert.equal(nameIn("#game=loa&m=b1-b3"), "loa");
});

/** The keys of our own that no other site may take from us: those of the laboratory, which are described as data. */
const { puzzle, games } = (await import("../../www/laboratory/schema.json", { with: { type: "json" } })).default;

test("no key of an experiment is taken for one of another site", () => {
  const keys = [...puzzle.keys, ...games.keys].map(({ key }) => key);
  assert.ok(keys.length > 40);
  for (const key of keys) assert.equal(ownQuery(`${key}=1&x=2`), `${key}=1&x=2`);
});

test("only a start without players leaves the players to the habit of the device", () => {
  const habitOf = () => ({ first: "strong", second: "you" });
  const seats = (query) => {
    const { first, second } = parseGameLink(query, seatsOf, habitOf);
    return [first, second];
  };
  for (const query of ["", "?g=loa"]) assert.deepEqual(seats(query), ["strong", "you"], query);
  for (const query of ["?g=loa&second=easy", "?g=loa&first=you", "?g=loa&m=b1-b3", "?g=loa&p=start"])
    assert.deepEqual(seats(query), ["you", "easy"], query);
});
