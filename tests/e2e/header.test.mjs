// The header of every page: the same everywhere, on one line, with a menu for what does not fit, and a skip link.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { inRepository } from "./site.mjs";
import { GERMAN, thorough, useSite } from "./visit.mjs";

const PAGES = [
  "index.html",
  "games.html",
  "today.html",
  "problems.html",
  "lab.html",
  "print.html",
  "examples/index.html",
];
const addressOf = (name) => name.replace(/index\.html$/, "");
const { visit } = await useSite();
const waken = (page) => page.waitForSelector("#language option");

test("every page has the same header and marks itself in it", async () => {
  const headers = await Promise.all(
    PAGES.map(async (name) => {
      const [header] = /<header.*<\/header>/s.exec(await readFile(inRepository(`www/${name}`), "utf8"));
      const [, current] = /href="([^"]*)" aria-current="page"/.exec(header);
      const own = /(data-t>Embed<\/a>).*(\s+<select)/s;
      return {
        name,
        current: current.replace(/^(?:\.\.?\/)+/, ""),
        rest: header.replace(own, "$1$2").replace(' aria-current="page"', "").replaceAll('"../', '"./'),
      };
    }),
  );
  for (const { name, current, rest } of headers) {
    assert.equal(current, addressOf(name));
    assert.equal(rest, headers[0].rest);
  }
});

for (const languages of [["en"], GERMAN]) {
  // German words are the longer ones.
  const run = languages === GERMAN ? test : thorough;
  for (const name of PAGES) {
    run(`the header of ${name} is one line at any width, ${languages[0]}`, () =>
      visit(
        addressOf(name),
        async ({ page }) => {
          await waken(page);
          for (const width of [1280, 960, 900, 600, 480, 390, 360, 320]) {
            await page.setViewport({ width, height: 800 });
            const { middles, right } = await page.$eval(".top", (header) => {
              const parts = [...header.querySelectorAll("a, button, select")]
                .filter((part) => part.checkVisibility())
                .map((part) => part.getBoundingClientRect());
              return {
                middles: parts.map(({ top, bottom }) => (top + bottom) / 2),
                right: Math.max(document.documentElement.scrollWidth, ...parts.map(({ right }) => right)),
              };
            });
            assert.ok(middles.length >= 5, `${width}: ${middles.length} parts`);
            assert.ok(Math.max(...middles) - Math.min(...middles) < 6, `${width}: ${middles}`);
            assert.ok(right <= width, `${width}: ${right}`);
          }
        },
        { languages },
      ),
    );
  }
}

test("the menu opens and closes by keyboard and holds the language", () =>
  visit("games.html", async ({ page, press }) => {
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
    await page.locator("#rules-link").click();
    await page.waitForSelector("#rules[open]");
    assert.equal(await isOpen(), false);
  }));

for (const [address, target] of [
  ["", "#board [role=gridcell]"],
  ["games.html", "#board [role=gridcell]"],
  ["lab.html", ".question"],
]) {
  test(`the first key leads past the header of /${address}`, () =>
    visit(address, async ({ page, press }) => {
      await page.waitForSelector(target);
      await press("Tab");
      assert.equal(await page.evaluate(() => document.activeElement.className), "skip");
      const { left, right } = await page.$eval(".skip", (link) => link.getBoundingClientRect().toJSON());
      assert.ok(left >= 0 && right > left);
      await press("Enter");
      if (address === "lab.html") await press("Tab");
      assert.equal(await page.evaluate((target) => document.activeElement.matches(target), target), true);
    }));
}
