// The examples of boards for other pages, in the documentation and in the gallery: each can be opened.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import init, { Game } from "../../pkg/node/plyground.js";
import { MATCH_GAMES } from "../../www/site/match_games.js";
import { readBoard } from "../unit/embedded.mjs";

await init();
const repository = new URL("../../", import.meta.url);

/** Plays moves from a position. */
function play(game, position, moves) {
  const record = new Game(game, position);
  try {
    for (const move of moves) record.play(move);
  } finally {
    record.free();
  }
}

/** Opens what the attributes of an element request. */
function open(asked) {
  const link = readBoard(new Map(asked.filter(([name]) => !["id", "class"].includes(name))));
  if (new Map(asked).has("problem")) return;
  const dealt = link.origin && !["start", "position"].includes(link.origin.kind);
  assert.ok(!dealt || !link.moves.length, "moves of a puzzle that is dealt are not checked here");
  play(link.game, link.position ?? link.origin?.position, link.moves);
}

const decode = (text) => text.replaceAll("&amp;", "&").replaceAll("&quot;", '"');
for (const file of ["README.md", "docs/embedding.md", "www/examples/index.html"]) {
  const text = await readFile(new URL(file, repository), "utf8");
  for (const [element, attributes] of text.matchAll(/<ply-board\b([^<>]*)>/g))
    test(`${file}: ${element}`, () =>
      open(
        Array.from(attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g), ([, name, value = ""]) => [name, decode(value)]),
      ));
}

test("the examples of moves can be played", async () => {
  const text = await readFile(new URL("docs/embedding.md", repository), "utf8");
  const [, described] = /^\| `moves` \| `m` \| (.*) \|$/m.exec(text);
  const examples = Array.from(described.matchAll(/`([^`]+)`/g), ([, example]) => example);
  assert.ok(examples.length > 3);
  for (const example of examples) {
    const moves = example.includes(".") ? example.split(".") : example.match(/[RC]\d/g);
    const reasons = [];
    for (const game of ["slide3", ...MATCH_GAMES]) {
      try {
        play(game, undefined, moves);
      } catch (error) {
        reasons.push(`${game}: ${error.message}`);
      }
    }
    assert.ok(reasons.length <= MATCH_GAMES.length, `${example} is legal in no game\n${reasons.join("\n")}`);
  }
});
