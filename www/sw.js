// The service worker. The play page works without a network from the first visit on, everything else
// once it was used. A new version waits until the page is told to take it.

import { build } from "./app/files.js";
import { late, shell } from "./app/precache.js";

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const { pathname: base } = new URL(worker.registration.scope);
// Several sites may share an origin, and so its caches.
const cacheOf = (/** @type {string} */ build) => `plyground-${build}${base}`;
const ours = cacheOf(build);
const known = new Set([...shell, ...late]);
/** A name with a hash means the same bytes for ever, in whatever build. */
const HASHED = /-(?:[0-9a-f]{8}|[A-Z2-7]{8})\.\w+$/;

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

/** The build that a cache of this site belongs to. @param {string} cache */
function buildOf(cache) {
  const build = cache.slice("plyground-".length).slice(0, 8);
  return cache === cacheOf(build) ? build : undefined;
}

/** @param {string} name */
async function find(name) {
  const places = HASHED.test(name) ? (await caches.keys()).filter(buildOf) : [ours];
  for (const cacheName of places) {
    const hit = await caches.match(address(name), { cacheName, ignoreVary: true });
    if (hit) return hit;
  }
  return undefined;
}

/** Keeps a file, unless it is of another build: where the name does not tell, the text does. @param {string} name @param {Response} response */
async function keep(name, response) {
  const isMarked = !HASHED.test(name) && /\.(?:html|js)$/.test(name);
  const belongs = response.ok && !response.redirected && (!isMarked || (await response.clone().text()).includes(build));
  if (!belongs) throw new Error(`${name} is not what this build has under that name`);
  await (await caches.open(ours)).put(address(name), response);
}

/** Keeps this build and the one before, of which pages may be open; other caches are not ours. */
async function takeOver() {
  const book = await caches.open("plyground-builds");
  const last = await book.match(base);
  const builds = [build, ...(last ? /** @type {string[]} */ (await last.json()) : []).filter((other) => other !== build)].slice(0, 2);
  await book.put(base, Response.json(builds));
  const old = (await caches.keys()).filter((key) => !builds.includes(buildOf(key) ?? build));
  await Promise.all(old.map((key) => caches.delete(key)));
  await worker.clients.claim();
}

worker.addEventListener("install", (event) => {
  // What a page already has from this address is asked for again: it may be of the build before.
  const fetchNow = (/** @type {string} */ name) => fetch(address(name), { cache: HASHED.test(name) ? "default" : "no-cache" });
  event.waitUntil(Promise.all(shell.map(async (name) => keep(name, await fetchNow(name)))));
});

worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));

worker.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const name = method === "GET" ? nameOf(url, mode === "navigate") : undefined;
  if (name === undefined) return;
  const answer = async () => {
    const kept = await find(name).catch(() => undefined);
    if (kept) return kept;
    const response = await fetch(event.request);
    // A full disk, or a file of another build: it is fetched again next time.
    if (known.has(name)) event.waitUntil(keep(name, response.clone()).catch(() => undefined));
    return response;
  };
  event.respondWith(answer());
});

worker.addEventListener("message", (event) => {
  if (event.data === "update") return void worker.skipWaiting();
  // What a page loaded before this worker was there.
  const { page, files } = /** @type {{ page: string, files: string[] }} */ (event.data);
  const keepLoaded = async (/** @type {string} */ url) => {
    const name = nameOf(url, url === page);
    if (name && late.includes(name) && !(await find(name))) await keep(name, await fetch(url));
  };
  event.waitUntil(Promise.allSettled([page, ...files].map(keepLoaded)));
});
