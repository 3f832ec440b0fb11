// Pages that the browser has put aside and shows again: the game or the run continues.
import assert from "node:assert/strict";
import { after } from "node:test";
import { serve } from "./site.mjs";
import { chromiumOnly, thorough, useBrowser, useVisits } from "./visit.mjs";
import { WORKS } from "./pages_with_workers.mjs";

const site = await serve();
after(() => site.close());
const visit = await useVisits(await useBrowser({ isWhole: true }), site);
site.answer("away.html", { body: '<!doctype html><link rel="icon" href="data:,"><title>Away</title>' });
const keepsAside = chromiumOnly("pages of the driver are kept aside");

for (const [address, works] of Object.entries(WORKS))
  thorough(`${address}: a page that was put aside and is shown again works on`, keepsAside, () =>
    visit(site.url + address, async ({ page }) => {
      await page.waitForFunction(
        () => "begun" in document.documentElement.dataset || document.querySelector("ply-board"),
      );
      // The browser puts no page aside that is still fetching, and drops one when a service worker takes it over: a visit
      // has none.
      await page.waitForNetworkIdle();
      await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
      await page.goto(`${site.url}away.html`);
      await page.goBack({ waitUntil: "domcontentloaded" });
      assert.ok(await page.evaluate(() => /** @type {any} */ (globalThis).isSame), "the page was loaded again");
      await page.waitForFunction(works);
    }),
  );
