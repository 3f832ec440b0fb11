// Games in PDN, written and read: in English draughts the points of Black, who moves first, come first.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pdn } from "../../www/two_player/pdn.js";

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

test("comments and variations in PDN are skipped, however deep they are", () => {
  const moves = (text) => pdn.parse(`[GameType "21"]\n${text}`, "checkers").moves.join(" ");
  assert.equal(moves("1. 11-15 (a (b) {(} c) 22-18!? ; (\n2. 8-11 (x) {y (}"), "11-15 22-18 8-11");
  // Removed one level or one brace at a time, these would take minutes.
  const many = (text) => text.repeat(400_000);
  assert.equal(moves(`1. 11-15 ${many("(")}22-18${many(")")} 23-19 { } 8-11${many("!")}`), "11-15 23-19 8-11");
  for (const text of ["( ( 22-18 )", "22-18 )", `1. 11-15 ${many("{")}`, `${many("!")}11-15`])
    assert.throws(() => moves(text), /is not part of a PDN game/);
});

test("a file with one game in PDN is read, and others are refused", () => {
  const { game, position, moves } = pdn.parse(
    '% a line of another program\n[Event "The \\"open\\"; {1}"]\n[GameType "21,B"]\n[FEN "W:W25:B22"]\n1. 25x18 {[FEN "B:W1:B2"]} 0-1\n',
    "giveaway",
  );
  assert.deepEqual({ game, position, moves }, { game: "checkers", position: "W:W25:B22", moves: ["25x18"] });
  for (const text of [
    '[Event "1"] 1. 11-15 * [Event "2"] 1. 12-16 *',
    '[Event "1"] 1. 11-15 [Event "2"] 1. 12-16 *',
    "1. 11-15 * 1. 12-16 *",
  ])
    assert.throws(() => pdn.parse(text, "checkers"), /several games/);
  assert.throws(() => pdn.parse('[GameType "20"] 1. 32-28', "checkers"), /GameType 20 is another game/);
});
