// The element in the npm package: without a bundler, in Vite, on a server, and its manifest.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { build, createServer } from "vite";
import { PlyBoard } from "../../www/ply-board.js";
import { serve } from "../e2e/site.mjs";
import { useBrowser } from "../e2e/visit.mjs";
import { BOARDS, PLAY, PLAYED } from "./boards.mjs";
import { inNode, inPage, makeProject, pkg } from "./project.mjs";

const browser = await useBrowser();
const page = (head, script) =>
  `<!doctype html><html lang="en"><title>Boards</title><link rel="icon" href="data:,">${head}${BOARDS}<script type="module">${script}</script>`;

test("boards play in a page without a bundler", async () => {
  const readme = await readFile(join(pkg, "README.md"), "utf8");
  const [first] = readme.match(/<script .*<\/script>/);
  const site = await serve({ folder: await makeProject({ "index.html": page(first, PLAY) }), base: "/some/where/" });
  try {
    assert.deepEqual(await inPage(browser, site.url), PLAYED);
  } finally {
    await site.close();
  }
});

const files = { "index.html": page("", 'import "/main.js";'), "main.js": `import "plyground/ply-board";\n${PLAY}` };

test("boards play in a Vite project, built", async () => {
  const project = await makeProject(files);
  await build({ root: project, logLevel: "error" });
  const site = await serve({ folder: join(project, "dist") });
  try {
    assert.deepEqual(await inPage(browser, site.url), PLAYED);
  } finally {
    await site.close();
  }
});

test("boards play in a Vite project on the development server", async () => {
  const root = await makeProject(files);
  const server = await createServer({ root, logLevel: "error", server: { host: "127.0.0.1", port: 0 } });
  try {
    await server.listen();
    assert.deepEqual(await inPage(browser, server.resolvedUrls.local[0]), PLAYED);
  } finally {
    await server.close();
  }
});

test("on a server it does nothing", async () => {
  const source = 'import { PlyBoard } from "plyground/ply-board"; console.log(PlyBoard.name);';
  assert.deepEqual(await inNode(source), ["PlyBoard"]);
});

test("its manifest has all its attributes, properties and methods", async () => {
  const manifest = JSON.parse(await readFile(join(pkg, "custom-elements.json"), "utf8"));
  const [{ attributes, members }] = manifest.modules[0].declarations;
  const names = (list) => list.map(({ name }) => name).sort();
  const observed = PlyBoard.observedAttributes.filter((name) => !name.startsWith("data-"));
  assert.deepEqual(names(attributes), [...observed, "lang"].sort());
  const own = Object.getOwnPropertyNames(PlyBoard.prototype).filter((name) => !/Callback$|^constructor$/.test(name));
  assert.deepEqual(names(members), own.sort());
});
