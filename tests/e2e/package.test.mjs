// The npm package, as the registry, a Node program and a page without a bundler meet it.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { freshPage, inRepository, launch, serve } from "./site.mjs";

const run = promisify(execFile);
const pkg = inRepository("pkg");

/** Runs a module in a project of its own that depends on the package. */
async function inProject(source) {
  const project = await mkdtemp(join(tmpdir(), "plyground-"));
  try {
    await mkdir(join(project, "node_modules"));
    await symlink(pkg, join(project, "node_modules/plyground"));
    await writeFile(join(project, "main.mjs"), source);
    return (await run("node", ["main.mjs"], { cwd: project })).stdout;
  } finally {
    await rm(project, { recursive: true });
  }
}

test("the package holds all its files and nothing else", async () => {
  const { stdout } = await run("npm", ["pack", "--dry-run", "--json"], { cwd: pkg });
  const { TABLES } = await import(join(pkg, "tables.js"));
  const [{ name, files }] = JSON.parse(stdout);
  assert.equal(name, "plyground");
  assert.deepEqual(files.map(({ path }) => path).sort(), [
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "package.json",
    "plyground.d.ts",
    "plyground.js",
    "plyground_bg.wasm",
    TABLES.slide3.file,
    "tables.d.ts",
    "tables.js",
  ]);
});

test("the readme's examples run in Node", async () => {
  const readme = await readFile(join(pkg, "README.md"), "utf8");
  const examples = [...readme.matchAll(/^```js\n(.*?)^```$/gms)].map(([, source]) => source);
  const check = "console.log(report.line.length, table.distance(game.position));";
  const output = await inProject([...examples, check].join("\n"));
  assert.equal(output.trim().split("\n").at(-1), "24 24");
});

test("errors are typed in Node", async () => {
  const source = `
    import { readFile } from "node:fs/promises";
    import init, { Game } from "plyground";
    const module = new URL(import.meta.resolve("plyground/plyground_bg.wasm"));
    await init({ module_or_path: await readFile(module) });
    try { new Game("chess"); } catch (error) { console.log(error.name, error.code, error.input); }
  `;
  assert.equal(await inProject(source), "PlygroundError unknown-game chess\n");
});

test("a page finds the module beside the script", async () => {
  const site = await serve({ folder: pkg, base: "/some/where/" });
  const browser = await launch();
  try {
    site.answer("index.html", { body: "<!doctype html><title>Package</title>" });
    const { page } = await freshPage(browser);
    await page.goto(site.url);
    const position = await page.evaluate(async () => {
      const { default: init, Game } = await import(new URL("plyground.js", location.href));
      await init();
      return new Game("slide3").position;
    });
    assert.equal(position, "115.987654321");
    assert.ok(site.requests.includes("plyground_bg.wasm"));
  } finally {
    await browser.close();
    await site.close();
  }
});
