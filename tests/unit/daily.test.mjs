// The puzzle of a day is the same for everybody; one that has only its seed has another name and does not count.
import assert from "node:assert/strict";
import { test } from "node:test";

import { nameOrigin } from "../../www/play/opening.js";
import { resultText } from "../../www/play/win_result.js";
import { dailyPuzzle, firstPuzzle, isDaily, today } from "../../www/site/daily.js";
import { formatLink, parseLink } from "../../www/site/puzzle_link.js";

const SUNDAY = "2026-11-22";
const at = (day, distance) => ({ game: "slide3", origin: { kind: "day", day, ...(distance && { distance }) } });

test("only the distance of the day is today's", () => {
  for (const [link, expected, name] of [
    [at(SUNDAY), true, "Puzzle of 22 Nov 2026, 20 moves"],
    [at(SUNDAY, 20), true, "Puzzle of 22 Nov 2026, 20 moves"],
    [at(SUNDAY, 6), false, "Warm-up of 22 Nov 2026, 6 moves"],
    [at(SUNDAY, 21), false, "Extra puzzle of 22 Nov 2026, 21 moves"],
  ]) {
    assert.equal(isDaily(link), expected);
    assert.equal(nameOrigin(link), name);
  }
  assert.equal(isDaily({ game: "slide3", origin: { kind: "seed", seed: "pear" } }), false);
});

test("the first puzzles warm up, and the next one is today's for everybody", () => {
  const names = [0, 1, 2, 3].map((done) => nameOrigin(firstPuzzle(done)));
  assert.deepEqual(names, ["Warm-up, 1 move", "Warm-up, 2 moves", "Warm-up, 3 moves", "Warm-up, 6 moves"]);
  assert.deepEqual(parseLink(formatLink(firstPuzzle(0))).origin, firstPuzzle(0).origin);
  const { distance } = dailyPuzzle("slide3", today());
  assert.deepEqual(firstPuzzle(4).origin, parseLink("?day=today").origin);
  assert.equal(nameOrigin(firstPuzzle(4)), `Today’s puzzle, ${distance} moves`);
});

test("the result of a warm-up names no day", () => {
  const solved = { at: 6, optimum: 6, helped: false };
  assert.equal(resultText({ ...at(SUNDAY, 6), ...solved }, [undefined]), "SlideThree · 6/6 · no hints");
  assert.match(resultText({ ...at(SUNDAY), ...solved }, [undefined]), /^SlideThree 22 Nov · /);
});

test("a puzzle is named after a seed only if somebody typed it", () => {
  const named = (seed, distance) => nameOrigin({ game: "slide3", origin: { kind: "seed", seed, distance } });
  assert.equal(named("ff39dd0a00d915a4", 10), "Random puzzle, 10 moves");
  assert.equal(named("ff39dd0a00d915a4"), "Random puzzle");
  assert.equal(named("Ada", 10), "Seed “Ada”, 10 moves");
});
