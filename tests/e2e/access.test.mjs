// What axe-core finds, in every look of the page, and what a screen reader is told.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { engine, freshPage, inRepository, launch, serve } from "./site.mjs";
import { visitor } from "./visitor.mjs";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
let browser, site;
before(async () => {
  [browser, site] = [await launch(), await serve()];
  // Without its Content-Security-Policy the page lets axe in.
  const html = await readFile(inRepository("dist/index.html"), "utf8");
  site.answer("index.html", { body: html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "") });
});
after(async () => {
  await browser?.close();
  await site?.close();
});

async function visit(address, act) {
  const { page, close } = await freshPage(browser);
  try {
    await page.goto(site.url + address);
    const person = visitor(page);
    await person.says("distance", /\d/);
    await page.waitForSelector("#table-status[data-source]");
    await act({ page, ...person });
  } finally {
    await close();
  }
}

async function findNothing(page) {
  await page.addScriptTag({ path: axe });
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`), []);
}

const features = { skip: engine === "firefox" && "the driver emulates no media features" };

for (const scheme of ["light", "dark"]) {
  for (const width of [1280, 320]) {
    test(`no violations, ${scheme}, ${width} pixels wide`, features, () =>
      visit("?m=R2C3R3", async ({ page, click }) => {
        await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
        await page.setViewport({ width, height: 800 });
        assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width, "the page is wider than the window");
        await page.locator("summary").click();
        await findNothing(page);
        await click("solution");
        await page.waitForSelector("#player:not([hidden])");
        await findNothing(page);
        await click("player-close");
        await click("share");
        await findNothing(page);
        await page.keyboard.press("Escape");
        await click("keys-open");
        await findNothing(page);
      }));
  }
}

test("no violations when solved", () =>
  visit("?p=113.123456789", async ({ page, says }) => {
    await says("distance", "1");
    await page.$eval("#board .gate[data-step='R2-']", (gate) => gate.click());
    await says("win-text", "Solved in 1 move: no shorter way exists.");
    await findNothing(page);
  }));

test("the board is a grid that says what is where and what slides", () =>
  visit("", async ({ page }) => {
    const { roles, labels, name } = await page.$eval("#board [role=grid]", (grid) => ({
      name: grid.ariaLabel,
      roles: [...grid.children].map((row) => `${row.role} of ${row.children.length}`),
      labels: [...grid.querySelectorAll("[role=gridcell]")].map((cell) => cell.ariaLabel),
    }));
    assert.equal(name, "SlideThree");
    assert.deepEqual(roles, Array(4).fill("row of 4"));
    assert.equal(labels[0], "row 1 column 1, tile 9, slides right or down");
    assert.equal(labels[7], "row 2 column 4, blank, a block slides right into it");
    assert.equal(labels[15], "row 4 column 4, blank");
  }));

test("moves, refusals and the win are announced", () =>
  visit("?p=113.123456789", async ({ page, says, press }) => {
    assert.equal(await page.$eval("#message", (message) => message.role), "status");
    await says("distance", "1");
    await page.$eval("#board [role=gridcell][tabindex='0']", (cell) => cell.focus());
    await press("ArrowDown");
    await press("ArrowRight");
    await press("Enter");
    assert.equal(await page.evaluate(() => document.activeElement.ariaSelected), "true");
    await press("ArrowRight");
    await says("message", "Row 2 slides left only: its blank is at that end.");
    await press("Escape");
    await press("Enter");
    await press("ArrowLeft");
    await says("message", "Solved in 1 move: no shorter way exists.");
  }));

test("reduced motion moves nothing gradually", features, () =>
  visit("", async ({ page }) => {
    await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
    assert.equal(await page.$eval("#board .tile", (tile) => getComputedStyle(tile).transitionDuration), "0s");
  }));

test("forced colours keep the tiles apart", features, () =>
  visit("", async ({ page }) => {
    const session = await page.createCDPSession();
    await session.send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value: "active" }] });
    const border = await page.$eval("#board .tile", (tile) => getComputedStyle(tile, "::before").borderTopWidth);
    assert.notEqual(border, "0px");
  }));

test("single-letter keys are heard on the board only, and can be switched off", () =>
  visit("?m=R2", async ({ page, says, press, click, text }) => {
    await page.locator("summary").click();
    await page.locator("#seed").fill("nuru");
    assert.equal(await text("moves-made"), "1");
    await page.$eval("#board [role=gridcell][tabindex='0']", (cell) => cell.focus());
    await press("?");
    await page.waitForSelector("#keys-dialog[open]");
    await click("keys-letters");
    await press("Escape");
    await page.waitForSelector("#keys-dialog:not([open])");
    await page.$eval("#board [role=gridcell][tabindex='0']", (cell) => cell.focus());
    await press("u");
    assert.equal(await text("moves-made"), "1");
    await page.keyboard.down("Control");
    await press("z");
    await page.keyboard.up("Control");
    await says("moves-made", "0");
  }));
