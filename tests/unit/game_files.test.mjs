// The modules and the look of a game: both by its exact name.
import assert from "node:assert/strict";
import { test } from "node:test";

import { engineFileOf, fileOf, kindId, labFileOf, planFileOf } from "../../www/match/file_of.js";

test("a name with another one at its start is not that game", () => {
  for (const game of ["loab", "loa8x8", "checkers2", "chess", ""]) {
    assert.equal(kindId(game), "isolation", game);
    for (const file of [engineFileOf, fileOf, labFileOf, planFileOf])
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
