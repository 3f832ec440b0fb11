// Drawings by the modules of the site: the bytes of `plyground draw`.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { inRepository } from "../e2e/repository.mjs";
import { fileOf } from "../../www/match/game_modules.js";

const [{ drawBoard, initSync }, { newGameModule }, puzzles] = await Promise.all(
  ["records", "games", "play"].map((name) => import(inRepository(`pkg/${name}.js`))),
);
const moduleIn = async (file) => ({ module: await readFile(inRepository(file)) });
initSync(await moduleIn("pkg/records_bg.wasm"));
const read = (name) => readFile(inRepository(`tests/data/diagrams/${name}`), "utf8");

/** What follows an option. @param {string[]} options @param {string} name */
const behind = (options, name) => (options.includes(name) ? options[options.indexOf(name) + 1] : undefined);

for (const line of (await read("asked.txt")).trim().split("\n")) {
  const [name, game, position, ...options] = line.split(" ");
  test(`the drawing of ${name}`, async () => {
    const { Game, initSync } = game === "slide3" ? puzzles : newGameModule();
    initSync(await moduleIn(game === "slide3" ? "pkg/play_bg.wasm" : fileOf(game)));
    const board = position.startsWith("--") ? new Game(game) : new Game(game, position.replaceAll("_", " "));
    const [arrows, marks] = ["--arrows", "--marks"].map((key) => behind(options, key));
    const [numbers, flip] = ["--numbers", "--flip"].map((key) => [position, ...options].includes(key));
    const drawn = drawBoard(game, board.position, board.columns, board.cells(), arrows, marks, numbers, flip);
    assert.equal(drawn, await read(`${name}.svg`));
  });
}

test("what is not on the board is refused", () => {
  const cells = new Uint8Array(64);
  const refused = { name: "PlygroundError", code: "bad-square", input: "z9" };
  assert.throws(() => drawBoard("loa", "", 8, cells, "a1-z9"), refused);
  assert.throws(() => drawBoard("loa", "", 8, cells, undefined, 7), { code: "bad-argument" });
  assert.throws(() => drawBoard("loa", "", 7, cells), { code: "bad-argument" });
  assert.throws(() => drawBoard("chess", "", 8, cells), { code: "unknown-game" });
});
