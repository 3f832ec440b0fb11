// The list of pages, and what all of them have.
import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { test } from "node:test";
import { pages, wholePages } from "../../xtask/site/whole_pages.mjs";
import { MATCH_GAMES } from "../../www/site/match_games.js";
import { inRepository } from "../e2e/repository.mjs";

test("the list has every page", async () => {
  const files = await readdir(inRepository("www"), { recursive: true });
  const found = files.filter((name) => name.endsWith(".html") && !name.startsWith("parts/"));
  assert.deepEqual(pages.map(({ file }) => file).sort(), found.sort());
});

test("nothing is left to be filled in", () => {
  for (const [file, html] of wholePages) {
    assert.doesNotMatch(html, /<!-- /, file);
    assert.doesNotMatch(html, /\{\w+\}(?!.*<\/style>)/, file);
  }
});

test("a page marks itself in the navigation, and the page that leads to it", () => {
  const marks = (/** @type {string} */ file) =>
    Array.from(wholePages.get(file)?.matchAll(/href="([^"]*)" aria-current="(\w+)"/g) ?? [], ([, ...mark]) => mark);
  assert.deepEqual(marks("index.html"), [["./", "page"]]);
  assert.deepEqual(marks("games.html"), [
    ["./games.html", "page"],
    ["./games.html", "page"],
  ]);
  assert.deepEqual(marks("problems.html"), [
    ["./games.html", "true"],
    ["./problems.html", "page"],
  ]);
  assert.deepEqual(marks("tree.html"), [["./learn.html", "true"]]);
  assert.deepEqual(marks("print.html"), [["./examples/", "true"]]);
  assert.deepEqual(marks("examples/index.html"), [["../examples/", "page"]]);
});

test("pages list every game, by name for search engines too", () => {
  const html = wholePages.get("games.html") ?? "";
  const cards = html.matchAll(
    /<a class="game-card" data-game="(\w+)" href="\.\/games\.html\?g=(\w+)">.*data-t>([^<]+)</g,
  );
  const listed = Array.from(cards, ([, ...card]) => card);
  assert.deepEqual(
    listed.map(([id, target]) => [id, target]),
    MATCH_GAMES.map((id) => [id, id]),
  );
  assert.deepEqual(listed[1], ["giveaway", "giveaway", "Give-away checkers"]);
  assert.match(
    html,
    /<meta name="description" content="Play Isolation, give-away checkers, .*, Tzaar and Breakthrough in /,
  );
});
