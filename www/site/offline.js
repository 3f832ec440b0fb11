// Saves the site for offline use, and offers new versions of it.

import { site } from "./boot.js";
import { build } from "./build.js";
import { learnWords, words } from "./offline_words.js";

const HOUR = 3_600_000; // milliseconds between two checks for a new version

/**
 * Once the page has loaded, starts the service worker of the finished site; once the page is ready, asks it to save
 * all other pages.
 * @param {(apply: () => void) => void} onUpdate  Is told about a new version; `apply` switches to it and reloads the
 *   page.
 * @param {Promise<unknown>} ready
 */
export function keepOffline(onUpdate, ready) {
  const { serviceWorker } = navigator;
  if (build === "development" || window.top !== window || !serviceWorker) return;
  // If storage is forbidden or there is no network, the page is simply not saved: no message is needed.
  const begin = async () => {
    await register(serviceWorker, onUpdate);
    await ready;
    await (await import("./keep_rest.js")).keepRest(serviceWorker);
  };
  // Safari has no idle callbacks.
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(() => void begin().catch(() => undefined));
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}

/** @param {ServiceWorkerContainer} serviceWorker @param {(apply: () => void) => void} onUpdate */
async function register(serviceWorker, onUpdate) {
  if (!serviceWorker.controller)
    serviceWorker.addEventListener("controllerchange", () => tellLoaded(serviceWorker), { once: true });
  const registration = await serviceWorker.register(new URL("sw.js", site.base));

  const apply = () => {
    // If none is waiting, another tab has already switched to it.
    if (!registration.waiting) return location.reload();
    serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    registration.waiting.postMessage("update");
  };
  if (registration.waiting) onUpdate(apply);
  const hear = () => {
    const found = registration.installing;
    found?.addEventListener("statechange", () => {
      // The first version replaces nothing.
      if (found.state === "installed" && registration.active) onUpdate(apply);
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
 * Also saves what the page loaded before the service worker was ready.
 * @param {ServiceWorkerContainer} serviceWorker
 */
function tellLoaded({ controller }) {
  const files = performance.getEntriesByType("resource").map(({ name }) => ({ url: name, isPage: false }));
  controller?.postMessage([{ url: location.href, isPage: true }, ...files]);
}

/** Shows a message at the top of the page that there is a new version. @param {() => void} apply */
export async function offerUpdate(apply) {
  const offer =
    document.getElementById("update") ??
    Object.assign(document.createElement("p"), { id: "update", className: "update" });
  offer.setAttribute("role", "status");
  document.querySelector("main")?.prepend(offer);
  // Even without the German words, offer the update, which may bring them back.
  await learnWords().catch(() => undefined);
  // A screen reader announces only changes in an element that already exists.
  await new Promise(requestAnimationFrame);
  const button = Object.assign(document.createElement("button"), { type: "button", textContent: words.apply });
  button.addEventListener("click", apply);
  offer.replaceChildren(`${words.update} `, button);
}
