// The links of sheets to print, of puzzles and of problems.
import assert from "node:assert/strict";
import { test } from "node:test";
import { distancesOf, formatSheet, parseSheet } from "../../www/print/link.js";
import { formatProblemSheet, parseProblemSheet } from "../../www/print/problem_link.js";

test("a link says a sheet, and a sheet a link", () => {
  for (const query of [
    "",
    "?g=slide2",
    "?n=12&d=26&seed=apple",
    "?d=14-8&solutions=next",
    "?g=slide4&n=1&title=A+%26+B",
    "?solutions=none",
  ]) {
    const { sheet, problem } = parseSheet(query);
    assert.equal(problem, undefined, query);
    assert.equal(formatSheet(sheet), query);
  }
  const plain = { game: "slide3", count: 6, distances: [6, 16], seed: "plyground", solutions: "turned", title: "" };
  assert.deepEqual(parseSheet("?v=1&n=6&d=6-16").sheet, plain);
});

test("an error in a link is named, with what was expected", () => {
  for (const [query, key, expected] of [
    ["?g=chess", "g", "slide2, slide3, slide4, slide5"],
    ["?n=13", "n", "from 1 to 12"],
    ["?n=0", "n", "from 1 to 12"],
    ["?n=1e1", "n", "from 1 to 12"],
    ["?d=far", "d", "d=6-16"],
    ["?d=-6", "d", "d=6-16"],
    ["?seed=", "seed", "1 to 64 characters"],
    [`?title=${"x".repeat(81)}`, "title", "at most 80 characters"],
    ["?solutions=all", "solutions", "turned, next, none"],
    ["?v=2", "v", "expected 1"],
    ["?n=2&n=3", "n", "once"],
    ["?g=slide4&d=5", "d", "SlideFour"],
    ["?g=slide4&solutions=next", "solutions", "SlideFour"],
  ]) {
    const { problem } = parseSheet(query);
    assert.equal(problem?.key, key, query);
    assert.ok(problem.message.includes(`“${key}`) && problem.message.includes(expected), problem.message);
  }
  assert.equal(parseSheet("?n=99&seed=apple").sheet.seed, "apple");
});

test("a link says a sheet of problems, and a sheet a link", () => {
  for (const query of [
    "?problems&seed=plyground&v=1",
    "?problems&g=loa&n=3&grade=0-2&seed=A+%26+B&v=1&count=12&solutions=next&title=Form+6b",
    "?problems&g=isolation:king:5x5&n=only&seed=1&v=1&count=1&solutions=none",
    "?problems&g=giveaway&n=only:6-12&seed=x&v=1",
  ]) {
    const { sheet, ignored, problem } = parseProblemSheet(query);
    assert.equal(problem, undefined, query);
    assert.deepEqual(ignored, []);
    assert.equal(formatProblemSheet(sheet), query);
  }
  const plain = { game: "isolation", turns: "2-3", grades: "0-8", count: 6, seed: "plyground" };
  assert.deepEqual(parseProblemSheet("?problems&v=1&utm_source=x").sheet, { ...plain, solutions: "turned", title: "" });
  assert.deepEqual(parseProblemSheet("?problems&colour=red").ignored, ["colour"]);
});

test("an error in a link to problems is named, and the rest is kept", () => {
  for (const [query, key, expected] of [
    ["n=0", "n", "from 1 to 20"],
    ["n=3-2", "n", "from 1 to 20"],
    ["grade=9", "grade", "from 0 to 8"],
    ["count=25", "count", "from 1 to 24"],
    ["count=0", "count", "a number of problems"],
    ["seed=", "seed", "1 to 64 characters"],
    ["solutions=all", "solutions", "turned, next, none"],
    ["v=2", "v", "expected 1"],
    ["n=2&n=3", "n", "once"],
    ["count=2&count=3", "count", "once"],
    ["day=today", "day", "g, n and p"],
    [`title=${"x".repeat(81)}`, "title", "at most 80 characters"],
  ]) {
    const { problem, sheet } = parseProblemSheet(`?problems&g=loa&${query}`);
    assert.equal(problem?.key, key, query);
    assert.ok(problem.message.includes(`“${key}`) && problem.message.includes(expected), problem.message);
    assert.equal(sheet.game, "loa");
  }
  const { sheet } = parseProblemSheet("?problems&g=loa&n=99&grade=3&seed=apple&count=4");
  assert.deepEqual([sheet.turns, sheet.grades, sheet.seed, sheet.count], ["2-3", "3", "apple", 4]);
});

test("a sheet has given positions, also of several games, and an error in it is named", () => {
  const query = "?problems&g=loa&n=2;3&p=8/8_w;8/8_b&solutions=none&title=Mine";
  const { sheet, problem } = parseProblemSheet(query.replace("p=", "position="));
  assert.equal(problem, undefined);
  assert.deepEqual(
    [sheet.count, sheet.list],
    [2, ["8/8 w", "8/8 b"].map((position, at) => ({ game: "loa", turns: "23"[at], position }))],
  );
  assert.equal(formatProblemSheet(sheet), query);
  const mixed = "?problems&g=loa;tzaar&n=2&p=8/8_w;8/8_b";
  assert.equal(formatProblemSheet(parseProblemSheet(mixed).sheet), mixed);
  for (const [query, key, expected] of [
    ["n=2&p=8/8_w&seed=a", "seed", "because the positions are given"],
    ["n=2&p=8/8_w&count=1", "count", "because the positions are given"],
    ["n=2-3&p=8/8_w", "n", "a single number of turns"],
    ["n=2&p=8/8_w&p=8/8_b", "p", "once"],
    [`n=2&p=${Array(25).fill("8/8_w").join(";")}`, "p", "1 to 24 positions"],
  ]) {
    const { problem } = parseProblemSheet(`?problems&${query}`);
    assert.equal(problem?.key, key, query);
    assert.ok(problem.message.includes(`“${key}`) && problem.message.includes(expected), problem.message);
  }
});

test("distances go evenly from the first to the last, halves up", () => {
  assert.deepEqual(distancesOf([6, 16], 6), [6, 8, 10, 12, 14, 16]);
  assert.deepEqual(distancesOf([8, 14], 6), [8, 9, 10, 12, 13, 14]);
  assert.deepEqual(distancesOf([1, 2], 3), [1, 2, 2]);
  assert.deepEqual(distancesOf([2, 1], 3), [2, 2, 1]);
  assert.deepEqual(distancesOf([5, 5], 4), [5, 5, 5, 5]);
  assert.deepEqual(distancesOf([7, 20], 1), [7]);
});
