// Where the distances come from: the file, the cache, this machine; damaged, slow and absent files.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";
import { inRepository, serve } from "./site.mjs";
import { useBrowser, useVisits } from "./visit.mjs";

const FILE = /\.dtw$/;
const visitUrl = await useVisits(await useBrowser());
const name = (await readdir(inRepository("dist/pkg"))).find((name) => FILE.test(name));
const bytes = await readFile(inRepository(`dist/pkg/${name}`));

/** Visits a site that serves the table file in a given way, with a limit for the network in milliseconds. */
async function visit({ answer, patience, forgives }, act) {
  const site = await serve();
  const html = await readFile(inRepository("dist/index.html"), "utf8");
  assert.match(html, /data-table-patience="150"/);
  site.answer("index.html", { body: html.replace(/data-table-patience="150"/, `data-table-patience="${patience}"`) });
  site.answer(FILE, answer);
  /** All messages about the table. */
  const news = [];
  const prepare = async (page) => {
    await page.exposeFunction("hearNews", (text) => news.push(text));
    await page.evaluateOnNewDocument(() =>
      addEventListener("DOMContentLoaded", () => {
        const status = document.getElementById("table-status");
        new MutationObserver(() => globalThis.hearNews(status.textContent)).observe(status, { childList: true });
      }),
    );
  };
  try {
    await visitUrl(
      `${site.url}?g=slide3`,
      async (person) => {
        const { page } = person;
        const source = async () => {
          await person.says("distance", "24");
          await page.waitForSelector("#table-status[data-source]");
          return page.$eval("#table-status", (status) => status.dataset.source);
        };
        const kept = () => page.evaluate(async () => (await (await caches.open("plyground-tables")).keys()).length);
        const fetched = () => site.requests.filter((name) => FILE.test(name)).length;
        await act({ site, source, news, fetched, kept, ...person });
      },
      { prepare, forgives, keeps: "used" },
    );
  } finally {
    await site.close();
  }
}

const LONG = 60_000; // longer than any network here: the file is waited for
const SHORT = 150; // as the site itself has it

test("the file is fetched once, kept, and then needs no network", () =>
  visit({ patience: LONG }, async ({ page, site, source, fetched, kept, says }) => {
    assert.equal(await source(), "file");
    await page.waitForFunction(async () => (await (await caches.open("plyground-tables")).keys()).length === 1);
    site.answer(FILE, { status: 503, body: "" });
    await page.reload();
    assert.equal(await source(), "cache");
    assert.equal(fetched(), 1);
    assert.equal(await kept(), 1);
    await says("table-status", /kept from an earlier visit/);
  }));

const damaged = {
  truncated: () => bytes.subarray(0, bytes.length - 1),
  corrupted: () => bytes.map((byte, at) => (at === bytes.length >> 1 ? byte ^ 1 : byte)),
  "of another version": () => bytes.map((byte, at) => (at === 4 ? byte + 1 : byte)),
  "an error page": () => Buffer.from("<!doctype html><title>Welcome</title>"),
};
for (const [what, body] of Object.entries(damaged)) {
  test(`a file that is ${what} is refused, fetched again, and done without`, () =>
    visit(
      {
        patience: LONG,
        answer: {
          get body() {
            return body();
          },
        },
      },
      async ({ source, news, fetched, kept, says }) => {
        assert.equal(await source(), "generated");
        assert.equal(fetched(), 2);
        assert.equal(await kept(), 0);
        assert.ok(
          news.some((text) => text.startsWith("The table file could not be used: ")),
          news.join(" | "),
        );
        await says("table-status", /because the table file is damaged/);
      },
    ));
}

test("a damaged file is replaced by a good one", () =>
  visit({ patience: LONG, answer: { body: "damaged" } }, async ({ site, page, source, kept, fetched }) => {
    assert.equal(await source(), "generated");
    site.answer(FILE, undefined);
    await page.evaluate(async () => {
      const cache = await caches.open("plyground-tables");
      const file = performance.getEntriesByType("resource").map(({ name }) => name);
      await cache.put(
        file.find((name) => name.endsWith(".dtw")) ?? new URL("./pkg/x.dtw", location.href),
        new Response("damaged"),
      );
    });
    await page.reload();
    assert.equal(await source(), "file");
    assert.equal(fetched(), 3);
    await page.waitForFunction(async () => (await (await caches.open("plyground-tables")).keys()).length === 1);
    assert.equal(await kept(), 1);
  }));

test("a slow network is not waited for", () =>
  visit({ patience: SHORT, answer: { rate: 20_000 } }, async ({ source, says, fetched }) => {
    assert.equal(await source(), "generated");
    await says("table-status", /faster than waiting/);
    assert.equal(fetched(), 1);
  }));

test("a network that never answers is not waited for", () =>
  visit({ patience: SHORT, answer: { until: new Promise(() => {}) } }, async ({ source, says }) => {
    assert.equal(await source(), "generated");
    await says("table-status", /faster than waiting/);
  }));

test("a site without the file works", () =>
  visit({ patience: LONG, answer: { status: 404, body: "" } }, async ({ source, says }) => {
    assert.equal(await source(), "generated");
    await says("table-status", /server has no table file/);
  }));

test("the page can be played without any network once it is open", () =>
  visit({ patience: LONG }, async ({ page, source, says }) => {
    await source();
    await page.setOfflineMode(true);
    await page.$eval("#board .gate", (gate) => gate.click());
    await says("moves-made", "1");
    await says("distance", /^2[35]/);
    await page.locator("#new-random").click();
    await says("optimum", "12");
  }));
