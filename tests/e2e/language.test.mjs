// The play page in German: its own text, what it says, what it refuses; and the choice of a language.
import assert from "node:assert/strict";
import { test } from "node:test";
import { MATCH_GAMES } from "../../www/site/match_games.js";
import { GERMAN, thorough, useSite } from "./visit.mjs";

const { site, visit: open } = await useSite();
/** A text without a German version is an error on the console, which fails the test. */
const visit = (address, act, languages = GERMAN) => open(address, act, { languages });

test("a German browser gets a German page, down to labels and numbers, and nothing English is left in its own text", () =>
  visit("?m=R2", async ({ page, says, click }) => {
    await says("distance", /^23/);
    assert.equal(await page.evaluate(() => document.documentElement.lang), "de");
    const english = await (await fetch(`${site.url}index.html`)).text();
    const cards = await Promise.all(
      MATCH_GAMES.map(async (id) => (await import(`../../www/games/${id}/card.js`)).card),
    );
    const names = cards.filter(({ en, de }) => en.name === de.name).map(({ en }) => en.name);
    const same = ["Optimal", "Position", "normal", ...names]; // alike in both
    const left = await page.evaluate(
      (english, same) => {
        const texts = (root) =>
          [...root.querySelectorAll("[data-t]")].map((element) => element.textContent.replace(/\s+/g, " ").trim());
        const before = texts(new DOMParser().parseFromString(english, "text/html"));
        return texts(document).filter((text) => before.includes(text) && !same.includes(text));
      },
      english,
      same,
    );
    assert.deepEqual(left, []);
    await says("table-status", /^Alle 11\.612\.160 Abstände/);
    await says("difficulty-text", /^Abstand 12 \(80\.081 Stellungen\)$/);
    assert.match(
      await page.$eval("[role=gridcell]", (cell) => cell.ariaLabel),
      /^Zeile 1 Spalte 1, Kachel 9, gleitet nach rechts$/,
    );
    assert.equal(
      await page.$eval("#history button", (button) => button.ariaLabel),
      "Zug 1: die zweite Zeile nach rechts, einen näher",
    );
    assert.equal(await page.$eval(".tools", (tools) => tools.ariaLabel), "Spielen");
    await click("hint");
    await says("message", "Tipp 1 von 3: Sieh dir die oberste Zeile an.");
    await page.$eval(".gate", (gate) => gate.click());
    await says("message", /^Einen (näher|weiter weg) – noch \d+ Züge\.$/);
    await click("solution");
    await says("message", /^Zug \d+ von \d+/);
    await click("player-close");
    await click("share");
    await page.waitForSelector("#share-dialog[open]");
    assert.equal(await page.$eval("#share-title", (title) => title.textContent), "Teilen");
    assert.doesNotMatch(await page.$eval("#share-link", (field) => field.value), /lang|de\b/);
  }));

test("a bad link is explained in German", () =>
  visit("?m=R4", async ({ says }) => {
    const said = await says("message", /lässt sich nicht öffnen/);
    assert.match(said, /„m“ enthält einen Zug, der nicht möglich ist/);
    assert.doesNotMatch(said, /expected|is no|cannot/);
  }));

test("the language can be chosen, is remembered on the device, and is in no link", () =>
  visit("?m=R2", async ({ page, says }) => {
    await says("puzzle-origin", "Der klassische Anfang");
    await Promise.all([page.waitForNavigation(), page.select("#language", "en")]);
    await says("puzzle-origin", "The classic start");
    await says("moves-made", "1");
    assert.equal(new URL(page.url()).search, "?m=R2");
    await page.goto(`${site.url}?g=slide2`);
    await says("hint", "Hint");
    assert.equal(await page.evaluate(() => document.documentElement.lang), "en");
  }));

test("a link may say its language: no page complains of it, it holds for the tab, and gives way to a choice", () =>
  visit(
    "set.html?g=loa&n=2&lang=de&count=2&seed=7b",
    async ({ page, says, text }) => {
      const isGerman = () => page.waitForFunction(() => document.documentElement.lang === "de");
      await says("set-title", "Lines of Action: 2 Aufgaben");
      assert.equal(new URL(page.url()).search, "?g=loa&n=2&count=2&seed=7b");
      await says("message", /^Probier/);
      await page.reload();
      await says("set-title", "Lines of Action: 2 Aufgaben");
      await page.goto(`${site.url}lab.html?lang=de#explorer`);
      await isGerman();
      assert.equal(page.url(), `${site.url}lab.html#explorer`);
      // As some mailers write it.
      await page.goto(`${site.url}?m=R2&amp;lang=en.`);
      await says("puzzle-origin", "The classic start");
      assert.equal(new URL(page.url()).search, "?m=R2");
      assert.doesNotMatch(await text("message"), /not understood/);
      await page.goto(`${site.url}?lang=de&m=R2`);
      await says("puzzle-origin", "Der klassische Anfang");
      await Promise.all([page.waitForNavigation(), page.select("#language", "en")]);
      await says("puzzle-origin", "The classic start");
    },
    ["en"],
  ));

thorough("a link may say its language on every page", () =>
  visit(
    "?lang=de",
    async ({ page }) => {
      for (const address of [
        "?g=slide2&lang=de",
        "games.html?g=loa&lang=de",
        "problems.html?g=loa&n=2&seed=7b&lang=de",
        "set.html?lang=de",
        "setup.html?g=loa&lang=de",
        "tree.html?g=isolation:4x4&lang=de",
        "lab.html?n=3&t=2&lang=de",
        "print.html?d=3&lang=de",
        "today.html?lang=de",
        "learn.html?lang=de",
        "examples/?lang=de",
      ]) {
        await page.evaluate(() => sessionStorage.clear());
        await page.goto(site.url + address);
        await page.waitForSelector("html[lang=de][data-begun]");
        assert.doesNotMatch(await page.$eval("main", (main) => main.innerText), /\blang\b/, address);
        assert.doesNotMatch(page.url(), /lang/, address);
      }
    },
    ["en"],
  ),
);

thorough("a browser of another language gets English", () =>
  visit("?g=slide3", ({ says }) => says("puzzle-origin", "The classic start"), ["fr-FR", "fr"]),
);
