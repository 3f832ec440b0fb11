// The parts of statistics: puzzles solved and games won, their figures, and their files.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  add,
  addPlayed,
  countNew,
  merge,
  MOST,
  nothing,
  read,
  StatisticsError,
  summary,
  write,
} from "../../www/statistics/player_statistics.js";
import { lastWeeks, spread } from "../../www/statistics/results.js";
import { collect, match, puzzle } from "./played.mjs";

test("a puzzle solved again keeps its best, and is counted", () => {
  assert.deepEqual(collect({}, { moves: 26, helped: true, date: "2026-11-22" }, { moves: 28 }).solved, [
    { ...puzzle, moves: 26, helped: true, times: 3 },
  ]);
  assert.deepEqual(collect({ helped: true }, {}).solved, [{ ...puzzle, times: 2 }]);
  assert.deepEqual(collect({}, { helped: true }).solved, [{ ...puzzle, times: 2 }]);
  assert.equal(collect({ optimum: null }, { moves: 40 }).solved[0].optimum, 24);
  assert.equal(
    collect({}, { position: "114.987654321" }, { game: "slide2", position: "100.4321", optimum: 8 }).solved.length,
    3,
  );
});

test("the figures of each game", () => {
  const statistics = collect(
    {},
    { position: "a", moves: 24, helped: true },
    { position: "b", moves: 36 },
    { game: "slide4", position: "c", optimum: null },
  );
  const [three, four] = summary(statistics, "2026-11-20").games;
  assert.deepEqual(three, { game: "slide3", solved: 3, unhelped: 2, optimal: 1, best: 1, mean: (1 + 1.25 + 1.5) / 3 });
  assert.deepEqual(four, { game: "slide4", solved: 1, unhelped: 1, optimal: 0, best: undefined, mean: undefined });
  assert.deepEqual(summary(nothing(), "2026-11-20"), {
    games: [],
    played: [],
    streak: { current: 0, longest: 0, today: false },
  });
});

test("days in a row count puzzles solved on their own day", () => {
  const solvedOn = (day, date = day, changes = {}) => ({ position: `of ${day}`, day, date, ...changes });
  const streak = (today, ...puzzles) => summary(collect(...puzzles), today).streak;
  const days = ["2026-02-27", "2026-02-28", "2026-03-01"].map((day) => solvedOn(day));
  assert.deepEqual(streak("2026-03-01", ...days), { current: 3, longest: 3, today: true });
  assert.deepEqual(streak("2026-03-02", ...days), { current: 3, longest: 3, today: false });
  assert.deepEqual(streak("2026-03-03", ...days), { current: 0, longest: 3, today: false });
  assert.deepEqual(streak("2026-03-02", ...days, solvedOn("2026-03-02", "2026-03-03")), {
    current: 3,
    longest: 3,
    today: false,
  });
  assert.deepEqual(streak("2026-03-02", ...days, { position: "another", date: "2026-03-02" }), {
    current: 3,
    longest: 3,
    today: false,
  });
  // Solved again later, and better, a puzzle was still solved on its day; and so it was if it was seen before.
  assert.deepEqual(streak("2026-03-01", ...days, solvedOn("2026-02-28", "2026-05-01", { moves: 24 })), {
    current: 3,
    longest: 3,
    today: true,
  });
  assert.equal(streak("2026-03-01", solvedOn("2026-03-01", "2026-02-20"), solvedOn("2026-03-01")).today, true);
  // Two days may have the same position.
  assert.equal(streak("2026-03-01", ...days.map((day) => ({ ...day, position: "the same" }))).current, 3);
});

test("games against engines have figures, and a day on which one was won counts", () => {
  const play = (...games) =>
    games.reduce(
      (statistics, changes) => addPlayed(statistics, { ...match, ...changes }),
      collect({ day: "2026-03-01", date: "2026-03-01" }),
    );
  const all = play(
    {},
    { result: "lost", level: "strong" },
    { result: "drawn" },
    { game: "tzaar", helped: true },
    { level: "medium", side: "second" },
    { plies: 40 },
  );
  const { played, streak } = summary(all, "2026-03-03");
  assert.deepEqual(played, [
    { game: "loa", won: 3, lost: 1, drawn: 1, beaten: ["easy", "medium"] },
    { game: "tzaar", won: 1, lost: 0, drawn: 0, beaten: [] },
  ]);
  assert.deepEqual(streak, { current: 2, longest: 2, today: false });
  assert.equal(summary(play({ result: "lost" }, { result: "drawn" }), "2026-03-02").streak.today, false);
  // The same game reported twice is one game.
  assert.deepEqual(play({}, {}), play({}));
  assert.deepEqual(merge(all, read(write(all))), all);
  assert.equal(countNew(all, play({})), 5);
  const many = Array.from({ length: MOST + 1 }, (_, at) => ({
    ...match,
    plies: at + 1,
    ended: at ? match.ended : "2026-01-01T00:00:00Z",
  }));
  assert.deepEqual(
    merge(nothing(), { ...nothing(), played: many })
      .played.map(({ plies }) => plies)
      .slice(0, 2),
    [2, 3],
  );
});

test("only the latest puzzles are kept, up to the maximum", () => {
  const solved = Array.from({ length: MOST }, (_, at) => ({
    ...puzzle,
    position: `p${at}`,
    date: at ? "2026-11-20" : "2026-11-19",
    times: 1,
  }));
  const full = add({ ...nothing(), solved }, { ...puzzle, position: "one more" });
  assert.equal(full.solved.length, MOST);
  assert.ok(!full.solved.some(({ position }) => position === "p0"));
  assert.equal(full.solved.at(-1).position, "one more");
});

