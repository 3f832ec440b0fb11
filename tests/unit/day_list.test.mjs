// The problems of days that the site brings: their files, and what is wrong with one.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { inRepository } from "../e2e/repository.mjs";
import { dailyPuzzle } from "../../www/site/daily.js";
import { dayAfter } from "../../www/site/days_done.js";
import { dayFiles } from "../../www/site/files.js";
import { DayList, DayListError, fetchDays } from "../../www/today/day_list.js";

const [FIRST, COUNT] = ["2026-11-24", 400];
const SITE = "https://ply.example/";
const DAYS = Array.from({ length: COUNT }, (_, at) => dayAfter(FIRST, at));
const textOf = (game) => readFile(inRepository(`www/${dayFiles[game]}`), "utf8");
const loa = await textOf("loa");
const lines = loa.split("\n");

for (const game of Object.keys(dayFiles))
  test(`the site brings a problem of ${game} for each day of its list, and for no other`, async () => {
    const list = DayList.read(game, await textOf(game));
    for (const day of DAYS) {
      const { position, turns, grade } = list.find(day);
      assert.ok(position && turns > 0 && grade >= 0 && grade <= 8, day);
    }
    assert.equal(list.find(dayAfter(FIRST, -1)), undefined);
    assert.equal(list.find(dayAfter(FIRST, COUNT)), undefined);
  });

test("a line has the position, the turns and the grade", () =>
  assert.deepEqual(DayList.read("loa", loa).find("2026-11-25"), {
    position: "8/1b4w1/2w1w3/1bbw4/1bww1b1w/2bwb3/2b5/2b5 b",
    turns: 2,
    grade: 3,
  }));

test("the puzzle of a day has the distance of its weekday", async () => {
  const list = DayList.read("slide3", await textOf("slide3"));
  for (const day of DAYS) assert.equal(list.find(day).turns, dailyPuzzle("slide3", day).distance, day);
});

for (const [what, text, line] of [
  ["is empty", "", 1],
  ["is a page", "<!doctype html>\n<title>Not found</title>\n", 1],
  ["ends within a line", loa.slice(0, 2_000), loa.slice(0, 2_000).split("\n").length],
  ["ends after a line", `${lines.slice(0, 300).join("\n")}\n`, 301],
  ["ends before the last line feed", loa.slice(0, -1), COUNT + 1],
  ["has a day twice", loa + lines[COUNT] + "\n", COUNT + 3],
  ["lacks a day", lines.toSpliced(7, 1).join("\n"), COUNT + 1],
  ["has a line without a grade", lines.with(16, lines[16].replace(/ \d \d$/, " 2")).join("\n"), 17],
])
  test(`a file that ${what} is refused, and the error names the line`, () =>
    assert.throws(
      () => DayList.read("loa", text),
      (error) => error instanceof DayListError && error.message.startsWith(`line ${line} of the days of loa is “`),
    ));

for (const [what, fetch] of [
  ["is missing", async () => new Response("", { status: 404 })],
  ["does not arrive", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["is cut", async () => new Response(loa.slice(0, -100))],
])
  test(`a list whose file ${what} is empty and says why`, async () => {
    globalThis.fetch = fetch;
    const list = await fetchDays("loa", SITE);
    assert.ok(list.error instanceof DayListError);
    assert.equal(list.find("2026-11-25"), undefined);
    assert.deepEqual(list.set("2026-11-25"), []);
  });

test("a defect of the reader is no damaged file", async () => {
  globalThis.fetch = async () => ({ ok: true, text: async () => undefined });
  await assert.rejects(fetchDays("loa", SITE), TypeError);
});

test("a variant has no days, and nothing is wrong with that", async () => {
  const list = await fetchDays("loa:6x6", SITE);
  assert.equal(list.error, undefined);
  assert.deepEqual(list.set("2026-11-25"), []);
});
