// Keeps the site for use without a network, and offers new versions of it.

import { site } from "./boot.js";
import { build } from "./files.js";
import { learnWords, words } from "./offline_words.js";

const HOUR = 3_600_000; // milliseconds between two looks for a new version

/**
 * Once the page has loaded, starts the service worker of the finished site; once the page is ready, has it keep all
 * others.
 * @param {(apply: () => void) => void} onUpdate  Hears of a new version; `apply` changes to it and loads the page
 *   again.
 * @param {Promise<unknown>} ready
 */
export function keepOffline(onUpdate, ready) {
  const { serviceWorker } = navigator;
  if (build === "development" || window.top !== window || !serviceWorker) return;
  // Where storage is forbidden or the network is gone, the page is merely not kept: nothing to say.
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
    // Without one waiting, another tab has already changed to it.
    if (!registration.waiting) return location.reload();
    serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    registration.waiting.postMessage("update");
  };
  if (registration.waiting) onUpdate(apply);
  const hear = () => {
    const found = registration.installing;
    found?.addEventListener("statechange", () => {
      // The first of all has nothing to replace.
      if (found.state === "installed" && registration.active) onUpdate(apply);
    });
  };
  hear();
  registration.addEventListener("updatefound", hear);

  let checked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - checked < HOUR) return;
    checked = Date.now();
    registration.update().catch(() => undefined); // Off the network: later, then.
  });
}

/**
 * What the page loaded before the service worker was there is kept as well.
 * @param {ServiceWorkerContainer} serviceWorker
 */
function tellLoaded({ controller }) {
  const files = performance.getEntriesByType("resource").map(({ name }) => ({ url: name, isPage: false }));
  controller?.postMessage([{ url: location.href, isPage: true }, ...files]);
}

/** Says at the top of the page that there is a new version. @param {() => void} apply */
export async function offerUpdate(apply) {
  const offer =
    document.getElementById("update") ??
    Object.assign(document.createElement("p"), { id: "update", className: "update" });
  offer.setAttribute("role", "status");
  document.querySelector("main")?.prepend(offer);
  // A page that lacks its German words still offers what may bring them back.
  await learnWords().catch(() => undefined);
  // A screen reader hears only what changes in an element that it knows.
  await new Promise(requestAnimationFrame);
  const button = Object.assign(document.createElement("button"), { type: "button", textContent: words.apply });
  button.addEventListener("click", apply);
  offer.replaceChildren(`${words.update} `, button);
}
