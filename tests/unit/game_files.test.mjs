// The list of two-player games in the pages, and the modules and the look of each, by its exact name.
import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { test } from "node:test";

import { engineFileOf, fileOf, kindId, labFileOf, proverFileOf } from "../../www/match/game_modules.js";
import { MATCH_GAMES } from "../../www/site/match_games.js";
import { loadGame } from "../e2e/modules.mjs";
import { inRepository } from "../e2e/repository.mjs";

test("the pages list the games of the engine in its order, each with a folder and a module", async () => {
  const modules = await Promise.all(MATCH_GAMES.map(loadGame));
  for (const [at, { Game }] of modules.entries()) {
    new Game(MATCH_GAMES[at]).free();
    assert.throws(() => new Game("chess"), {
      message: `“chess” is not a game: expected one of ${MATCH_GAMES.join(", ")}`,
    });
  }
  const entries = await readdir(inRepository("www/games"), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  assert.deepEqual(folders.sort(), [...MATCH_GAMES].sort());
});

test("a name with another one at its start is not that game", () => {
  for (const game of ["loab", "loa8x8", "checkers2", "chess", ""]) {
    assert.equal(kindId(game), "isolation", game);
    for (const file of [engineFileOf, fileOf, labFileOf, proverFileOf])
      assert.equal(file(game), file("isolation"), game);
  }
});

test("a variant is of its game, whatever follows the colon", () => {
  for (const game of ["loa:6x6", "loa:unheard"]) {
    assert.equal(kindId(game), "loa");
    assert.equal(fileOf(game), fileOf("loa"));
  }
  assert.equal(fileOf("giveaway"), fileOf("checkers"));
});
