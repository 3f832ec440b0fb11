// The boards that authors and teachers choose for their pages, without the form.
import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.navigator ??= { languages: ["en"] };
const { pasteBoard } = await import("../../www/examples/pasted_boards.js");

const SITE = "https://ply.example/";
const CHOICES = { word: "", puzzle: "12", problem: "2", attempts: "", opponent: "easy", reader: "first" };
const paste = (choices) => pasteBoard({ ...CHOICES, ...choices }, SITE);

test("a puzzle is the one of a word, of the day or the start", () => {
  const puzzle = (choices) => {
    const { board, link } = paste({ kind: "puzzle", game: "slide3", ...choices });
    return [JSON.parse(JSON.stringify(board)), link];
  };
  assert.deepEqual(puzzle({}), [{ game: "slide3", seed: "lesson", distance: 12 }, `${SITE}?seed=lesson&d=12&v=1`]);
  assert.deepEqual(puzzle({ puzzle: "random", word: " class 7b ", game: "slide5" })[0], {
    game: "slide5",
    seed: "class 7b",
  });
  assert.deepEqual(puzzle({ puzzle: "today" })[0], { game: "slide3", day: "today" });
  assert.deepEqual(puzzle({ puzzle: "start" })[0], { game: "slide3" });
});

test("a problem has its task and its attempts, and is the one of a word or of the day", () => {
  const problem = paste({ kind: "problem", game: "loa", word: "7b", attempts: "3" });
  assert.deepEqual(problem, {
    hasTally: false,
    hasTask: true,
    board: { problem: "g=loa&n=2&seed=7b&v=1", attempts: "3" },
    query: "?problem&g=loa&n=2&seed=7b&v=1&attempts=3",
    link: `${SITE}problems.html?g=loa&n=2&seed=7b&v=1`,
    title: "A problem: Lines of Action",
  });
  const { board, query } = paste({ kind: "problem", game: "loa", problem: "today" });
  assert.equal(query, `?problem&${board.problem}`);
  assert.match(board.problem, /day=today/);
});

test("a game seats the reader on the chosen side, and tells whether pieces are listed", () => {
  const { board, hasTally, hasTask, link } = paste({ kind: "game", game: "tzaar" });
  assert.deepEqual([board, hasTally, hasTask], [{ game: "tzaar", first: "you", second: "easy" }, true, undefined]);
  assert.ok(link.startsWith(`${SITE}games.html?g=tzaar`));
  assert.deepEqual(paste({ kind: "game", game: "loa", reader: "second" }).board, {
    game: "loa",
    first: "easy",
    second: "you",
  });
});
