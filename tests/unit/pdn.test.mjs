// Results in PDN: in English draughts the points of Black, who moves first, come first.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pdn } from "../../www/match/pdn.js";

const seats = { first: "Ada", second: "Ben" };

test("a record has the points of Black first", () => {
  for (const [winner, result] of [
    ["first", "1-0"],
    ["second", "0-1"],
    [null, "1/2-1/2"],
    [undefined, "*"],
  ]) {
    const text = pdn.format({ game: "checkers", moves: ["11-15"], turns: [["11-15"]], seats, winner });
    assert.ok(text.includes(`[Black "Ada"]\n[White "Ben"]\n[Result "${result}"]`), text);
    assert.ok(text.endsWith(`\n\n1. 11-15 ${result}`), text);
  }
});

test("a record ends with any result that files have", () => {
  for (const result of ["1-0", "2-0", "0-1", "0-2", "1/2-1/2", "½-½", "1-1", "0-0", "*"]) {
    const { game, moves } = pdn.parse(`[Result "${result}"]\n1. 11-15 23-19 ${result}`, "checkers");
    assert.deepEqual([game, moves], ["checkers", ["11-15", "23-19"]], result);
    assert.throws(() => pdn.parse(`1. 11-15 ${result} 2. 23-19`, "checkers"), result);
  }
});
