// Links from elsewhere: with keys that other sites add, mangled on the way, or meant for another page. The tests in
// tests/unit/links.test.mjs read them without a browser; here, pages do.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { inRepository } from "./site.mjs";
import { useSite } from "./visit.mjs";

// A site may live below any path.
const { site, visit } = await useSite({ base: "/under/a/path/" });
const english = { languages: ["en"] };

const PEAR = "?seed=pear&d=9&v=1";
const TRACKED = "&fbclid=IwAR0&utm_source=news&utm_medium=e%20mail&gclid=x&ref=friend";

test("a puzzle opens from a link with a key of a later version, and the address is clean", () =>
  visit(
    `${PEAR}&shade=red`,
    async ({ page, says, text }) => {
      await says("optimum", "9");
      assert.equal(
        await text("message"),
        "Drag a tile, or tap it. “shade” in the link was not understood and has been ignored.",
      );
      assert.equal(page.url(), site.url + PEAR);
    },
    english,
  ));

// How each page reads such links is tested without a browser.
for (const [query, address, id, text] of [
  [
    "games.html?g=loa#038;m=b1–b3#038;first=you#038;second=you**",
    "games.html?g=loa&m=b1-b3&second=you",
    "game-name",
    /^Lines/,
  ],
  ["lab.html?dtw=14#038;t=3#038;n=5&ved=1", "lab.html?dtw=14&t=3&n=5", "message", /^(?!.*error)/],
])
  test(`another page opens from a link that a mailer and a sentence mangled (${query})`, () =>
    visit(
      query,
      async ({ page, says }) => {
        await page.waitForFunction((href) => location.href === href, {}, site.url + address);
        await says(id, text);
      },
      english,
    ));

test("a link without anything but marks opens what was left here", () =>
  visit(
    `${PEAR}&m=R2`,
    async ({ page, says }) => {
      await says("moves-made", "1");
      for (const query of ["?fbclid=1", "?unheard=of"]) {
        await page.goto(site.url + query);
        await says("message", /^Welcome back/);
        assert.equal(new URL(page.url()).search, `${PEAR}&m=R2`);
      }
      await page.goto(`${site.url}games.html?g=checkers&m=11-15.22-18`);
      await says("game-name", "Checkers");
      await page.goto(`${site.url}games.html?utm_source=x`);
      await says("message", /^Welcome back/);
      await says("game-name", "Checkers");
    },
    english,
  ));

test("an experiment opens without the marks of other sites, and refuses what else it does not know", async () => {
  const query = "?eval=eu&t=5&noise=add&w=0.1";
  await visit(
    `lab.html${query}${TRACKED}#digest`,
    async ({ page }) => {
      await page.waitForFunction(() => document.getElementById("query").value !== "");
      assert.ok(await page.$eval("#form-error", (error) => error.hidden));
      assert.equal(new URL(page.url()).search, query);
      assert.equal(new URL(page.url()).hash, "#digest");
    },
    english,
  );
  await visit(`lab.html${query}&colour=red`, ({ says }) => says("form-error", /colour/), english);
});

test("a frame opens from a link with more than it knows", () =>
  visit(
    `embed/?g=loa#038;m=b1–b3${TRACKED}&onclick=alert(1)&seed2=x`,
    async ({ page }) => {
      const warned = new Promise((go) =>
        page.on("console", (message) => message.type() === "warn" && go(message.text())),
      );
      await page.reload();
      await page.waitForFunction(() => document.querySelector("ply-board")?.moves === "b1-b3");
      assert.equal(await page.$eval("ply-board", (board) => board.getAttributeNames().join(" ")), "game moves");
      assert.match(await warned, /“onclick”, “seed2” in the link were not understood/);
    },
    english,
  ));

test("each page passes the other's games on", () =>
  visit(
    "examples/",
    async ({ page, says }) => {
      await page.goto(`${site.url}?g=tzaar:random=1f&fbclid=1`);
      await says("game-name", "Tzaar");
      assert.match(page.url(), /games\.html\?g=tzaar:random=/);
      await page.goto(`${site.url}games.html?g=slide2&m=R1`);
      await says("puzzle-name", "SlideTwo");
      await says("moves-made", "1");
      assert.equal(page.url(), `${site.url}?g=slide2&m=R1`);
      await page.evaluate(() => history.back());
      await says("game-name", "Tzaar");
    },
    english,
  ));

test("a mangled link is explained, and the page works on", () =>
  visit(
    "examples/",
    async ({ page, says }) => {
      for (const query of ["?g=__proto__", "?p=115%2E98%"]) {
        await page.goto(site.url + query);
        await says("message", /^This link cannot be opened: “.*\. Here is /);
        await page.$eval("#board .gate", (gate) => gate.click());
        await says("moves-made", "1");
        await page.evaluate(() => localStorage.clear());
      }
    },
    english,
  ));

test("a link that cannot be opened keeps to the game that it names", () =>
  visit(
    "games.html?game=tzaar:nowhere",
    async ({ says }) => {
      await says("message", /^This link cannot be opened: /);
      await says("game-name", "Tzaar");
    },
    english,
  ));

test("a link with more moves than a page can show is refused in short, and nothing of it is kept", () =>
  visit(
    `games.html?g=tzaar&m=${"A1xA2.pass.".repeat(1001)}`,
    async ({ page, says }) => {
      const said = await says(
        "message",
        /^This link cannot be opened: “m=.*…” is not understood: expected at most 2000 moves\./,
      );
      assert.ok(said.length < 250, said);
      await page.goto(`${site.url}games.html`);
      await says("message", /^(?!This link|Where you left)./);
      assert.equal(await page.$eval("#history", (list) => list.children.length), 0);
    },
    english,
  ));

test("the page that hosts show at an address without one leads into the site from any depth", async () => {
  const lost = await readFile(inRepository("dist/404.html"));
  site.answer(/^examples\/gone\//, {
    status: 404,
    body: lost,
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
  await visit(
    "examples/gone/foo.html",
    async ({ page, says }) => {
      await page.waitForFunction(
        (url) =>
          [...document.querySelectorAll("nav a")].every(({ href }) => href.startsWith(url) && !/gone/.test(href)),
        {},
        site.url,
      );
      await page.click("a[href='./games.html']");
      await says("game-name", "Isolation");
      assert.equal(new URL(page.url()).pathname, "/under/a/path/games.html");
    },
    { ...english, forgives: /404/ },
  );
});
