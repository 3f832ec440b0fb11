// The service worker. The play page works without a network from the first visit on, everything else
// once it was used. A new version waits until a page says that the visitor takes it.

import { build } from "./app/files.js";
import { late, shell } from "./app/precache.js";

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const { pathname: base } = new URL(worker.registration.scope);
const known = new Set([...shell, ...late]);
/** A name with a hash means the same bytes for ever, in whatever build. */
const HASHED = /-(?:[0-9a-f]{8}|[A-Z2-7]{8})\.\w+$/;
/** Several sites may share an origin, and so its caches. @param {string} build */
const cacheOf = (build) => `plyground-${build}${base}`;
const buildOf = (/** @type {string} */ cache) => /^plyground-([0-9a-f]{8})\//.exec(cache)?.[1] ?? "";
const siteCaches = async () => (await caches.keys()).filter((cache) => cache === cacheOf(buildOf(cache)));
/** Where a file is kept, and fetched from: a host may send “index.html” elsewhere. @param {string} name */
const address = (name) => base + name.replace(/(^|\/)index\.html$/, "$1");

/** The file of the site that is meant, if it is one to keep. @param {string} url @param {boolean} isPage */
function nameOf(url, isPage) {
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin || !pathname.startsWith(base)) return undefined;
  const path = pathname.slice(base.length);
  // Some hosts leave out what can be left out.
  if (isPage) return [path, `${path}index.html`, `${path}.html`].find((name) => name.endsWith(".html") && known.has(name));
  return known.has(path) || HASHED.test(path) ? path : undefined;
}

/** @param {string} name */
async function find(name) {
  const places = HASHED.test(name) ? await siteCaches() : [cacheOf(build)];
  const hits = await Promise.all(places.map((cacheName) => caches.match(address(name), { cacheName, ignoreVary: true })));
  return hits.find((hit) => hit);
}

/** Keeps a file, unless it is of another build: where the name does not tell, the text does. @param {string} name @param {Response} response */
async function keep(name, response) {
  const tells = !HASHED.test(name) && /\.(?:html|js)$/.test(name);
  const belongs = response.ok && !response.redirected && (!tells || (await response.clone().text()).includes(build));
  if (!belongs) throw new Error(`${name} is not what this build has under that name`);
  await (await caches.open(cacheOf(build))).put(address(name), response);
}

/** Keeps this build and the one before, of which pages may be open. */
async function takeOver() {
  const book = await caches.open("plyground-builds");
  const before = /** @type {string[]} */ ((await (await book.match(base))?.json()) ?? []);
  const builds = [build, ...before.filter((other) => other !== build)].slice(0, 2);
  await book.put(base, Response.json(builds));
  const old = (await siteCaches()).filter((cache) => !builds.includes(buildOf(cache)));
  await Promise.all(old.map((cache) => caches.delete(cache)));
  await worker.clients.claim();
}

/** What the browser has under a name without a hash may be of the build before. @param {string} name */
const fetchFresh = (name) => fetch(address(name), { cache: HASHED.test(name) ? "default" : "no-cache" });

worker.addEventListener("install", (event) => event.waitUntil(Promise.all(shell.map(async (name) => keep(name, await fetchFresh(name))))));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const name = method === "GET" ? nameOf(url, mode === "navigate") : undefined;
  if (name) event.respondWith(answer(event, name));
});
worker.addEventListener("message", (event) => {
  if (event.data === "update") return void worker.skipWaiting();
  event.waitUntil(Promise.allSettled(event.data.map(keepLoaded)));
});

/** @param {FetchEvent} event @param {string} name */
async function answer(event, name) {
  const kept = await find(name).catch(() => undefined);
  if (kept) return kept;
  const response = await fetch(event.request);
  // Where the disk is full or the file of another build, it is fetched again next time.
  if (known.has(name)) event.waitUntil(keep(name, response.clone()).catch(() => undefined));
  return response;
}

/** Keeps what a page had loaded before this worker was there. @param {{ url: string, isPage: boolean }} loaded */
async function keepLoaded({ url, isPage }) {
  const name = nameOf(url, isPage);
  if (name && late.includes(name) && !(await find(name))) await keep(name, await fetch(url));
}
