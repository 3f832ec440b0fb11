// The blocks of HTML and JavaScript in the documents: boards have attributes that exist and values that are read, other
// elements name files of the site, and scripts run. `tests/whole/documents.rs` has the other languages.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { parseFragment } from "parse5";
import { newProverModule } from "../../pkg/provers.js";
import { PlyBoard } from "../../www/ply-board.js";
import { PlySet } from "../../www/ply-set.js";
import { PlyTree } from "../../www/ply-tree.js";
import { parseSet } from "../../www/set/link.js";
import { proverFile } from "../../www/site/match_games.js";
import { parseSearch } from "../../www/tree/link.js";
import { inRepository } from "../e2e/repository.mjs";
import { readBoard } from "./embedded.mjs";

const docs = (await readdir(inRepository("docs"))).filter((name) => name.endsWith(".md"));
const names = ["README.md", ...docs.map((name) => `docs/${name}`)];

/** The blocks of a language, with their documents. */
async function blocksOf(language) {
  const fence = new RegExp(`^( *)\`\`\`${language}\\n(.*?)^ *\`\`\`$`, "gms");
  const texts = names.map(async (name) => [name, await readFile(inRepository(name), "utf8")]);
  return (await Promise.all(texts)).flatMap(([name, text]) =>
    Array.from(text.matchAll(fence), ([, , source]) => ({ name, source })),
  );
}

/** The page or script of the site that an address names, and its query. @param {string} address */
function partsOf(address) {
  const url = new URL(address.replace(/^SITE\//, "https://site.invalid/"));
  assert.equal(url.host, "site.invalid", address);
  const [name, query] = [url.pathname.slice(1).replace(/^v\/\d+\.\d+\.\d+\//, ""), url.searchParams];
  return { file: name.replace(/(^|\/)$/, "$1index.html"), query };
}

/** What the elements of a block must be, by name. */
const ELEMENTS = {
  "ply-board"(attributes) {
    for (const name of attributes.keys()) assert.ok(PlyBoard.observedAttributes.includes(name), name);
    readBoard(attributes);
  },
  "ply-tree"(attributes) {
    for (const name of attributes.keys()) assert.ok(PlyTree.observedAttributes.includes(name), name);
  },
  "ply-set"(attributes) {
    for (const name of attributes.keys()) assert.ok(PlySet.observedAttributes.includes(name), name);
    assert.deepEqual(parseSet(`?${attributes.get("set")}`).ignored, []);
  },
  async iframe(attributes) {
    const { file, query } = partsOf(attributes.get("src"));
    if (file === "learn.html") return assert.ok(query.has("frame"));
    if (file === "tree.html") return assert.deepEqual(parseSearch(`?${query}`).ignored, []);
    assert.equal(file, "embed/index.html");
    readBoard(new Map(query));
  },
  async script(attributes) {
    const { file } = partsOf(attributes.get("src"));
    await readFile(inRepository(`www/${file}`));
    assert.ok(attributes.get("type") === "module" && (!attributes.has("integrity") || attributes.has("crossorigin")));
  },
  async a(attributes) {
    await readFile(inRepository(`www/${partsOf(attributes.get("href")).file}`));
  },
};

for (const { name, source } of await blocksOf("html"))
  test(`${name}: ${source.split("\n", 1)[0]}`, async () => {
    const elements = (node) => (node.childNodes ?? []).flatMap((its) => (its.tagName ? [its, ...elements(its)] : []));
    const found = elements(parseFragment(source));
    assert.ok(found.length);
    for (const { tagName, attrs } of found)
      await ELEMENTS[tagName](new Map(attrs.map(({ name, value }) => [name, value])));
  });

/** Runs the scripts of the documents that have some. */
const RUNS = {
  "docs/embedding.md"(source) {
    let hear;
    const frame = { contentWindow: {}, height: "522" };
    runInNewContext(source, { frame, addEventListener: (_, listener) => (hear = listener) });
    hear({ data: { type: "plyground-height", height: 400 }, source: {} });
    assert.equal(frame.height, "522");
    hear({ data: { type: "plyground-height", height: 400 }, source: frame.contentWindow });
    assert.equal(frame.height, 400);
  },
  async "docs/hosting.md"(source) {
    const kept = new Set(["plyground-0123abcd/", "plyground-builds", "another"]);
    const caches = { keys: async () => [...kept], delete: async (name) => kept.delete(name) };
    const done = [];
    const self = {
      addEventListener: (type, listener) => listener({ type, waitUntil: (work) => done.push(work) }),
      skipWaiting: () => done.push("skipped"),
      registration: { unregister: () => done.push("unregistered") },
    };
    runInNewContext(source, { self, caches });
    await Promise.all(done);
    assert.deepEqual([...kept], ["another"]);
    assert.deepEqual([done[0], done[2]], ["skipped", "unregistered"]);
  },
  async "docs/problems.md"(source) {
    const { initSync, Problems, Attempt } = newProverModule();
    initSync({ module: await readFile(inRepository(proverFile("loa"))) });
    const { verdict, left } = runInNewContext(source, { Problems, Attempt });
    assert.ok(
      source.includes(`{ verdict: "${verdict}", reply: […], position: …, left: ${left} }`),
      `${verdict} ${left}`,
    );
  },
};

test("every document with scripts runs them", async () => {
  const blocks = await blocksOf("js");
  assert.deepEqual(blocks.map(({ name }) => name).sort(), Object.keys(RUNS));
  for (const { name, source } of blocks) await RUNS[name](source);
});
