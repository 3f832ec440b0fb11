// Files with games: what pages write is read again by the module that reads all formats, with all that they say.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { pdn } from "../../www/match/pdn.js";
import { byTurns, dated, plain } from "../../www/match/record_formats.js";
import { aboutLine } from "../../www/match/record_panel.js";
import { inRepository } from "../e2e/repository.mjs";

const { initSync, readGames } = await import(inRepository("pkg/records.js"));
initSync({ module: await readFile(inRepository("pkg/records_bg.wasm")) });

const read = (text) => readGames(new TextEncoder().encode(text));
const only = (text) => {
  const games = read(text);
  assert.equal(games.length, 1, text);
  assert.equal(games[0].error, null, text);
  return games[0];
};

const about = {
  names: { first: "Ada", second: "Ben “B” Cole" },
  date: "2026.11.27",
  winner: /** @type {const} */ ("second"),
  comments: [
    { ply: 0, text: "before the game, which was long ago and far away from here, as all know who were there" },
    { ply: 1, text: "won in 7" },
    { ply: 2, text: "35 %; cost 31 points; better b8-b6 (66 %): b8-b6 a5-c5" },
  ],
};

for (const [format, game, moves, headers] of [
  [pdn, "checkers", ["11-15", "22-18", "15x22"], ["Black", "White", "Date"]],
  [pdn, "giveaway", ["11-15", "22-18"], ["Black", "White", "Date"]],
  [plain, "loa", ["b1-h1", "a3-c3"], ["first", "second", "date"]],
  [byTurns, "tzaar", ["A5xA4", "A3xA4", "pass"], ["first", "second", "date"]],
])
  test(`a game of ${game} with players, date, result and comments comes back`, () => {
    const text = format.format({ game, moves, turns: [moves.slice(0, 1), moves.slice(1)], ...about });
    const record = only(`${text}\n`);
    assert.deepEqual([record.name, record.start, record.result, record.winner], [game, null, "0-1", "second"]);
    assert.equal(record.moves.length, moves.length);
    assert.deepEqual(
      headers.map((name) => record.headers[name]),
      [about.names.first, about.names.second, about.date],
    );
    assert.deepEqual(record.comments, about.comments);
  });

for (const [format, game] of [
  [pdn, "checkers"],
  [plain, "checkers"],
  [byTurns, "tzaar"],
])
  test(`a game of ${game} as ${format.extension} has its result, also if nothing else is known`, () => {
    for (const [known, result] of [
      [{ winner: "first" }, "1-0"],
      [{ winner: "second" }, "0-1"],
      [{ winner: null }, "1/2-1/2"],
      [{ bothLost: true }, "0-0"],
      [{}, "*"],
    ])
      assert.equal(only(`${format.format({ game, moves: [], ...known })}\n`).result, result);
  });

test("of several games, those with errors say what was legal, and the others are read", () => {
  const [good, bad, other, unknown] = read(
    "game: isolation:4x4\nmoves: a4 a2 c3\n\ngame: isolation:3x3\nmoves: a1 a1\n\ngame: loa\nmoves: b1-b3\n\ngame: chess\nmoves: e4\n",
  );
  assert.deepEqual([good.error, other.error, other.moves], [null, null, ["b1-b3"]]);
  const { ply, found, legal } = bad.error;
  assert.deepEqual([ply, found, legal.length, legal[0]], [2, "a1", 8, "a3"]);
  assert.deepEqual([unknown.name, unknown.error.found], [null, "chess"]);
});

test("files in Latin-1 and of other programs are read, and what is no text is refused", () => {
  assert.equal(readGames([...'[White "J\xf6rg"] 1. 11x15 *'].map((c) => c.charCodeAt(0)))[0].headers.White, "Jörg");
  assert.deepEqual(only("(;GM[9]PB[Ada];B[b1-h1]C[good];W[a3:c3])").comments, [{ ply: 1, text: "good" }]);
  for (const bytes of [[], [0, 1], [255, 254, 49, 0]])
    assert.throws(() => readGames(bytes), { name: "PlygroundError", code: "bad-games" });
});

test("a tag of any name is a header, and no prototype", () => {
  const { headers } = only('[__proto__ "x"][constructor "y"][__proto__ "z"][Black "Ada"] 1. 11-15 *');
  assert.deepEqual(Object.entries(headers), [
    ["__proto__", "x"],
    ["constructor", "y"],
    ["__proto__ 2", "z"],
    ["Black", "Ada"],
  ]);
  assert.equal(Object.getPrototypeOf(headers), Object.prototype);
  assert.equal({}.x, undefined);
});

test("facts that do not fit each other are remarks", () =>
  assert.deepEqual(only("1. 11-15 23-19 5. 8-11 *").remarks, [
    { line: 1, ply: 3, kind: "move-number", found: "5", expected: "2" },
  ]));

test("what is known of a game holds for the moves it is about", () => {
  const known = { moves: ["a", "b", "c"], winner: null, comments: [1, 2, 3].map((ply) => ({ ply, text: `${ply}` })) };
  const comments = (line) => aboutLine(known, line).comments?.map(({ ply }) => ply) ?? [];
  assert.deepEqual(comments(["a", "b", "c", "d"]), [1, 2, 3]);
  assert.deepEqual(comments(["a", "x"]), [1]);
  assert.deepEqual(comments([]), []);
  assert.deepEqual(
    ["winner" in aboutLine(known, ["a", "b", "c"]), "winner" in aboutLine(known, ["a", "b"])],
    [true, false],
  );
});

test("a date has two digits for month and day", () =>
  assert.equal(dated(new Date(2026, 0, 5, 12).getTime()), "2026.01.05"));
