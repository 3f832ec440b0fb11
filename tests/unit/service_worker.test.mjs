// The service worker of the finished site: which answers of a server it keeps. Server, caches and events are played by the test.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import vm from "node:vm";
import { inRepository } from "../e2e/repository.mjs";

const SITE = "https://ply.example/app/";
const { names } = JSON.parse(await readFile(inRepository("target/site.json"), "utf8"));
const source = await readFile(inRepository("dist/sw.js"), "utf8");
const TYPES = { html: "text/html", js: "text/javascript", wasm: "application/wasm" };

/** A browser with the worker, and a server that serves the finished site except for some files. */
function makeBrowser() {
  const listeners = new Map();
  /** What the server sends in place of files, by name. @type {Map<string, Uint8Array>} */
  const wrong = new Map();
  /** The browser's own cache, which keeps names with a hash. @type {Map<string, Uint8Array>} */
  const own = new Map();
  /** The caches of workers: the files by address. @type {Map<string, Map<string, Uint8Array>>} */
  const stores = new Map();
  const answer = (name, bytes) =>
    new Response(bytes, { headers: { "Content-Type": TYPES[name.split(".").pop()] ?? "application/octet-stream" } });
  const nameOf = (url) => new URL(url, SITE).href.slice(SITE.length) || "index.html";
  const read = async (name) => wrong.get(name) ?? new Uint8Array(await readFile(inRepository(`dist/${name}`)));

  async function fetch(request, { cache = "default" } = {}) {
    const name = nameOf(request.url ?? request);
    const isHashed = name.startsWith("pkg/");
    const bytes = (isHashed && cache === "default" && own.get(name)) || (await read(name));
    if (isHashed) own.set(name, bytes);
    return answer(name, bytes);
  }
  const caches = {
    keys: async () => [...stores.keys()],
    async open(key) {
      const store = stores.get(key) ?? new Map();
      stores.set(key, store);
      return {
        put: async (url, response) => void store.set(nameOf(url), new Uint8Array(await response.arrayBuffer())),
        keys: async () => [...store.keys()].map((name) => ({ url: SITE + name })),
      };
    },
    match: async (url, { cacheName }) => {
      const bytes = stores.get(cacheName)?.get(nameOf(url));
      return bytes && answer(nameOf(url), bytes);
    },
  };
  const self = {
    registration: { scope: SITE },
    addEventListener: (type, listener) => listeners.set(type, listener),
  };
  const given = { URL, Response, Uint8Array, crypto, setTimeout, clearTimeout };
  vm.runInNewContext(source, { self, location: new URL(SITE), fetch, caches, ...given });

  /** Has the worker hear an event, and do all that follows. */
  async function hear(type, event = {}) {
    const tasks = [];
    let response;
    listeners.get(type)({
      ...event,
      waitUntil: (task) => tasks.push(task),
      respondWith: (answer) => (response = answer),
    });
    const answered = await response;
    for (const task of tasks) await task;
    return answered && new Uint8Array(await answered.arrayBuffer());
  }
  return {
    stores,
    kept: (name) => [...stores.values()].find((store) => store.has(name))?.get(name),
    install: () => hear("install"),
    ask: (name) => hear("fetch", { request: { method: "GET", mode: "cors", url: SITE + name } }),
    /** Has the server send half of a file. */
    async cut(name) {
      const bytes = await read(name);
      wrong.set(name, bytes.slice(0, bytes.length / 2));
    },
    repair: () => wrong.clear(),
  };
}

const whole = async (name) => new Uint8Array(await readFile(inRepository(`dist/${name}`)));

for (const name of ["index.html", names["pkg/distances_bg.wasm"], names["main.js"]])
  test(`a build whose ${name.replace(/-\w+\./, ".")} arrives cut off is accepted only once it is whole`, async () => {
    const { install, cut, repair, kept } = makeBrowser();
    await cut(name);
    await assert.rejects(install(), { message: `${name} is not what it is in this build` });
    assert.equal(kept(name), undefined);
    repair();
    await install();
    assert.deepEqual(kept(name), await whole(name));
  });

test("a file that arrives cut off at a page is not kept, and is whole when the page asks again later", async () => {
  const { ask, cut, repair, kept } = makeBrowser();
  const name = names["pkg/loa_bg.wasm"];
  await cut(name);
  assert.notDeepEqual(await ask(name), await whole(name));
  assert.equal(kept(name), undefined);
  repair();
  // The browser's own cache answers.
  assert.notDeepEqual(await ask(name), await whole(name));
  assert.deepEqual(await ask(name), await whole(name));
  assert.deepEqual(kept(name), await whole(name));
});

test("what an earlier build kept damaged is not taken over", async () => {
  const { stores, ask, kept } = makeBrowser();
  const name = names["pkg/loa_bg.wasm"];
  const damaged = new Map([[name, (await whole(name)).slice(0, 99)]]);
  stores.set("plyground-00000000/app/", damaged);
  assert.deepEqual(await ask(name), await whole(name));
  damaged.clear();
  assert.deepEqual(kept(name), await whole(name));
});
