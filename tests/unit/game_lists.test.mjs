// Every list of the two-player games has all of them, in the order of their cards, and so has the HTML of the pages.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { parse } from "parse5";
import { games } from "../../www/laboratory/words/games.js";
import { games as german } from "../../www/laboratory/words/games_de.js";
import { CARDS, MINIATURES, PICTURES, miniature } from "../../www/games/cards.js";
import { VIEWS } from "../../www/two_player/game_views.js";
import { TEXTS } from "../../www/two_player/game_texts.js";
import { SETUPS } from "../../www/setup/setups_of_games.js";
import { DUELS } from "../../www/site/duels.js";
import { inRepository } from "../e2e/repository.mjs";

for (const [name, list] of Object.entries({ CARDS, MINIATURES, PICTURES, SETUPS, TEXTS, VIEWS, games, german }))
  test(`${name} has every game`, () => assert.deepEqual(Object.keys(list), DUELS));

test("each list has the files of the game that it names", async () => {
  for (const id of DUELS) {
    assert.equal((await VIEWS[id]()).kind.id, id);
    const of = (/** @type {string} */ file) => import(inRepository(`www/games/${id}/${file}.js`));
    assert.equal(await TEXTS[id].en(), await of("words_en"));
    assert.equal(await TEXTS[id].de(), await of("words_de"));
    assert.equal(await SETUPS[id](), await of("setup"));
    const { card, picture, miniature } = await of("card");
    assert.deepEqual([CARDS[id], PICTURES[id], MINIATURES[id]], [card, picture, miniature]);
  }
});

test("a miniature is turned for the same side as the board", async () => {
  for (const id of DUELS) {
    const { below, turns } = (await VIEWS[id]()).kind;
    const { turnedFor = "", en } = MINIATURES[id];
    const { players } = (await TEXTS[id].en()).words;
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

/** The text in a node of a page. */
const textIn = (node) => node.value ?? (node.childNodes ?? []).map(textIn).join("");
/** The nodes below one for which something holds. */
const all = (node, is) =>
  (node.childNodes ?? []).flatMap((child) => [...(is(child) ? [child] : []), ...all(child, is)]);
const attribute = (node, name) => node.attrs?.find((its) => its.name === name)?.value;
const page = async (name) => parse(await readFile(inRepository(`www/${name}`), "utf8"));

const names = DUELS.map((id) => CARDS[id].en.name);
const titles = names.map((name) => name[0].toUpperCase() + name.slice(1));

for (const [name, texts] of Object.entries({
  "index.html": DUELS.map((id, at) => `${titles[at]} ${CARDS[id].en.text}`),
  "games.html": titles,
  "problems.html": titles,
  "setup.html": titles,
}))
  test(`${name} has a card for every game`, async () => {
    const cards = all(await page(name), (node) => attribute(node, "class") === "game-card");
    const own = cards.filter((card) => DUELS.includes(attribute(card, "data-game")));
    const there = own.map((card) => [attribute(card, "data-game"), attribute(card, "href"), textIn(card)]);
    const target = name === "index.html" ? "games.html" : name;
    assert.deepEqual(
      there,
      DUELS.map((id, at) => [id, `./${target}?g=${id}`, texts[at]]),
    );
  });

for (const name of ["print.html", "set.html"])
  test(`${name} offers every game`, async () => {
    const options = all(await page(name), (node) => DUELS.includes(attribute(node, "value")));
    assert.deepEqual(
      options.map((option) => [attribute(option, "value"), textIn(option)]),
      DUELS.map((id, at) => [id, titles[at]]),
    );
  });

for (const name of ["games.html", "problems.html"])
  test(`${name} names every game for search engines`, async () => {
    const [description] = all(await page(name), (node) => attribute(node, "name") === "description");
    const sentence = `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
    assert.ok(attribute(description, "content").includes(sentence), `expected “${sentence}”`);
  });
