// What authors draw over the boards of the element: the squares of diagrams.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { KINDS } from "../e2e/game_views.mjs";
import { inRepository } from "../e2e/repository.mjs";
import { readNotes } from "../../www/embed/notes.js";
import { fileOf, idOf } from "../../www/match/game_modules.js";

const { newGameModule } = await import(inRepository("pkg/games.js"));

/** The view of the start of a game. @param {string} game */
async function startOf(game) {
  const { Game, initSync } = newGameModule();
  initSync({ module: await readFile(inRepository(fileOf(game))) });
  const board = new Game(game);
  const cells = board.cells();
  return { columns: board.columns, rows: cells.length / board.columns, cells, steps: [], name: "" };
}

/** @param {string} game @param {Record<string, string>} given */
const notesOf = async (game, given) =>
  readNotes(
    Object.entries(given).map(([name, value]) => [name, value, `data-${name}`]),
    KINDS[idOf(game)],
    await startOf(game),
  );

for (const [game, given, expected] of [
  ["loa", { arrows: "b1-b3, A3xc1" }, ["57-41", "40-58"]],
  ["breakthrough:6x6", { marks: "a6,f1" }, ["0", "35"]],
  ["isolation:3x3", { arrows: "a1-c2", marks: "c1" }, ["6-5", "8"]],
  ["checkers", { arrows: "11-15-18", marks: "1" }, ["21-28", "28-35", "1"]],
  ["tzaar", { arrows: "E1+e5" }, ["4-49"]],
])
  test(`notes on a board of ${game}`, async () => {
    const notes = await notesOf(game, given);
    assert.deepEqual(
      notes.map(({ from, to }) => (from === undefined ? String(to) : `${from}-${to}`)),
      expected,
    );
  });

test("squares that are not on the board are refused by the name of the attribute", async () => {
  for (const [game, given, message] of [
    ["loa", { arrows: "b1-b9" }, /^“data-arrows=b1-b9” is not understood: expected arrows between squares/],
    ["loa", { arrows: "b1" }, /^“data-arrows=b1” is not/],
    ["checkers", { marks: "33" }, /^“data-marks=33” is not understood: expected squares/],
    ["tzaar", { marks: "A6" }, /^“data-marks=A6” is not/],
  ])
    await assert.rejects(notesOf(game, given), { name: "LinkError", message });
});
