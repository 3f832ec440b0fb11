// Starts each page of the site: compiles its engine, if it has one, sets its language, and saves it for offline use.

import { build } from "./build.js";
import { compile } from "./fetch_files.js";
import { inLanguage, language } from "./language.js";
import { isMissingPart, tellMissing } from "./load_errors.js";

/**
 * @param {object} page
 * @param {string} [page.module]  The module it uses.
 * @param {() => Promise<void>} page.speak  Sets the language, and draws everything that needs no engine.
 * @param {(compiled: WebAssembly.Module) => unknown} page.start  Gets the compiled module. Its result is awaited before other pages are saved.
 */
export function begin(page) {
  if (document.documentElement.classList.contains("framed")) {
    leadOut();
    void run(page);
  } else if (!refuseFrames()) saveWhenIdle(run(page));
}

/** Once the page has loaded, saves the site for offline use. @param {Promise<unknown>} ready  Other pages are saved after it. */
function saveWhenIdle(ready) {
  if (build === "development" || !navigator.serviceWorker) return;
  // If storage is forbidden or there is no network, the page is simply not saved: no message is needed.
  const save = () =>
    import("./offline.js").then(({ keepOffline }) => keepOffline(site.base, ready)).catch(() => undefined);
  // Safari has no idle callbacks.
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(() => void save());
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}

/** @param {Parameters<typeof begin>[0]} page */
async function run({ module, speak, start }) {
  document.documentElement.dataset.arrived = "";
  const none = /** @type {WebAssembly.Module} */ (/** @type {unknown} */ (undefined));
  const compiling = module === undefined ? Promise.resolve(none) : compile(site.base, module);
  const speaking = speak().finally(unveil);
  await Promise.allSettled([compiling, speaking]);
  try {
    await speaking;
    await start(await compiling);
    document.documentElement.dataset.begun = "";
  } catch (/** @type {any} */ error) {
    if (isMissingPart(error)) tellMissing();
    else await import("./trouble.js").then(({ showTrouble }) => showTrouble(error, language()), tellMissing);
  }
}

// Locates the site from one of its pages.

const { site: path = "./" } = document.documentElement.dataset;

/** @type {import("./service.js").Site} */
export const site = { base: new URL(path, document.baseURI).href };

// Prevents pages from being framed, because another site could hijack a visitor's clicks. Hosts can say so with a
// header; this is for hosts that cannot. (The pages in embed/ may be framed, and those with data-framed in their form for frames.)

const OPEN = { en: "Open Plyground", de: "Plyground öffnen" };

/** In a frame, replaces the page by a link that opens it on its own; returns whether it did. */
function refuseFrames() {
  if (window.top === window) return false;
  const link = Object.assign(document.createElement("a"), {
    href: location.href,
    target: "_blank",
    rel: "noopener",
    textContent: inLanguage(OPEN),
  });
  document.documentElement.lang = language();
  document.body.replaceChildren(link);
  return true;
}

/** In a frame, links to other pages open them outside of it, and one leads to the whole page. */
function leadOut() {
  const own = (/** @type {string} */ address) => address.split("#")[0];
  const whole = document.getElementById("whole");
  const keys = location.search.replace(/&?\bframe(?:=[^&]*)?(?=&|$)/, "");
  whole?.setAttribute("href", location.pathname + (keys === "?" ? "" : keys) + location.hash);
  addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest("a");
    if (link && own(link.href) !== own(location.href)) Object.assign(link, { target: "_blank", rel: "noopener" });
  });
}

// early.js hides the page until it has its language and its first picture.

/** Shows the page. */
const unveil = () => document.documentElement.classList.remove("undrawn");
