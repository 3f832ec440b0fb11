// Shared by the page tests: a browser and a site for all tests of a file, visits in fresh
// profiles, the looks a page must have, and the findings of axe-core.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, beforeEach } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { inspect } from "node:util";
import { PATIENCE, engine, freshPage, inRepository, launch, serve } from "./site.mjs";
import { visitor } from "./visitor.mjs";

export { thorough } from "./thorough.mjs";

/** The languages of a browser whose user reads German. */
export const GERMAN = ["de-DE", "de", "en"];
/** For tests that only Chromium and its driver allow. @param {string} what */
export const chromiumOnly = (what) => ({ skip: engine !== "chromium" && `only in Chromium ${what}` });

/**
 * A page in a fresh profile, its visitor, and the problems that the test does not know of yet.
 * @typedef {ReturnType<typeof visitor> & { page: import("puppeteer-core").Page, problems: string[] }} Visit
 *
 * @typedef {"nothing" | "used" | "all"} Keeps  Nothing, by default: service workers are off, because installing one
 *   takes a quarter of the time of a visit; only the files it used, because it asks to save data; or all.
 *
 * @typedef {object} How
 * @property {string[]} [languages]  the languages of the browser's user
 * @property {(page: import("puppeteer-core").Page) => unknown} [prepare]  is done before the address is opened
 * @property {RegExp} [forgives]  problems that the test makes itself
 * @property {Keeps} [keeps]  the files of the site that the browser keeps for later
 * @property {import("puppeteer-core").BrowserContext} [profile]  in place of a fresh one
 * @property {number} [chance]  the source of all draws, so that a game is the same, and as long, in every run
 */

/** The test under way, and how many visits it has made. */
const current = { name: "", visits: 0 };
beforeEach((context) => Object.assign(current, { name: /** @type {any} */ (context).name, visits: 0 }));

/** Every run draws other lots for each visit; those of a run that failed are drawn again by its SEED. */
function lots() {
  const hash = createHash("sha256").update(`${process.env.SEED} ${current.name} ${current.visits++}`);
  return hash.digest().readUInt32LE();
}

/**
 * Has a page draw by lots: others each time it is loaded, which it counts in the name of its window.
 * @param {import("puppeteer-core").Page} page @param {number} first
 */
const drawBy = (page, first) =>
  page.evaluateOnNewDocument((state) => {
    if (self === top) {
      const loads = Number(window.name);
      window.name = `${loads + 1}`;
      state ^= Math.imul(loads, 0x9e3779b1);
    }
    const draw = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) >>> 24;
    crypto.getRandomValues = (bytes) =>
      (
        /** @type {any} */ (bytes).forEach((_, at) => (bytes[at] = draw())), bytes
      );
    Math.random = () => (draw() * 256 + draw()) / 65_536;
  }, first);

/**
 * Opens an address in a fresh profile and acts there. Any problem that the test does not forgive fails it.
 * @param {import("puppeteer-core").Browser} browser
 * @param {string} url
 * @param {(visit: Visit) => unknown} act
 * @param {How} [how]
 */
export async function visitPage(browser, url, act, { languages, prepare, forgives, keeps, profile, chance } = {}) {
  const { page, problems, close } = await freshPage(browser, profile);
  try {
    await page.setViewport({ width: 1280, height: 900 });
    await drawBy(page, chance ?? lots());
    if (languages)
      await page.evaluateOnNewDocument(
        (languages) => Object.defineProperty(navigator, "languages", { get: () => languages }),
        languages,
      );
    if (keeps !== "all")
      await page.evaluateOnNewDocument((keeps) => {
        if (keeps === "used") Object.defineProperty(navigator, "connection", { value: { saveData: true } });
        else Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined });
      }, keeps);
    await prepare?.(page);
    await page.goto(url);
    await act({ page, problems, ...visitor(page) });
    assert.deepEqual(
      problems.filter((problem) => !forgives?.test(problem)),
      [],
    );
  } catch (error) {
    // The driver tells that it has waited in vain, but not what was there.
    if (error?.name === "TimeoutError") error.message += `\n${await shownIn(page)}`;
    throw error;
  } finally {
    await close();
  }
}

/** The texts of a page and its frames, boards included. @param {import("puppeteer-core").Page} page */
async function shownIn(page) {
  const read = () => {
    /** @type {(root: Document | ShadowRoot) => string[]} */
    const texts = (root) => [
      ...[...root.children].map((child) => /** @type {HTMLElement} */ (child).innerText ?? ""),
      ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot ? texts(shadowRoot) : [])),
    ];
    return `${location.href} says: ${texts(document).join("\n").replace(/\s+/g, " ")}`;
  };
  // A page may hang, which is then why.
  const silence = pause(5_000, "does not answer", { ref: false });
  const frames = page.frames().map((frame) => Promise.race([frame.evaluate(read), silence]).catch(String));
  return (await Promise.all(frames)).map((said) => said.slice(0, 2_000)).join("\n");
}

/**
 * Looks until what is seen fits, as long as any other wait.
 * @template Seen
 * @param {string} what  the awaited thing
 * @param {() => Seen | Promise<Seen>} look
 * @param {(seen: Seen) => boolean} fits
 */
export async function comes(what, look, fits) {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const seen = await look();
    if (fits(seen)) return seen;
    if (performance.now() > end) throw new Error(`${what} never came, but: ${inspect(seen)}`);
    await pause(10);
  }
}

