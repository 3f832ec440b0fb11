// The game and the two engines of a tournament: what the visitor may choose, and the queries that choices lead to.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { initSync, Experiment, levels } from "../../pkg/games_plan.js";
import { inRepository } from "../e2e/repository.mjs";

globalThis.navigator ??= { languages: ["en"] };
const { Pairing } = await import("../../www/laboratory/pairing.js");
const { learnLevels } = await import("../../www/laboratory/schema.js");
initSync({ module: await readFile(inRepository("pkg/games_plan_bg.wasm")) });
learnLevels(levels);

/** @param {string} query */
function canonical(query) {
  const experiment = new Experiment(query, undefined);
  const { query: text } = experiment;
  experiment.free();
  return text;
}
/** @param {string} engines @param {string} [game] @param {string} [more] */
function pair(engines, game = "isolation:5x5", more = "&n=40") {
  const pairing = new Pairing();
  pairing.query = canonical(`kind=tournament&g=${game}&engines=${engines}${more}`);
  return pairing;
}
/** The game and the engines of a query, which is a valid one. @param {string} query */
function read(query) {
  const pairing = new Pairing();
  pairing.query = canonical(query);
  return [pairing.game, ...pairing.engines];
}

test("two engines that meet are a pairing, and nothing else is", () => {
  assert.ok(pair("medium;easy").isThere);
  for (const query of [
    "",
    "kind=playouts&g=isolation&engines=easy;medium",
    "kind=tournament&g=isolation&engines=easy;medium;random",
    "kind=tournament&g=isolation&engines=easy;medium&against=random",
  ]) {
    const pairing = new Pairing();
    pairing.query = query && canonical(query);
    assert.equal(pairing.isThere, false, query);
  }
});

test("the levels of the game can be chosen, and what the link has besides", () => {
  const own = "alpha-beta/eval=improved/depth=3";
  const pairing = pair(`medium;${own}`, "isolation:4x4");
  assert.deepEqual(pairing.engines, ["medium", own]);
  assert.deepEqual(pairing.choices(0), ["random", "beginner", "easy", "medium", "strong", "perfect"]);
  assert.deepEqual(pairing.choices(1).at(-1), own);
  assert.deepEqual([pairing.games[0], pairing.games.at(-1)], ["isolation:5x5", "isolation:4x4"]);
});

test("a choice changes the game or the engine, and nothing else of the query", () => {
  const pairing = pair("medium;easy", "isolation:5x5", "&n=7&seed=3");
  const query = canonical(pairing.withEngine(1, "beginner"));
  assert.deepEqual(read(query), ["isolation:5x5", "medium", "beginner"]);
  assert.match(query, /&n=7&seed=0*3$/);
  assert.deepEqual(read(pairing.withGame("loa")), ["loa", "medium", "easy"]);
});

test("an engine that plays already changes sides", () => {
  const pairing = pair("medium;easy");
  assert.deepEqual(read(pairing.withEngine(0, "easy")), ["isolation:5x5", "easy", "medium"]);
  assert.deepEqual(read(pairing.withEngine(1, "medium")), ["isolation:5x5", "easy", "medium"]);
});

test("what another game does not have becomes its strongest level, and the engines differ", () => {
  assert.deepEqual(read(pair("perfect;easy").withGame("checkers")), ["checkers", "strong", "easy"]);
  assert.deepEqual(read(pair("perfect;strong").withGame("checkers")), ["checkers", "strong", "medium"]);
  const own = "alpha-beta/eval=improved/depth=3";
  assert.deepEqual(read(pair(`easy;${own}`).withGame("tzaar")), ["tzaar", "easy", "strong"]);
});

test("levels are called as on the page of games", async () => {
  for (const language of ["", "_de"]) {
    const ours = (await import(`../../www/laboratory/words/games${language}.js`)).levels;
    const match = await import(`../../www/match/words${language}.js`);
    const tzaar = await import(`../../www/games/tzaar/words_${language ? "de" : "en"}.js`);
    const theirs = { ...match.words.levels, expert: tzaar.words.levels.expert };
    for (const [name, level] of Object.entries(ours))
      assert.equal(level.toLowerCase(), theirs[name].name.toLowerCase(), name);
  }
});
