// The service worker. The play page works offline after the first visit, everything else once it was used or once
// pages had time to have it saved. A new version waits until the visitor accepts it.
import { build } from "./site/files.js";
import { late, shell } from "./site/precache.js";
import { keepTable, tableCache } from "./site/table_cache.js";

/** @typedef {import("./site/precache.js").Kept} Kept */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const { pathname: base } = new URL(worker.registration.scope);
const known = new Set([...shell, ...late]);
/** A name with a hash stands for the same bytes forever, in any build. */
const HASHED = /-(?:[0-9a-f]{8}|[A-Z2-7]{8})\.\w+$/;
/** Several sites may share an origin, and so its caches. @param {string} build */
const cacheOf = (build) => `plyground-${build}${base}`;
const buildOf = (/** @type {string} */ cache) => /^plyground-([0-9a-f]{8})\//.exec(cache)?.[1] ?? "";
const siteCaches = async () => (await caches.keys()).filter((cache) => cache === cacheOf(buildOf(cache)));
/** Pages cache the table themselves, after verifying it. */
const isTable = (/** @type {string} */ name) => name.endsWith(".dtw");
/** The address under which a file is cached and fetched: a host may redirect “index.html”. @param {string} name */
const address = (name) => base + name.replace(/(^|\/)index\.html$/, "$1");

/** The file of the site for an address, if it should be cached. @param {string} url @param {boolean} isPage */
function nameOf(url, isPage) {
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin || !pathname.startsWith(base)) return undefined;
  const path = pathname.slice(base.length);
  // Some hosts omit optional parts of addresses.
  if (isPage)
    return [path, `${path}index.html`, `${path}.html`].find((name) => name.endsWith(".html") && known.has(name));
  return known.has(path) || HASHED.test(path) ? path : undefined;
}

/** @param {string} name */
async function find(name) {
  const places = HASHED.test(name) ? await siteCaches() : [cacheOf(build)];
  return (
    await Promise.all(places.map((cacheName) => caches.match(address(name), { cacheName, ignoreVary: true })))
  ).find(Boolean);
}

/**
 * Caches a file, unless it belongs to another build, or is the page that some hosts send for missing files.
 * @param {string} name
 * @param {Response} response
 */
async function keep(name, response) {
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
  // If the name does not identify the build, the text does.
  const isOurs = HASHED.test(name) || !/\.(?:html|js)$/.test(name) || (await response.clone().text()).includes(build);
  if (!response.ok || response.redirected || isPage !== name.endsWith(".html") || !isOurs)
    throw new Error(`${name} is not what it is in this build`);
  if (isTable(name)) await keepTable(address(name), response);
  else await (await caches.open(cacheOf(build))).put(address(name), response);
}

/** Keeps the caches of this build and the previous one, which open pages may use. */
async function takeOver() {
  const book = await caches.open("plyground-builds");
  const before = /** @type {string[]} */ ((await (await book.match(base))?.json()) ?? []);
  const builds = [build, ...before.filter((other) => other !== build)].slice(0, 2);
  await book.put(base, Response.json(builds));
  for (const cache of await siteCaches()) if (!builds.includes(buildOf(cache))) await caches.delete(cache);
  await worker.clients.claim();
}

/**
 * Fetches a file. Under a name without a hash, the browser's own cache may hold the previous build.
 * @param {string} name
 * @param {RequestPriority} [priority]
 */
const fetchFresh = (name, priority) =>
  fetch(address(name), { cache: HASHED.test(name) ? "default" : "no-cache", priority });

worker.addEventListener("install", (event) =>
  event.waitUntil(Promise.all(shell.map(async (name) => keep(name, await fetchFresh(name))))),
);
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("fetch", (event) => {
  const name = event.request.method === "GET" && nameOf(event.request.url, event.request.mode === "navigate");
  if (name && !isTable(name)) event.respondWith(answer(event, name));
});
worker.addEventListener("message", (event) => {
  const { data, ports } = event;
  if (data === "update") return void worker.skipWaiting();
  if (Array.isArray(data)) event.waitUntil(Promise.allSettled(data.map(keepLoaded)));
  else
    event.waitUntil(
      keepNext(data.from)
        .catch(() => ({}))
        .then((kept) => ports[0].postMessage(kept)),
    );
});

/** Answers from the cache, or caches the answer. @param {FetchEvent} event @param {string} name */
async function answer(event, name) {
  const hit = await find(name).catch(() => undefined);
  const response = hit ?? (await fetch(event.request));
  // If the disk is full or the file belongs to another build, it is fetched again next time.
  if (!hit && known.has(name)) event.waitUntil(keep(name, response.clone()).catch(() => undefined));
  return response;
}

/** Caches a file that a page loaded before this worker was active. @param {{ url: string, isPage: boolean }} loaded */
async function keepLoaded({ url, isPage }) {
  const name = nameOf(url, isPage);
  if (name && late.includes(name) && !(await find(name))) await keep(name, await fetch(url));
}

/** The names of the files cached for this build. */
async function namesKept() {
  const all = [await caches.open(cacheOf(build)), await tableCache()].map(async (cache) => (await cache?.keys()) ?? []);
  return new Set((await Promise.all(all)).flat().map(({ url }) => new URL(url).pathname));
}

/**
 * Caches the next missing file of the other pages, from an index in the list on. Throws when offline or if the disk
 * is full.
 * @param {number} from
 * @returns {Promise<Kept>}
 */
async function keepNext(from) {
  const names = await namesKept();
  const isKept = (/** @type {string} */ name) => names.has(address(name));
  const at = late.findIndex((name, at) => at >= from && !isKept(name));
  if (at < 0) return { isWhole: late.every(isKept) };
  const response = (await find(late[at])) ?? (await fetchFresh(late[at], "low"));
  // A file of another build: the worker of that build will follow.
  if (response.ok) await keep(late[at], response);
  return { next: at + 1 };
}
