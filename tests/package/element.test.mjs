// The element in the npm package: without a bundler, in Vite, on a server, and its manifest.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { build, createServer } from "vite";
import { PlyBoard } from "../../www/ply-board.js";
import { PlySet } from "../../www/ply-set.js";
import { PlyTree } from "../../www/ply-tree.js";
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

test("the element of a search is a frame of a site, and without one its content stays", async () => {
  const site = await serve();
  const project = await makeProject({
    "index.html": `<!doctype html><html lang="en"><title>A search</title><link rel="icon" href="data:,">
      <ply-tree site="${site.url}" game="isolation:4x4" at="0"></ply-tree><ply-tree>none</ply-tree>
      <script type="module">
        import "./node_modules/plyground/element/ply-tree.js";
        const [tree, none] = document.querySelectorAll("ply-tree");
        await null;
        console.log(tree.shadowRoot.querySelector("iframe").src.replace("${site.url}", ""));
        console.log(none.shadowRoot.querySelector("slot").assignedNodes()[0].data);
        document.title = "done";
      </script>`,
  });
  const host = await serve({ folder: project });
  try {
    assert.deepEqual(await inPage(browser, host.url), ["tree.html?g=isolation%3A4x4&at=0&frame", "none"]);
  } finally {
    await Promise.all([site.close(), host.close()]);
  }
  const source = 'import { PlyTree } from "plyground/ply-tree"; console.log(PlyTree.name);';
  assert.deepEqual(await inNode(source), ["PlyTree"]);
});

/** The names in the first column of the table that begins with these words. @param {string} text @param {string} head */
const column = (text, head) =>
  text
    .slice(text.indexOf(`\n| ${head} |`))
    .split("\n\n")[0]
    .split("\n")
    .slice(3)
    .flatMap((row) => Array.from(row.split(" | ")[0].matchAll(/`([\w-]+)`/g), ([, name]) => name));

test("its manifest has all events, parts and custom properties that are documented", async () => {
  const manifest = JSON.parse(await readFile(join(pkg, "custom-elements.json"), "utf8"));
  const [{ events, cssParts, cssProperties }] = manifest.modules[0].declarations;
  const text = await readFile(new URL("../../docs/embedding.md", import.meta.url), "utf8");
  const names = (list) => new Set(list.map(({ name }) => name));
  assert.deepEqual(names(events), new Set(column(text, "event")));
  const named = column(text, "`::part(…)`");
  assert.ok(named.length > 30);
  for (const name of named) assert.ok(names(cssParts).has(name), name);
  const properties = new Set(text.match(/--ply-[\w-]+/g));
  for (const name of properties) assert.ok(names(cssProperties).has(name), name);
});

test("its manifest has all its attributes, properties and methods", async () => {
  const manifest = JSON.parse(await readFile(join(pkg, "custom-elements.json"), "utf8"));
  const [{ attributes, members }] = manifest.modules[0].declarations;
  const names = (list) => list.map(({ name }) => name).sort();
  const observed = PlyBoard.observedAttributes.filter((name) => !name.startsWith("data-"));
  assert.deepEqual(names(attributes), [...observed, "lang"].sort());
  const own = Object.getOwnPropertyNames(PlyBoard.prototype).filter((name) => !/Callback$|^constructor$/.test(name));
  assert.deepEqual(names(members), own.sort());
  const [tree] = manifest.modules[1].declarations;
  assert.deepEqual(names(tree.attributes), [...PlyTree.observedAttributes].sort());
  const [set] = manifest.modules[2].declarations;
  assert.deepEqual(names(set.attributes), [...PlySet.observedAttributes].sort());
});
