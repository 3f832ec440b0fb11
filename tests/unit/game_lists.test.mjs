// Every list of the two-player games has all of them, in the order of their cards.
import assert from "node:assert/strict";
import { test } from "node:test";
import { games } from "../../www/laboratory/words/games.js";
import { games as german } from "../../www/laboratory/words/games_de.js";
import { CARDS, MINIATURES, PICTURES, miniature } from "../../www/games/cards.js";
import { loadKind } from "../../www/match/game_views.js";
import { loadTexts } from "../../www/match/game_texts.js";
import { loadSetup } from "../../www/setup/setups_of_games.js";
import { MATCH_GAMES } from "../../www/site/match_games.js";
import { loadGame } from "../e2e/modules.mjs";
import { inRepository } from "../e2e/repository.mjs";

for (const [name, list] of Object.entries({ CARDS, MINIATURES, PICTURES, games, german }))
  test(`${name} has every game`, () => assert.deepEqual(Object.keys(list), MATCH_GAMES));

test("each game has the files that are loaded by its name", async () => {
  for (const id of MATCH_GAMES) {
    assert.equal((await loadKind(id)).kind.id, id);
    const of = (/** @type {string} */ file) => import(inRepository(`www/games/${id}/${file}.js`));
    for (const language of /** @type {const} */ (["en", "de"]))
      assert.equal(await loadTexts(id, language), await of(`words_${language}`));
    assert.equal(await loadSetup(id), await of("setup"));
    const { card, picture, miniature } = await of("card");
    assert.deepEqual([CARDS[id], PICTURES[id], MINIATURES[id]], [card, picture, miniature]);
  }
});

test("a miniature is turned for the same side as the board", async () => {
  for (const id of MATCH_GAMES) {
    const { below, turns } = (await loadKind(id)).kind;
    const { turnedFor = "", en } = MINIATURES[id];
    const { players } = (await loadTexts(id, "en")).words;
    assert.equal(en.players[turnedFor], turns ? players[below === "first" ? "second" : "first"] : undefined, id);
  }
  const places = (svg) =>
    Array.from(svg.matchAll(/<circle class="(\w+)" cx="(\d+)" cy="(\d+)"/g), ([, ...man]) => man.join());
  const drawn = (game, position, isFacing) => places(miniature(game, position, "en", isFacing).svg);
  assert.deepEqual(drawn("checkers", "B:W30:B1", false), ["light,25,75", "dark,15,5"]);
  assert.deepEqual(drawn("checkers", "B:W30:B1", true), ["light,55,5", "dark,65,75"]);
  assert.deepEqual(drawn("checkers", "W:W30:B1", true), ["light,25,75", "dark,15,5"]);
  assert.deepEqual(drawn("breakthrough:4x4", "b3/4/4/3w b", true), ["dark,35,35", "light,5,5"]);
});

test("every level whose evaluation is not the best has a slope of its own", async () => {
  for (const game of MATCH_GAMES) {
    const { slopes } = (await loadKind(game)).kind;
    const { levels } = await loadGame(game);
    const of = (id) => /\/eval=([^/]+)/.exec(levels(game).find((level) => level.id === id).engine)?.[1];
    const best = of("strong");
    for (const { id } of levels(game)) {
      if (of(id) && of(id) !== best) assert.ok(Object.hasOwn(slopes, id), `${game}: ${id} thinks by ${of(id)}`);
    }
  }
});
