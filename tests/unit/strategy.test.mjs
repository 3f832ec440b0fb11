// The advice on strategy: its pictures are positions of the engine, and the engine confirms what is said about each.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { pictures as loa, words as loaWords } from "../../www/games/loa/strategy.js";
import { words as loaGerman } from "../../www/games/loa/strategy_de.js";
import { pictures as tzaar, words as tzaarWords } from "../../www/games/tzaar/strategy.js";
import { words as tzaarGerman } from "../../www/games/tzaar/strategy_de.js";
import { engineModules } from "../../www/site/files.js";
import { loadGame } from "../e2e/modules.mjs";
import { inRepository } from "../e2e/repository.mjs";

const { newEngineModule } = await import(inRepository("pkg/engines.js"));

/** The value of each move for the side to move. @param {import("../../www/match/rules/diagram.js").Diagram} picture @param {number} depth */
async function valuesOf({ game, position }, depth) {
  const { Search, initSync } = newEngineModule();
  initSync({ module: await readFile(inRepository(engineModules[game])) });
  const { moves } = new Search(game, position, `alpha-beta/depth=${depth}/every=yes/table=18`).run(100_000);
  return moves.map(({ name, value, certain }) => ({
    name,
    value,
    isWon: value > 0 && certain !== undefined,
    isLost: value < 0 && certain !== undefined,
  }));
}

/** Plays moves, and returns the game. @param {import("../../www/match/rules/diagram.js").Diagram} picture @param {readonly string[]} moves */
async function played({ game, position, moves: before = [] }, moves) {
  const { Game } = await loadGame(game);
  const board = new Game(game, position);
  for (const move of [...before, ...moves]) board.play(move);
  return board;
}
const outcome = async (picture, ...moves) => {
  const { winner, reason } = (await played(picture, moves)).outcome() ?? {};
  return [winner, reason];
};

test("every picture is shown and explained, in both languages", () => {
  for (const [pictures, english, german] of [
    [loa, loaWords, loaGerman],
    [tzaar, tzaarWords, tzaarGerman],
  ]) {
    for (const { parts } of [english, german])
      assert.deepEqual(
        parts.flatMap(({ shows }) => Object.keys(shows)),
        Object.keys(pictures),
      );
    assert.deepEqual(
      german.parts.map(({ link }) => link?.query),
      english.parts.map(({ link }) => link?.query),
    );
  }
});

for (const [name, picture] of Object.entries({ ...loa, ...tzaar }))
  test(`the moves in the picture “${name}” are legal`, async () => {
    const moves = (await played(picture, [])).moves();
    for (const move of [...(picture.arrows ?? []), ...(picture.picks ? [picture.picks] : [])])
      assert.ok(moves.includes(move), move);
  });

test("Lines of Action: the capture connects the opponent", async () => {
  assert.deepEqual(await outcome(loa.gift, "a2xa6"), ["second", "connected"]);
});

test("Lines of Action: one move alone stops the threat", async () => {
  const replies = await valuesOf(loa.threat, 2);
  assert.ok(replies.length > 20);
  assert.deepEqual(
    replies.filter(({ isLost }) => !isLost).map(({ name }) => name),
    ["c6-e6"],
  );
  assert.deepEqual(await outcome(loa.threat, "a6-b7", "g4-e6"), ["first", "connected"]);
  assert.ok((await played(loa.threat, ["c6-e6"])).moves().includes("g4-e6") === false);
});

test("Lines of Action: the piece in the corner is blocked, all others are connected, and Black is better", async () => {
  assert.ok((await played(loa.blocked, [])).moves().every((move) => !move.startsWith("a1")));
  const alone = { ...loa.blocked, position: loa.blocked.position.replace("/wb6 w", "/1b6 w") };
  assert.deepEqual(await outcome(alone), ["second", "connected"]);
  assert.ok((await valuesOf(loa.blocked, 4)).every(({ value }) => value < 0));
});

test("Lines of Action: the shortest game", async () => {
  const link = new URLSearchParams(loaWords.parts.at(-1).link.query);
  assert.deepEqual(link.get("m").split("."), loa.shortest.moves);
  assert.equal(loa.shortest.moves.length, 9);
  assert.deepEqual(await outcome(loa.shortest), [loa.shortest.ends.winner, loa.shortest.ends.reason]);
  assert.equal(
    (await played(loa.shortest, [])).position
      .replace(/[^b/ ]/g, "")
      .split(" ")[0]
      .replaceAll("/", "").length,
    9,
  );
});

test("Tzaar: stacking wins, and everything else loses", async () => {
  assert.deepEqual(await outcome(tzaar.stack, "E5+D6"), ["second", "no-capture"]);
  const moves = await valuesOf(tzaar.stack, 7);
  assert.deepEqual(
    moves.filter(({ isLost }) => !isLost).map(({ name }) => name),
    ["E5+D6"],
  );
});

test("Tzaar: two captures take the last of a kind", async () => {
  assert.deepEqual(await outcome(tzaar.double, "G2xE2", "C4xB4"), ["second", "no-tzarras"]);
});

test("Tzaar: passing wins, and everything else loses", async () => {
  const moves = await valuesOf(tzaar.pass, 9);
  assert.deepEqual(
    moves.filter(({ isLost }) => !isLost).map(({ name }) => name),
    ["pass"],
  );
  assert.ok(moves.find(({ name }) => name === "pass").isWon);
});

test("Tzaar: a stack in the middle reaches more than one in the corner", async () => {
  const moves = (await played(tzaar.middle, [])).moves();
  assert.deepEqual(
    ["D3", "A1"].map((at) => moves.filter((move) => move.startsWith(at)).length),
    [6, 2],
  );
});