/** Waits until a page has so many workers: the driver hears late of one that is ended. */
export const workersReach = (/** @type {import("puppeteer-core").Page} */ page, /** @type {number} */ count) =>
  comes(
    `${count} workers`,
    () => page.workers().map((worker) => worker.url()),
    ({ length }) => length === count,
  );

/** Has a page add up how much moves in it, in a global variable `moved`. @param {import("puppeteer-core").Page} page */
export const addUpShifts = (page) =>
  page.evaluateOnNewDocument(() => {
    const seen = /** @type {{ moved: number }} */ (/** @type {unknown} */ (globalThis));
    seen.moved = 0;
    if (!PerformanceObserver.supportedEntryTypes.includes("layout-shift")) return;
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => (seen.moved += /** @type {any} */ (entry).value)),
    ).observe({ type: "layout-shift" });
  });

/** A browser that is closed after the tests of the file. @param {Parameters<typeof launch>[0]} [options] */
export async function useBrowser(options) {
  const browser = await launch(options);
  after(() => browser.close());
  return browser;
}

/**
 * Visits in a browser, one after another. To make a fresh profile and its window takes longer than most of what is done
 * there, so the visits share one, and for each the sites are other ones.
 * @param {import("puppeteer-core").Browser} browser
 * @param {Awaited<ReturnType<typeof serve>>[]} sites  all that are visited
 */
export async function useVisits(browser, ...sites) {
  const common = await browser.createBrowserContext();
  // An empty page keeps the window open.
  const empty = await common.newPage();
  const session = engine === "chromium" ? await empty.createCDPSession() : undefined;
  let isFree = true;

  /** @param {string} url @param {(visit: Visit) => unknown} act @param {How} [how] */
  return async (url, act, how) => {
    // A visit during another one has a profile of its own.
    if (!isFree) return visitPage(browser, url, act, how);
    isFree = false;
    try {
      await visitPage(browser, url, act, { ...how, profile: common });
    } finally {
      isFree = true;
      // Service workers would stay for half a minute, each in its own process.
      const { origin } = new URL(url);
      await session?.send("Storage.clearDataForOrigin", { origin, storageTypes: "service_workers" });
      await Promise.all(sites.map((site) => site.move()));
    }
  };
}

/**
 * A browser and a site until the tests of the file are done, and visits of that site.
 * @param {Parameters<typeof serve>[0] & { keeps?: Keeps }} [options]
 */
export async function useSite({ keeps, ...options } = {}) {
  const browser = await useBrowser();
  const site = await serve(options);
  after(() => site.close());
  const visit = await useVisits(browser, site);
  return {
    browser,
    site,
    /** @param {string} address  below the site's own @param {(visit: Visit) => unknown} act @param {How} [how] */
    visit: (address, act, how) => visit(site.url + address, act, { keeps, ...how }),
  };
}

/**
 * Shows a page with these media features: in Chromium, the driver's own way knows only some.
 * @param {import("puppeteer-core").Page} page @param {{ name: string, value: string }[]} features
 */
export async function emulateMedia(page, features) {
  if (engine !== "chromium") return page.emulateMediaFeatures(features);
  const session = sessions.get(page) ?? (await page.createCDPSession());
  sessions.set(page, session);
  await session.send("Emulation.setEmulatedMedia", { features });
}
/** @type {WeakMap<import("puppeteer-core").Page, import("puppeteer-core").CDPSession>} */
const sessions = new WeakMap();

/** The looks a page must have; in the usual run, two that have every scheme and every width. */
export const LOOKS = ["light", "dark"]
  .flatMap((scheme) => [1280, 320].map((width) => ({ scheme, width, name: `${scheme}, ${width} pixels wide` })))
  .filter(({ scheme, width }) => process.env.ALL || (scheme === "light") === (width === 1280));

/**
 * Gives a page a look, and checks that nothing overflows.
 * @param {import("puppeteer-core").Page} page
 * @param {typeof LOOKS[number]} look
 */
export async function takeOn(page, { scheme, width }) {
  await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
  await page.setViewport({ width, height: 800 });
  assert.ok(
    (await page.evaluate(() => document.documentElement.scrollWidth)) <= width,
    `the page is wider than ${width} pixels`,
  );
}

/** A page of the finished site as axe is let in: without its Content-Security-Policy. @param {string} name */
export async function openToAxe(name) {
  const html = await readFile(inRepository(`dist/${name}`), "utf8");
  return { body: html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "") };
}

/**
 * Lets axe into a page while something is done.
 * @param {Awaited<ReturnType<typeof serve>>} site @param {string} name @param {() => Promise<void>} act
 */
export async function withAxe(site, name, act) {
  site.answer(name, await openToAxe(name));
  try {
    await act();
  } finally {
    site.answer(name, undefined);
  }
}

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** Checks the page with axe, once nothing fades in any more. @param {import("puppeteer-core").Page} page */
export async function findNoViolations(page) {
  await page.evaluate(async () => {
    const isEnding = (/** @type {Animation} */ { effect, playState }) =>
      playState === "running" && effect?.getComputedTiming().endTime !== Infinity;
    const endings = document.getAnimations().filter(isEnding);
    await Promise.allSettled(endings.map(({ finished }) => finished));
  });
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.addScriptTag({ path: axe });
  const { violations } = await page.evaluate(() => globalThis.axe.run({ resultTypes: ["violations"] }));
  assert.deepEqual(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`),
    [],
  );
}

/** The same in every look. @param {import("puppeteer-core").Page} page */
export async function findNoViolationsInAnyLook(page) {
  for (const look of LOOKS) {
    await takeOn(page, look);
    await findNoViolations(page);
  }
}
