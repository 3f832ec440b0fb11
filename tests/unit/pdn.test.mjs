// Games in PDN as the pages write them: in English draughts the points of Black, who moves first, come first.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pdn } from "../../www/match/pdn.js";

const names = { first: "Ada", second: 'Ben "B"' };
const moves = ["11-15"];

test("a record has the points of Black first", () => {
  for (const [winner, result] of [
    ["first", "1-0"],
    ["second", "0-1"],
    [null, "1/2-1/2"],
    [undefined, "*"],
  ]) {
    const text = pdn.format({ game: "checkers", moves, names, winner });
    assert.ok(text.includes(`[Black "Ada"]\n[White "Ben \\"B\\""]\n[Result "${result}"]`), text);
    assert.ok(text.endsWith(`\n\n1. 11-15 ${result}`), text);
  }
});

test("players and a date that are not known are left out", () => {
  const text = pdn.format({ game: "checkers", moves, names: { first: "", second: "Ben" }, date: "2026.11.27" });
  assert.equal(text, '[GameType "21"]\n[White "Ben"]\n[Date "2026.11.27"]\n[Result "*"]\n\n1. 11-15 *');
});
