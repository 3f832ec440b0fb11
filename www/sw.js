// The service worker. The play page works offline after the first visit, everything else once it was used or once
// pages had time to have it saved. A new version waits until the visitor accepts it.
import { build } from "./site/build.js";
import { late, shell } from "./site/precache.js";
import { inTime } from "./site/database.js";

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const { pathname: base } = new URL(worker.registration.scope);
const digests = { ...shell, ...late };
const isKnown = (/** @type {string} */ name) => Object.hasOwn(digests, name);
const lateNames = Object.keys(late);
/** Names in this folder contain a hash: they stand for the same bytes forever, in any build. @param {string} name */
const isHashed = (name) => name.startsWith("pkg/");
/** Several sites may share an origin, and so its caches. @param {string} build */
const cacheOf = (build) => `plyground-${build}${base}`;
const buildOf = (/** @type {string} */ cache) => /^plyground-([0-9a-f]{8})\//.exec(cache)?.[1] ?? "";
const siteCaches = async () => (await caches.keys()).filter((cache) => cache === cacheOf(buildOf(cache)));
/** The address under which a file is cached and fetched: a host may redirect “index.html”. @param {string} name */
const address = (name) => base + name.replace(/(^|\/)index\.html$/, "$1");

/** The file of the site for an address, if it should be cached. @param {string} url @param {boolean} isPage */
function nameOf(url, isPage) {
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin || !pathname.startsWith(base)) return undefined;
  const path = pathname.slice(base.length);
  // Some hosts omit optional parts of addresses.
  if (isPage)
    return [path, `${path}index.html`, `${path}.html`].find((name) => name.endsWith(".html") && isKnown(name));
  return isKnown(path) || isHashed(path) ? path : undefined;
}

/** @param {string} name */
async function find(name) {
  const own = cacheOf(build);
  const match = (/** @type {string} */ cacheName) => caches.match(address(name), { cacheName, ignoreVary: true });
  const kept = await match(own);
  if (kept || !isHashed(name)) return kept;
  for (const other of await siteCaches()) {
    const response = other === own ? undefined : await match(other);
    // Workers of earlier builds did not check all that they kept.
    if (response && (await isRight(name, response))) return response;
  }
  return undefined;
}

/** The digest of an answer, as in the list of files. @param {Response} response */
async function digestOf(response) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  return Array.from(digest.subarray(0, 4), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Whether an answer is the file of this build, whole: not that of another build, not one that was cut off, and not the page
 * that some hosts send for missing files.
 * @param {string} name
 * @param {Response} response
 */
async function isRight(name, response) {
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
  if (!response.ok || response.redirected || isPage !== name.endsWith(".html")) return false;
  if (isHashed(name)) return !isKnown(name) || (await digestOf(response.clone())) === digests[name];
  if (!/\.(?:html|js)$/.test(name)) return true;
  // Pages, and the scripts whose names have no hash, contain their build: the scripts at their end.
  const text = await response.clone().text();
  return text.includes(build) && (!isPage || text.includes("</html>"));
}

/** Caches a file that is right. @param {string} name @param {Response} response */
async function keep(name, response) {
  await (await caches.open(cacheOf(build))).put(address(name), response);
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
 * Fetches a file of this build; returns nothing if the server does not have it. The browser's own cache may hold the
 * previous build of a name without a hash, and for a year what arrived damaged under a name with one.
 * @param {string} name
 * @param {RequestPriority} [priority]
 */
async function fetchRight(name, priority) {
  for (const cache of /** @type {RequestCache[]} */ (isHashed(name) ? ["default", "reload"] : ["no-cache"])) {
    const response = await fetch(address(name), { cache, priority });
    if (await isRight(name, response)) return response;
    if (!response.ok) return undefined;
  }
  return undefined;
}

/** Fetches a file and caches it; throws if the server does not have it. @param {string} name */
async function fetchAndKeep(name) {
  const response = await fetchRight(name);
  if (!response) throw new Error(`${name} is not what it is in this build`);
  await keep(name, response);
}

worker.addEventListener("install", (event) => event.waitUntil(Promise.all(Object.keys(shell).map(fetchAndKeep))));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("fetch", (event) => {
  const name = event.request.method === "GET" && nameOf(event.request.url, event.request.mode === "navigate");
  if (name) event.respondWith(answer(event, name));
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

/**
 * Answers from the cache, or caches the answer.
 * @param {FetchEvent} event
 * @param {string} name
 */
async function answer(event, name) {
  const { request } = event;
  const finding = find(name).catch(() => undefined);
  const hit = await inTime(finding).catch(() => undefined);
  if (hit) return hit;
  // Without a network there is time to wait for the cache.
  const response = await fetch(request).catch(async (error) => (await finding) ?? Promise.reject(error));
  if (isKnown(name)) event.waitUntil(keepAnswer(name, response.clone()).catch(() => undefined));
  return response;
}

/** Caches an answer that is right; if the disk is full, it is fetched again next time. @param {string} name @param {Response} response */
async function keepAnswer(name, response) {
  if (await isRight(name, response)) return keep(name, response);
  // The page has to do with a damaged file, but when it is loaded again the file should be right.
  const whole = isHashed(name) && response.ok ? await fetchRight(name) : undefined;
  if (whole) await keep(name, whole);
}

/** Caches a file that a page loaded before this worker was active. @param {{ url: string, isPage: boolean }} loaded */
async function keepLoaded({ url, isPage }) {
  const name = nameOf(url, isPage);
  if (!name || !lateNames.includes(name) || (await find(name))) return;
  const response = await fetchRight(name);
  if (response) await keep(name, response);
}

/** The names of the files cached for this build. */
async function namesKept() {
  const kept = await (await caches.open(cacheOf(build))).keys();
  return new Set(kept.map(({ url }) => new URL(url).pathname));
}

/** The names that were cached when a page began to ask for the rest. @type {Set<string> | undefined} */
let listed;

/**
 * Caches the next missing file of the other pages, from an index in the list on. Throws when offline or if the disk
 * is full.
 * @param {number} from
 * @returns {Promise<import("./site/precache.js").SavedFiles>}
 */
async function keepNext(from) {
  // Listing takes longer than caching a file, so it is done at the beginning and at the end.
  if (from === 0 || !listed) listed = await namesKept();
  const names = listed;
  const at = lateNames.findIndex((name, at) => at >= from && !names.has(address(name)));
  if (at < 0) {
    const all = await namesKept();
    return { isWhole: lateNames.every((name) => all.has(address(name))) };
  }
  const name = lateNames[at];
  const response = (await find(name)) ?? (await fetchRight(name, "low"));
  // If the server has none, it may have the file of another build: the worker of that build will follow.
  if (response) await keep(name, response);
  return { next: at + 1 };
}
