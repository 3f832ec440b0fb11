// The page of the day without its page: which day is shown, the results, what there is to say, and the next day.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

globalThis.navigator ??= { languages: ["en"] };
const stored = new Map();
globalThis.localStorage = {
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, text) => void stored.set(key, text),
};
const { Calendar, FIRST, GAMES } = await import("../../www/today/calendar.js");
const { DayList, DayListError } = await import("../../www/today/day_list.js");
const { puzzleMiniature } = await import("../../www/today/puzzle_miniature.js");
const { words } = await import("../../www/today/words.js");
const { markDone } = await import("../../www/site/days_done.js");
const { follow } = await import("../../www/site/state.js");

const DAY = "2026-11-25";
beforeEach((context) => {
  stored.clear();
  context.mock.timers.enable({ apis: ["Date"], now: Date.parse(`${DAY}T23:59:58Z`) });
});
const settled = () => new Promise(setImmediate);

test("an address without a day is about today", () => {
  for (const query of ["", "?day=today", `?day=${DAY}`]) {
    const calendar = new Calendar(query);
    assert.deepEqual([calendar.day, calendar.isToday, calendar.message], [DAY, true, ""]);
  }
});

test("an earlier day is shown, and said to be one", () => {
  const calendar = new Calendar("?day=2026-11-02");
  assert.deepEqual([calendar.day, calendar.isToday, calendar.message], ["2026-11-02", false, words.past]);
});

test("a day that the page does not have is refused, and today shown", () => {
  for (const day of ["soon", "2026-11-31", "2026-11-26", "2026-10-31", ""]) {
    const calendar = new Calendar(`?day=${day}`);
    assert.deepEqual([calendar.has(day), calendar.day], [false, DAY]);
    assert.equal(calendar.message, words.wrongLink(day, FIRST, DAY));
  }
  assert.match(new Calendar("?day=2026-11-02&x=1").message, /“x” in the link .* An earlier day/);
});

test("a list that cannot be read is reported, after what its address says", async () => {
  const calendar = new Calendar("?day=2026-11-02");
  const messages = [];
  follow(() => messages.push(calendar.message));
  calendar.lists.tzaar = new DayList(0, []);
  calendar.lists.loa = new DayList(0, [], new DayListError("line 2 is wrong"));
  await settled();
  assert.deepEqual(messages, [words.past, `${words.damaged} Line 2 is wrong. ${words.past}`]);
});

test("what comes next in a day is the next problem that has not ended", () => {
  const calendar = new Calendar("");
  assert.deepEqual([calendar.nextAfter(GAMES[0]), calendar.nextAfter(GAMES.at(-1))], [GAMES[1], GAMES[0]]);
  markDone(DAY, GAMES[1], "shown");
  calendar.reread();
  assert.deepEqual([calendar.nextAfter(GAMES[0]), calendar.ended], [GAMES[2], 1]);
  for (const game of GAMES.slice(1)) markDone(DAY, game, "first");
  calendar.reread();
  assert.deepEqual([calendar.nextAfter(GAMES[2]), calendar.nextAfter(GAMES[0])], [GAMES[0], undefined]);
});

test("a result that another page noted is shown after the next reading", async () => {
  const calendar = new Calendar("");
  const results = [];
  follow(() => results.push([calendar.isBegun(), calendar.signsOf().join(""), calendar.streak]));
  markDone(DAY, "loa", "first");
  markDone(DAY, "tzaar", "shown");
  calendar.reread();
  await settled();
  assert.deepEqual(GAMES.indexOf("loa"), 4);
  assert.deepEqual(results, [
    [false, "–––––––", 0],
    [true, "––––✓✕–", 1],
  ]);
  assert.equal(calendar.isBegun("2026-11-24"), false);
  assert.equal(calendar.signOf("loa").text, words.marks.first.text);
});

test("the next day begins at midnight, and what was today is an earlier day", async (context) => {
  const [page, earlier] = [new Calendar(""), new Calendar(`?day=${DAY}`)];
  const days = [];
  follow(() => days.push([page.day, page.message, page.archive[0]]));
  context.mock.timers.tick(1_000);
  page.tick();
  assert.equal(page.remaining, 1_000);
  markDone(DAY, "loa", "first");
  context.mock.timers.tick(1_000);
  for (const calendar of [page, earlier]) calendar.tick();
  await settled();
  assert.deepEqual(days, [
    [DAY, "", "2026-11-24"],
    ["2026-11-26", "", DAY],
  ]);
  assert.deepEqual([earlier.day, earlier.message], [DAY, words.past]);
  assert.deepEqual([page.isBegun(DAY), page.streak, page.remaining], [true, 1, 86_400_000]);
});

test("the archive lists a week, more on demand, and ends with the first day", () => {
  const calendar = new Calendar("");
  const ends = () => [calendar.archive.length, calendar.archive.at(-1), calendar.archive.length < calendar.length];
  assert.deepEqual(ends(), [7, "2026-11-18", false]);
  calendar.extend();
  assert.deepEqual(ends(), [14, "2026-11-11", false]);
  calendar.extend();
  calendar.extend();
  assert.deepEqual(ends(), [24, FIRST, true]);
});

test("the puzzle of a day is drawn from its text, and read by rows", () => {
  const svg = puzzleMiniature("115.987654321", "Tiles:");
  const label = /aria-label="([^"]*)"/.exec(svg)[1];
  assert.match(label, /^Tiles: /);
  assert.equal(label.split(" / ").length, 4);
  assert.equal(label.match(/[1-9]/g).join(""), "987654321");
  assert.equal(svg.match(/<rect /g).length, 16);
  assert.throws(() => puzzleMiniature("515.987654321", ""), /“515.987654321” is not a position/);
});
