// Saves the site for offline use, and offers new versions of it.

import { workDone } from "./busy.js";
import { inLanguage } from "./language.js";

const HOUR = 3_600_000; // milliseconds between two checks for a new version

/** The texts are here rather than in the words of a page, because the German words may be the missing file. */
const WORDS = {
  en: { update: "A new version of Plyground is here.", apply: "Load it now" },
  de: { update: "Eine neue Version von Plyground ist da.", apply: "Jetzt laden" },
};

/**
 * Starts the service worker of the finished site; once the page is ready, asks it to save all other pages.
 * @param {string} base  The site's address.
 * @param {Promise<unknown>} ready
 */
export async function keepOffline(base, ready) {
  const { serviceWorker } = navigator;
  await register(serviceWorker, base, (apply) => void offerUpdate(apply));
  await ready;
  await keepRest(serviceWorker);
}

/**
 * @param {ServiceWorkerContainer} serviceWorker
 * @param {string} base
 * @param {(apply: () => void) => void} onUpdate  Called for a new version; `apply` switches to it and reloads the page.
 */
async function register(serviceWorker, base, onUpdate) {
  if (!serviceWorker.controller)
    serviceWorker.addEventListener("controllerchange", () => tellLoaded(serviceWorker), { once: true });
  const registration = await serviceWorker.register(new URL("sw.js", base));

  const apply = () => {
    // If none is waiting, another tab has already switched to it.
    if (!registration.waiting) return location.reload();
    serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    registration.waiting.postMessage("update");
  };
  if (registration.waiting) onUpdate(apply);
  const hear = () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      // The first version replaces nothing.
      if (worker.state === "installed" && registration.active) onUpdate(apply);
    });
  };
  hear();
  registration.addEventListener("updatefound", hear);

  let checked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - checked < HOUR) return;
    checked = Date.now();
    registration.update().catch(() => undefined); // Offline: try again later.
  });
}

/**
 * Also saves the files that the page loaded before the service worker was ready.
 * @param {ServiceWorkerContainer} serviceWorker
 */
function tellLoaded({ controller }) {
  const files = performance.getEntriesByType("resource").map(({ name }) => ({ url: name, isPage: false }));
  controller?.postMessage([{ url: location.href, isPage: true }, ...files]);
}

/** Shows a message at the top of the page that there is a new version. @param {() => void} apply */
async function offerUpdate(apply) {
  const offer =
    document.getElementById("update") ??
    Object.assign(document.createElement("p"), { id: "update", className: "update" });
  offer.setAttribute("role", "status");
  document.querySelector("main")?.prepend(offer);
  const words = inLanguage(WORDS);
  // A screen reader announces only changes in an element that already exists.
  await new Promise(requestAnimationFrame);
  const button = Object.assign(document.createElement("button"), { type: "button", textContent: words.apply });
  button.addEventListener("click", apply);
  offer.replaceChildren(`${words.update} `, button);
}

// Asks the service worker to save the rest of the site: one file at a time, while the page is idle.

const PATIENCE = 1_000; // milliseconds: a page that always draws is never idle

/** Whether the visitor wants to save data. */
const isSaving = () => {
  const { connection } = /** @type {{ connection?: { saveData?: boolean } }} */ (navigator);
  return connection?.saveData || matchMedia("(prefers-reduced-data: reduce)").matches;
};

/** Safari has no idle callbacks. */
const idle = () =>
  new Promise((go) =>
    "requestIdleCallback" in window ? requestIdleCallback(go, { timeout: PATIENCE }) : setTimeout(go),
  );

/**
 * Asks for the next file from an index in the list on.
 * @param {ServiceWorker} worker
 * @param {number} from
 * @returns {Promise<import("./precache.js").SavedFiles>}
 */
const keepNext = (worker, from) =>
  new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => go(data);
    worker.postMessage({ from }, [port2]);
  });

/**
 * If the page is closed before the end, a later visit continues. The page's root has the result in `data-kept`.
 * @param {ServiceWorkerContainer} serviceWorker
 */
export async function keepRest(serviceWorker) {
  const registration = await serviceWorker.ready;
  const { active } = registration;
  const { dataset } = document.documentElement;
  if (isSaving()) dataset.kept = "saving";
  if (!active || isSaving()) return;
  /** @type {import("./precache.js").SavedFiles} */
  let progress = { next: 0 };
  while (progress.next !== undefined) {
    await workDone();
    await idle();
    // The next version cannot take over from a worker that keeps getting requests, and the old version's files are
    // gone.
    if (registration.waiting || active.state === "redundant") break;
    progress = await keepNext(active, progress.next);
  }
  dataset.kept = progress.isWhole ? "whole" : "partly";
}
