// The last moves of a line as arrows and marks, as `plyground draw` takes them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { drawnMoves } from "../../www/site/drawn_moves.js";

for (const [line, count, arrows, marks] of [
  [["11-15", "22-18", "15x22", "25x18x9"], 2, "15x22,25x18x9", ""],
  [["b1-b3", "a3xc3", "pass"], 2, "a3xc3", ""],
  // In Isolation, knights are put down before they go on.
  [["d4", "c6", "e6", "b4"], 4, "d4-e6,c6-b4", "d4,c6"],
  [["d4"], 9, "", "d4"],
  // In the tournament of Tzaar, pieces are put down with their letters.
  [["ZA5", "RE6", "A5xA4", "A1+A2"], 4, "A5xA4,A1+A2", "A5,E6"],
  [["b1-b3"], 0, "", ""],
])
  test(`${count} of ${line.join(" ")}`, () => assert.deepEqual(drawnMoves(line, count), { arrows, marks }));
