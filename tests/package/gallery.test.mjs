// The gallery of problems in the documentation: its tables hold problems, and its pictures show them.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";
import init, { Attempt } from "../../pkg/node/plyground.js";
import { pictures, read } from "../../xtask/gallery.mjs";
import { inRepository } from "../e2e/site.mjs";

await init();
const text = await readFile(inRepository("docs/problem-gallery.md"), "utf8");

test("the pictures are those of the tables", async () => {
  const drawn = await pictures(text);
  const files = (await readdir(inRepository("docs/problems"))).map((name) => `docs/problems/${name}`);
  assert.deepEqual(files.sort(), Object.keys(drawn).sort());
  for (const [name, picture] of Object.entries(drawn)) {
    assert.equal(picture.match(/class="diagram"/g)?.length, 6, name);
    assert.equal(await readFile(inRepository(name), "utf8"), picture, `${name}: renew it by node xtask/gallery.mjs`);
  }
});

test("the tables hold problems with their solutions and grades", () => {
  const problems = read(text);
  assert.equal(problems.length, 36);
  for (const { game, position, turns, grade, key, line } of problems) {
    const attempt = new Attempt(game, position, turns);
    const { verdict, problem } = attempt.examine();
    attempt.free();
    assert.equal(verdict, "sound", position);
    assert.deepEqual([problem.turns, problem.grade, problem.key, problem.line], [turns, grade, key, line], position);
  }
});