test("written statistics are read again, and merging them changes nothing", () => {
  const statistics = collect({}, { moves: 25 }, { position: "200.123456789", optimum: null, day: "2026-11-20" });
  assert.deepEqual(read(write(statistics)), statistics);
  assert.deepEqual(merge(statistics, read(write(statistics))), statistics);
  assert.equal(countNew(statistics, collect({})), 1);
  const [ours, theirs] = [
    collect({}, { position: "a" }),
    collect({ moves: 24, date: "2026-11-01" }, { position: "b" }),
  ];
  assert.deepEqual(new Set(merge(ours, theirs).solved), new Set(merge(theirs, ours).solved));
  assert.deepEqual(
    merge(ours, theirs).solved.find(({ position }) => position === puzzle.position),
    { ...puzzle, moves: 24, date: "2026-11-01", times: 1 },
  );
  // Reports that contradict each other still make statistics that can be read.
  const torn = merge(collect({ moves: 5, optimum: null }), collect({ moves: 7, optimum: 6 }));
  assert.deepEqual(read(write(torn)), torn);
});

test("a malformed file is refused, with its place and what was expected", () => {
  const file = (changes) => JSON.stringify({ ...nothing(), solved: [{ ...puzzle, times: 1, ...changes }] });
  const games = (changes) => JSON.stringify({ ...nothing(), played: [{ ...match, ...changes }] });
  for (const [text, code, place, expected] of [
    ["", "not-json", "", "not valid JSON"],
    ["[]", "bad-member", "statistics", "exported here"],
    ["null", "bad-member", "statistics", "exported here"],
    [`{"version": 3, "solved": []}`, "bad-version", "version", "is 3: expected 2"],
    [`{"solved": []}`, "bad-version", "version", "missing: expected 2"],
    [`{"version": 1, "solved": []}`, "bad-version", "version", "is 1: expected 2"],
    [`{"version": 2}`, "bad-member", "solved", "a list"],
    [`{"version": 2, "solved": []}`, "bad-member", "played", "a list"],
    [
      `{"version": 2, "solved": [], "played": [], "more": 1}`,
      "bad-member",
      "statistics.more",
      "version, solved, played",
    ],
    [games({ game: "7" }), "bad-member", "played[0].game", "slide3"],
    [games({ level: "Easy!" }), "bad-member", "played[0].level", "easy"],
    [games({ side: "third" }), "bad-member", "played[0].side", "first"],
    [games({ result: "abandoned" }), "bad-member", "played[0].result", "drawn"],
    [games({ plies: 0 }), "bad-member", "played[0].plies", "a whole number from 1"],
    [games({ helped: "no" }), "bad-member", "played[0].helped", "true or false"],
    [games({ ended: "2026-02-30T10:00:00Z" }), "bad-member", "played[0].ended", "date and time"],
    [games({ ended: "2026-02-20T25:00:00Z" }), "bad-member", "played[0].ended", "date and time"],
    [games({ speed: 1 }), "bad-member", "played[0].speed", "game, level, side"],
    [`{"version": 2, "solved": [7], "played": []}`, "bad-member", "solved[0]", "game, position, moves"],
    [file({ game: "Slide 3" }), "bad-member", "solved[0].game", "slide3"],
    [file({ position: "" }), "bad-member", "solved[0].position", "115.987654321"],
    [file({ moves: 0 }), "bad-member", "solved[0].moves", "a whole number from 1"],
    [file({ moves: "30" }), "bad-member", "solved[0].moves", "a whole number from 1"],
    [file({ moves: 23 }), "bad-member", "solved[0].optimum", "from 1 to that of moves"],
    [file({ day: "2026-02-30" }), "bad-member", "solved[0].day", "a date"],
    [file({ date: null }), "bad-member", "solved[0].date", "a date"],
    [file({ helped: 1 }), "bad-member", "solved[0].helped", "true or false"],
    [file({ times: undefined }), "bad-member", "solved[0].times", "missing: expected a whole number"],
    [file({ speed: 1 }), "bad-member", "solved[0].speed", "game, position, moves"],
  ]) {
    assert.throws(
      () => read(text),
      (error) => {
        assert.ok(error instanceof StatisticsError);
        assert.deepEqual([error.code, error.place], [code, place]);
        assert.ok(error.message.includes(expected), error.message);
        return true;
      },
      text,
    );
  }
  assert.throws(() => collect({ moves: 0 }), StatisticsError);
});

test("the last weeks begin on a Monday, and tell days that count from days with play", () => {
  const own = { day: "2026-11-24", date: "2026-11-24" };
  const days = lastWeeks(collect({}, { ...own, position: "a" }), "2026-11-26", ["2026-11-25"]);
  assert.equal(days.length, 4 * 7 + 4);
  assert.equal(days[0].day, "2026-10-26");
  assert.deepEqual(
    days.filter(({ state }) => state),
    [
      { day: "2026-11-20", state: "played" },
      { day: "2026-11-24", state: "counts" },
      { day: "2026-11-25", state: "counts" },
    ],
  );
  assert.equal(lastWeeks(nothing(), "2026-11-23", []).length, 29);
});

test("results are told by the moves more than the fewest", () => {
  const { solved } = collect(
    { moves: 24 },
    { position: "a", moves: 24, helped: true },
    { position: "b", moves: 34 },
    { position: "c", optimum: null },
  );
  const none = { unhelped: 0, helped: 0 };
  assert.deepEqual(spread(solved), [
    { over: 0, unhelped: 1, helped: 1 },
    { over: 2, ...none },
    { over: 4, ...none },
    { over: 6, unhelped: 1, helped: 0 },
    { over: undefined, unhelped: 1, helped: 0 },
  ]);
  assert.deepEqual(spread(solved.slice(0, 1)), [{ over: 0, unhelped: 1, helped: 0 }]);
});
