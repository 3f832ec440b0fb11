// The header of every page: the same everywhere, on one line, with a menu for all but its places, and a skip link.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pages } from "../../xtask/site/whole_pages.mjs";
import { GERMAN, thorough, useSite } from "./visit.mjs";

const PAGES = pages.filter(({ title }) => title).map(({ file }) => file);
const addressOf = (name) => name.replace(/index\.html$/, "");
const { site, visit } = await useSite();
const waken = (page) => page.waitForSelector("#language option");

for (const languages of [["en"], GERMAN]) {
  for (const name of PAGES) {
    // German words are the longer ones, and the headers are alike.
    const run = languages === GERMAN && name === "index.html" ? test : thorough;
    run(`the header of ${name} is one line at any width, ${languages[0]}`, () =>
      visit(
        addressOf(name),
        async ({ page }) => {
          await waken(page);
          for (const width of [1280, 960, 900, 768, 650, 600, 480, 390, 360, 320]) {
            await page.setViewport({ width, height: 800 });
            // The language is in the menu where there is no room for it.
            const isPlaced = (isInMenu) => Boolean(document.querySelector("#menu #language")) === isInMenu;
            await page.waitForFunction(isPlaced, {}, width < 768);
            const { middles, right } = await page.$eval(".top", (header) => {
              const parts = [...header.querySelectorAll("a, button, select")]
                .filter((part) => part.checkVisibility())
                .map((part) => part.getBoundingClientRect());
              return {
                middles: parts.map(({ top, bottom }) => (top + bottom) / 2),
                right: Math.max(document.documentElement.scrollWidth, ...parts.map(({ right }) => right)),
              };
            });
            // The mark, six words, the menu and, where there is room, the language.
            assert.equal(middles.length, width < 768 ? 8 : 9, `${width}`);
            assert.ok(Math.max(...middles) - Math.min(...middles) < 6, `${width}: ${middles}`);
            assert.ok(right <= width, `${width}: ${right}`);
          }
        },
        { languages },
      ),
    );
  }
}

thorough("every page begins at the same left edge", () =>
  visit("", async ({ page }) => {
    await page.setViewport({ width: 1920, height: 1080 });
    const edges = [];
    for (const name of PAGES) {
      await page.goto(new URL(addressOf(name), site.url).href);
      await page.waitForSelector(".menu-open");
      edges.push(await page.$eval(".brand", (brand) => brand.getBoundingClientRect().left));
    }
    assert.deepEqual(edges, Array(PAGES.length).fill(edges[0]));
  }),
);

test("the menu opens and closes by keyboard and holds the language and the statistics", () =>
  visit("today.html", async ({ page, press }) => {
    await page.setViewport({ width: 360, height: 740 });
    await waken(page);
    const isOpen = () => page.$eval("#menu", (menu) => menu.checkVisibility());
    await page.focus(".menu-open");
    await press("Enter");
    await page.waitForSelector("#menu:popover-open");
    assert.equal(await page.$eval("#language", (select) => select.checkVisibility()), true);
    await press("Escape");
    assert.equal(await isOpen(), false);
    await press("Enter");
    await page.locator("#statistics").click();
    await page.waitForSelector("dialog[aria-labelledby=statistics-title][open]");
    assert.equal(await isOpen(), false);
  }));

test("keys are offered only where there is a keyboard", () =>
  visit("", async ({ page }) => {
    const isOffered = () => page.$eval("#keys-open", (button) => getComputedStyle(button).display !== "none");
    assert.equal(await isOffered(), true);
    await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
    await page.waitForFunction(() => matchMedia("(pointer: coarse)").matches);
    assert.equal(await isOffered(), false);
  }));

for (const [address, target] of [
  ["", "#board [role=gridcell]"],
  ["games.html", "#board [role=gridcell]"],
  ["lab.html", "html:not(.undrawn) .question"],
]) {
  const run = address === "lab.html" ? test : thorough;
  run(`the first key leads past the header of /${address}`, () =>
    visit(address, async ({ page, press }) => {
      await page.waitForSelector(target);
      await press("Tab");
      assert.equal(await page.evaluate(() => document.activeElement.className), "skip");
      const { left, right } = await page.$eval(".skip", (link) => link.getBoundingClientRect().toJSON());
      assert.ok(left >= 0 && right > left);
      await press("Enter");
      if (address === "lab.html") await press("Tab");
      assert.equal(await page.evaluate((target) => document.activeElement.matches(target), target), true);
    }),
  );
}
