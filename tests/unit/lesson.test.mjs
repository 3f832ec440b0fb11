// The lesson about how the engines of a game think.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { lessonOf } from "../../www/match/lesson.js";

const lessons = readFileSync(new URL("../../www/learn.html", import.meta.url), "utf8");

for (const [first, second, lesson] of [
  ["you", "beginner", "minimax"],
  ["easy", "you", "alpha-beta"],
  ["you", "medium", "deepening"],
  ["strong", "easy", "deepening"],
  ["you", "perfect", "proof"],
  ["you", "random", undefined],
  ["friend", "you", undefined],
])
  test(`${first} and ${second}: ${lesson ?? "no lesson"}`, () => {
    assert.equal(lessonOf({ first, second }), lesson);
    if (lesson) assert.ok(lessons.includes(`id="${lesson}"`));
  });
