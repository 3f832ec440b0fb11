// The laboratory's results where there is little room: tables in boxes of their own, charts as wide as their place.
import assert from "node:assert/strict";
import { test } from "node:test";
import { begin, tables, visitLab } from "./laboratory.mjs";
import { GERMAN, findNoViolationsInAnyLook, thorough, useSite, withAxe } from "./visit.mjs";

const { site, visit: open } = await useSite();
const visit = visitLab(open);

const CHOICES = "n=60&t=4&clusters=yes&sweep=eval&over=eu,man";
const isDone = (page) =>
  page.waitForFunction(() => /[0-9a-f]{64}$/.test(document.getElementById("fingerprint").textContent));
const rows = async (page, caption) => (await tables(page, caption))[0];

test("how clustered choices were has a table of its own; on a phone it is scrolled in its own box, by keyboard too, and its first column stays", () =>
  visit(CHOICES, async ({ page, says }) => {
    assert.equal(await page.$eval("#key-clusters", (field) => field.value), "yes");
    await says("about-text", /Each chosen move is compared with the other tied moves by how clustered/);
    await begin(page);
    await isDone(page);
    const won = Object.fromEntries((await rows(page, "Winning quota")).map((row) => [row[0], Number(row[2])]));
    const choices = await rows(page, "Clustering of the choices");
    assert.deepEqual(
      choices.map(([point, set]) => [point, set]),
      ["eu", "man"].flatMap((name) => [
        [name, "all tied moves"],
        [name, "equally many leaves"],
      ]),
    );
    for (const [point, , wins, mean, interval, losses] of choices) {
      assert.ok(Number(wins) <= won[point] && Number(losses) <= 60 - won[point], `${point}: ${wins} and ${losses}`);
      assert.match(`${mean}, ${interval}`, /^\d+\.\d %, −?\d+\.\d % to \d+\.\d %$/);
    }
    // The difference of the means in the same row.
    const [, , , ours, , , theirs, , difference] = choices[0].map((text) => Number.parseFloat(text.replace("−", "-")));
    assert.ok(Math.abs(ours - theirs - difference) < 0.11, choices[0].join(", "));
    await page.setViewport({ width: 360, height: 800 });
    const names = await page.$$eval("#tables > .scroll", (boxes) =>
      boxes.map((box) => [box.getAttribute("role"), box.ariaLabel]),
    );
    assert.deepEqual(names, [
      ["region", "Winning quota"],
      ["region", "Clustering of the choices"],
    ]);
    const edge = () =>
      page.$$eval("#tables .scroll:last-child", ([box]) => ({
        scrolled: box.scrollLeft,
        beyond: box.scrollWidth - box.clientWidth,
        // Beyond a pixel of rounding.
        stays:
          Math.abs(box.querySelector("tbody th").getBoundingClientRect().left - box.getBoundingClientRect().left) < 1,
        shown: ["caption", "tfoot p"].every(
          (part) => box.querySelector(part).getBoundingClientRect().right <= box.getBoundingClientRect().right + 1,
        ),
      }));
    const before = await edge();
    assert.ok(before.beyond > 100 && before.scrolled === 0 && before.shown, JSON.stringify(before));
    await page.focus("#tables .scroll:last-child");
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction(() => document.querySelector("#tables .scroll:last-child").scrollLeft > 20);
    const after = await edge();
    assert.ok(after.stays && after.shown, JSON.stringify(after));
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= 360 && scrollX === 0));
    await page.select("#key-clusters", "no");
    await page.waitForFunction(() => !location.search.includes("clusters"));
  }));

test("a table that is scrolled while a run goes on stays where it is", () =>
  visit("eval=nb&t=6&n=40000&dtw=24", async ({ page, says }) => {
    await page.setViewport({ width: 320, height: 800 });
    await begin(page);
    await page.waitForSelector("#tables td");
    const left = await page.$eval("#tables .scroll", (box) => {
      box.focus();
      box.scrollLeft = 60;
      return box.scrollLeft;
    });
    const done = await page.$eval("#tables td", (cell) => cell.textContent);
    await page.waitForFunction((done) => document.querySelector("#tables td").textContent !== done, {}, done);
    assert.deepEqual(await page.$eval("#tables .scroll", (box) => [box.scrollLeft, box === document.activeElement]), [
      left,
      true,
    ]);
    // A click by the driver might come after the end.
    await page.$eval("#pause", (button) => button.click());
    await says("progress-text", /are done\.$/);
  }));

test("a chart is as wide as its place, and intervals of several series stand side by side", () =>
  visit("kind=clusters&t=3&n=60&sweep=eval&over=eu,man,nb,perm,inv,l2,squares,pdb,pdbsum", async ({ page }) => {
    await begin(page);
    await isDone(page);
    const drawing = "#chart svg[role=img]";
    for (const width of [1280, 360]) {
      await page.setViewport({ width, height: 800 });
      await page.waitForFunction(
        (drawing) => {
          const chart = document.querySelector(drawing);
          return (
            chart &&
            Math.abs(chart.viewBox.baseVal.width - Math.min(document.getElementById("chart").clientWidth, 760)) < 1
          );
        },
        {},
        drawing,
      );
      // Two dots at the same place of the axis do not hide each other.
      const centres = await page.$$eval(`${drawing} circle`, (dots) =>
        dots.map((dot) => dot.getBoundingClientRect()).map(({ left, width }) => left + width / 2),
      );
      const sorted = centres.sort((a, b) => a - b);
      assert.equal(sorted.length, 18);
      assert.ok(
        sorted.slice(1).every((centre, place) => centre - sorted[place] > 5),
        sorted.join(" "),
      );
    }
  }));

for (const languages of [undefined, GERMAN]) {
  thorough(`no violations in tables of choices${languages ? ", in German" : ""}`, () =>
    withAxe(site, "lab.html", async () => {
      await visit(
        CHOICES,
        async ({ page }) => {
          await begin(page);
          await isDone(page);
          await page.waitForSelector("#chart svg[role=img]");
          await findNoViolationsInAnyLook(page);
        },
        { languages },
      );
    }),
  );
}
