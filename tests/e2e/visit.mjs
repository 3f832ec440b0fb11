// What the page tests have in common: a browser and a site for all tests of a file, visits in fresh
// profiles, the looks a page must have, and what axe-core finds.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after } from "node:test";
import { engine, freshPage, inRepository, launch, serve } from "./site.mjs";
import { visitor } from "./visitor.mjs";

/** What a browser says whose user reads German. */
export const GERMAN = ["de-DE", "de", "en"];
/** For tests that need an emulated medium. */
export const needsMedia = { skip: engine === "firefox" && "the driver emulates no media features" };

/**
 * A page in a fresh profile, whoever looks at it, and what went wrong in it unheard by now.
 * @typedef {ReturnType<typeof visitor> & { page: import("puppeteer-core").Page, problems: string[] }} Visit
 *
 * @typedef {object} How
 * @property {string[]} [languages]  what the browser says of its user
 * @property {(page: import("puppeteer-core").Page) => unknown} [prepare]  is done before the address is opened
 * @property {RegExp} [forgives]  problems that the test makes itself
 * @property {boolean} [saves]  says that it saves data, so that the rest of the site is not fetched behind the test's
 *   back; so it is if left out
 */

/**
 * Opens an address in a fresh profile and acts there. Nothing may go wrong in it unheard.
 * @param {import("puppeteer-core").Browser} browser
 * @param {string} url
 * @param {(visit: Visit) => unknown} act
 * @param {How} [how]
 */
export async function visitPage(browser, url, act, { languages, prepare, forgives, saves = true } = {}) {
  const { page, problems, close } = await freshPage(browser);
  try {
    await page.setViewport({ width: 1280, height: 900 });
    if (languages)
      await page.evaluateOnNewDocument(
        (languages) => Object.defineProperty(navigator, "languages", { get: () => languages }),
        languages,
      );
    if (saves)
      await page.evaluateOnNewDocument(() =>
        Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
      );
    await prepare?.(page);
    await page.goto(url);
    await act({ page, problems, ...visitor(page) });
    assert.deepEqual(
      problems.filter((problem) => !forgives?.test(problem)),
      [],
    );
  } finally {
    await close();
  }
}

/** A browser until the tests of the file are done. */
export async function useBrowser() {
  const browser = await launch();
  after(() => browser.close());
  return browser;
}

/**
 * A browser and a site until the tests of the file are done, and visits of that site.
 * @param {Parameters<typeof serve>[0]} [options]
 */
export async function useSite(options) {
  const browser = await useBrowser();
  const site = await serve(options);
  after(() => site.close());
  return {
    browser,
    site,
    /** @param {string} address  below the site's own @param {(visit: Visit) => unknown} act @param {How} [how] */
    visit: (address, act, how) => visitPage(browser, site.url + address, act, how),
  };
}

/** The looks a page must have. */
export const LOOKS = ["light", "dark"].flatMap((scheme) =>
  [1280, 320].map((width) => ({ scheme, width, name: `${scheme}, ${width} pixels wide` })),
);

/**
 * Gives a page a look, and finds that it fits.
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

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** Finds nothing that axe objects to. @param {import("puppeteer-core").Page} page */
export async function findNoViolations(page) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.addScriptTag({ path: axe });
  const { violations } = await page.evaluate(() => globalThis.axe.run());
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
