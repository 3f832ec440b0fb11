// Checks by axe-core in every look of the page, and the texts for screen readers.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  LOOKS,
  emulateMedia,
  findNoViolations,
  openToAxe,
  takeOn,
  thorough,
  useSite,
  findNoViolationsInAnyLook,
} from "./visit.mjs";

const { site, visit: open } = await useSite();
site.answer("index.html", await openToAxe("index.html"));

/** Opens an address and waits until its distance is shown. */
const visit = (address, act) =>
  open(address, async (person) => {
    await person.says("distance", /\d/);
    await person.says("difficulty-text", /\(.+\)/);
    await act(person);
  });

for (const look of LOOKS) {
  const run = look.width === 320 && look.scheme === "dark" ? test : thorough;
  run(`no violations, ${look.name}`, () =>
    visit("?m=R2C3R3", async ({ page, click }) => {
      await takeOn(page, look);
      await page.$eval("#more-choices", (details) => (details.open = true));
      if (process.env.ALL) await findNoViolations(page);
      await click("solution");
      await page.waitForSelector("#player:not([hidden])");
      await findNoViolations(page);
      await click("player-close");
      await click("share");
      await findNoViolations(page);
      await page.keyboard.press("Escape");
      if (look.width === 320) {
        await page.waitForFunction(() => !document.querySelector("dialog[open]"));
        await page.locator(".menu-open").click();
        await page.waitForSelector("#menu:popover-open");
        await findNoViolations(page);
      }
      await click("keys-open");
      await findNoViolations(page);
    }),
  );
}

thorough("no violations when solved", () =>
  visit("?p=113.123456789", async ({ page, says }) => {
    await says("distance", "1");
    await page.$eval("#board .gate[data-step='R2-']", (gate) => gate.click());
    await says("win-text", "1 of 1 – perfect.");
    await findNoViolationsInAnyLook(page);
  }),
);

test("the board is a grid that says what is where and what slides, still or in forced colours", () =>
  visit("?g=slide3", async ({ page }) => {
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
    await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
    assert.equal(await page.$eval("#board .tile", (tile) => getComputedStyle(tile).transitionDuration), "0s");
    await emulateMedia(page, [{ name: "forced-colors", value: "active" }]);
    const border = await page.$eval("#board .tile", (tile) => getComputedStyle(tile, "::before").borderTopWidth);
    assert.notEqual(border, "0px");
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
    await says("message", /^Left or down\?$/);
    await press("ArrowRight");
    await says("message", "The second row only slides left: its blank is at that end.");
    await press("Escape");
    await press("Enter");
    await press("ArrowLeft");
    await says("message", "Solved: 1 of 1 – perfect.");
  }));

test("single-letter keys are heard on the board only, and can be switched off", () =>
  visit("?m=R2", async ({ page, says, press, click, text }) => {
    await page.$eval("#more-choices", (details) => (details.open = true));
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
