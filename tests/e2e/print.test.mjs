// The print sheet: its link grammar, the puzzles it deals, and what comes out of the printer.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import init, { Game, Table } from "../../pkg/plyground.js";
import { distancesOf, formatSheet, parseSheet } from "../../www/print/link.js";
import { engine, inRepository } from "./site.mjs";
import { GERMAN, LOOKS, findNoViolations, needsMedia, openToAxe, takeOn, useSite } from "./visit.mjs";

const prints = { skip: engine === "firefox" && "the driver prints no plain PDF" };
await init({ module_or_path: await readFile(inRepository("pkg/plyground_bg.wasm")) });
const { site, visit: open } = await useSite({ base: "/some/where/" });

/** Opens the sheet of a query, once it is there or refused. */
const visit = (query, act, how) =>
  open(
    `print.html${query}`,
    async (person) => {
      await person.page.waitForSelector("#sheet .page, #message.error");
      await act(person);
    },
    how,
  );

const positions = (page) => page.$$eval("#sheet .puzzle code", (codes) => codes.map((code) => code.textContent));
const address = async (page) => new URL(page.url()).pathname.split("/").at(-1) + decodeURI(new URL(page.url()).search);

/** Sets a control as a person does. */
const choose = (page, id, value) =>
  page.$eval(
    `#${id}`,
    (control, value) => {
      control.value = value;
      control.dispatchEvent(new Event("input", { bubbles: true }));
    },
    value,
  );

test("a link says a sheet, and a sheet a link", () => {
  for (const query of [
    "",
    "?g=slide2",
    "?n=12&d=26&seed=apple",
    "?d=14-8&solutions=next",
    "?g=slide4&n=1&title=A+%26+B",
    "?solutions=none",
  ]) {
    const { sheet, problem } = parseSheet(query);
    assert.equal(problem, undefined, query);
    assert.equal(formatSheet(sheet), query);
  }
  const plain = { game: "slide3", count: 6, distances: [6, 16], seed: "plyground", solutions: "turned", title: "" };
  assert.deepEqual(parseSheet("?v=1&n=6&d=6-16").sheet, plain);
});

test("what a link says wrongly is named, with what was expected", () => {
  for (const [query, key, expected] of [
    ["?g=chess", "g", "slide2, slide3, slide4, slide5"],
    ["?n=13", "n", "from 1 to 12"],
    ["?n=0", "n", "from 1 to 12"],
    ["?n=1e1", "n", "from 1 to 12"],
    ["?d=far", "d", "d=6-16"],
    ["?d=-6", "d", "d=6-16"],
    ["?seed=", "seed", "1 to 64 characters"],
    [`?title=${"x".repeat(81)}`, "title", "at most 80 characters"],
    ["?solutions=all", "solutions", "turned, next, none"],
    ["?v=2", "v", "expected 1"],
    ["?n=2&n=3", "n", "once"],
    ["?g=slide4&d=5", "d", "SlideFour"],
    ["?g=slide4&solutions=next", "solutions", "SlideFour"],
  ]) {
    const { problem } = parseSheet(query);
    assert.equal(problem?.key, key, query);
    assert.ok(problem.message.includes(`“${key}`) && problem.message.includes(expected), problem.message);
  }
  assert.equal(parseSheet("?n=99&seed=apple").sheet.seed, "apple");
});

test("distances go evenly from the first to the last, halves up", () => {
  assert.deepEqual(distancesOf([6, 16], 6), [6, 8, 10, 12, 14, 16]);
  assert.deepEqual(distancesOf([8, 14], 6), [8, 9, 10, 12, 13, 14]);
  assert.deepEqual(distancesOf([1, 2], 3), [1, 2, 2]);
  assert.deepEqual(distancesOf([2, 1], 3), [2, 2, 1]);
  assert.deepEqual(distancesOf([5, 5], 4), [5, 5, 5, 5]);
  assert.deepEqual(distancesOf([7, 20], 1), [7]);
});

test("the puzzles are those of the seed, and their solutions are shortest", () =>
  visit("?n=4&d=3-12&seed=apple", async ({ page, text }) => {
    const table = Table.generate("slide3");
    const wanted = [3, 6, 9, 12];
    const dealt = await positions(page);
    assert.deepEqual(
      dealt,
      wanted.map((distance, at) => table.randomPosition(distance, `apple ${at + 1}`)),
    );
    assert.deepEqual(
      await page.$$eval("#sheet figcaption", (captions) => captions.map((caption) => caption.textContent)),
      wanted.map((distance, at) => `${at + 1} at least ${distance} moves`),
    );
    const lines = await page.$$eval("#sheet .solutions li", (lines) => lines.map((line) => line.textContent));
    lines.forEach((line, at) => {
      const game = new Game("slide3", dealt[at]);
      for (const move of line.replaceAll("−", "-").split(" ")) game.play(move);
      assert.ok(game.solved);
      assert.equal(game.history().length, wanted[at]);
    });
    const drawn = await page.$eval("#sheet svg", (svg) =>
      [...svg.querySelectorAll("text")].map((text) => text.textContent).join(""),
    );
    assert.equal(drawn, dealt[0].split(".")[1]);
    assert.match(await text("sheet"), /seed “apple”: http.*print\.html\?n=4&d=3-12&seed=apple/);
  }));

test("no puzzle stands twice on a sheet while others are left", () =>
  visit("?n=12&d=26", async ({ page, says }) => {
    assert.equal(new Set(await positions(page)).size, 12);
    await choose(page, "game", "slide2");
    await choose(page, "from", "3");
    await choose(page, "to", "3");
    await says("message", "12 puzzles are ready to print.");
    const few = await positions(page);
    assert.equal(new Set(few).size, Math.min(12, Table.generate("slide2").histogram()[3]));
  }));

test("the address follows every choice, and gives the same sheet again", () =>
  visit("", async ({ page, says }) => {
    assert.equal(await address(page), "print.html");
    await choose(page, "count", "2");
    await choose(page, "from", "10");
    await choose(page, "to", "10");
    await choose(page, "seed", "pear tree");
    await choose(page, "solutions", "next");
    await choose(page, "title", "Form 6b");
    await says("message", "2 puzzles are ready to print.");
    assert.equal(await address(page), "print.html?n=2&d=10&seed=pear+tree&solutions=next&title=Form+6b");
    assert.equal(await page.$eval("#sheet h2", (heading) => heading.textContent), "Form 6b");
    const dealt = await positions(page);
    await visit(`?${page.url().split("?")[1]}`, async ({ page }) => {
      assert.deepEqual(await positions(page), dealt);
      assert.deepEqual(
        await page.$$eval("#choices select, #choices input", (controls) => controls.map((control) => control.value)),
        ["slide3", "2", "10", "10", "pear tree", "next", "Form 6b"],
      );
    });
    await page.locator("#another").click();
    await page.waitForFunction(
      (old) => ![...document.querySelectorAll("#sheet code")].some((code) => old.includes(code.textContent)),
      {},
      dealt,
    );
    assert.ok(!page.url().includes("pear"));
  }));

test("a bad link is explained, prints nothing, and leaves the controls usable", async () => {
  for (const [query, message] of [
    ["?n=13", "There is no sheet yet: “n=13” is not understood: expected a number of puzzles from 1 to 12."],
    ["?d=0-3", "There is no sheet yet: “d=0-3” is not understood: expected distances from 1 to 26 for SlideThree."],
    ["?d=9-27", "There is no sheet yet: “d=9-27” is not understood: expected distances from 1 to 26 for SlideThree."],
  ]) {
    await visit(query, async ({ page, text, says }) => {
      assert.equal(await text("message"), message);
      assert.deepEqual(await positions(page), []);
      assert.ok(await page.$eval("#print", (button) => button.disabled));
      assert.ok(page.url().endsWith(query));
      await choose(page, "from", "4");
      await choose(page, "to", "5");
      await choose(page, "count", "3");
      await says("message", "3 puzzles are ready to print.");
      assert.equal(await address(page), "print.html?n=3&d=4-5");
      await choose(page, "count", "");
      await page.waitForSelector("#message.error");
      assert.deepEqual(await positions(page), []);
    });
  }
});

test("SlideFour is drawn from all positions and has no solutions", () =>
  visit("?g=slide4&n=2&seed=plum", async ({ page }) => {
    assert.deepEqual(
      await positions(page),
      [1, 2].map((number) => Game.randomPosition("slide4", `plum ${number}`)),
    );
    assert.deepEqual(await page.$$("#sheet .solutions"), []);
    assert.ok(await page.$eval("#no-distance", (note) => note.checkVisibility()));
    assert.ok(!(await page.$eval("#by-distance", (field) => field.checkVisibility())));
    await choose(page, "game", "slide2");
    await page.waitForSelector("#sheet .solutions");
    assert.equal(await address(page), "print.html?g=slide2&n=2&seed=plum");
  }));

/** The number of pages of a PDF. */
const pagesOf = (pdf) =>
  Buffer.from(pdf)
    .toString("latin1")
    .match(/\/Type\s*\/Page\b(?!s)/g).length;

for (const format of ["a4", "letter"]) {
  test(`up to twelve puzzles fit on one page of ${format}`, prints, async () => {
    const title = "W".repeat(80);
    for (const count of [1, 2, 3, 4, 6, 9, 12]) {
      await visit(`?n=${count}&d=26&title=${title}`, async ({ page }) =>
        assert.equal(pagesOf(await page.pdf({ format })), 1),
      );
    }
    await visit("?n=12&d=26&solutions=next", async ({ page }) => assert.equal(pagesOf(await page.pdf({ format })), 2));
    await visit("?n=12&solutions=none", async ({ page }) => assert.equal(pagesOf(await page.pdf({ format })), 1));
  });
}

test("only the sheet is printed, whole, legible and with its solutions turned", needsMedia, () =>
  visit("?n=12&d=26", async ({ page }) => {
    // The width that A4 leaves between its margins.
    await page.setViewport({ width: Math.round((186 / 25.4) * 96), height: 1032 });
    await page.emulateMediaType("print");
    for (const part of [".top", ".choices", "body > footer"])
      assert.ok(!(await page.$eval(part, (part) => part.checkVisibility())), part);
    const { paper, pieces, squares, turn, background } = await page.evaluate(() => {
      const paper = document.querySelector(".page");
      const box = (element) => element.getBoundingClientRect().toJSON();
      return {
        paper: box(paper),
        pieces: [...paper.querySelectorAll("svg, code, figcaption, .solutions, .foot")].map(box),
        squares: [...paper.querySelectorAll("svg")].map(
          (svg) => svg.querySelector("rect").getBoundingClientRect().width,
        ),
        turn: getComputedStyle(paper.querySelector(".solutions")).transform,
        background: getComputedStyle(paper).backgroundColor,
      };
    });
    for (const piece of pieces)
      assert.ok(
        piece.top >= paper.top - 1 &&
          piece.bottom <= paper.bottom + 1 &&
          piece.left >= paper.left - 1 &&
          piece.right <= paper.right + 1,
        JSON.stringify(piece),
      );
    const millimetre = 96 / 25.4;
    for (const square of squares) assert.ok(square > 6 * millimetre, `a square is ${square / millimetre} mm wide`);
    assert.equal(turn, "matrix(-1, 0, 0, -1, 0, 0)");
    assert.equal(background, "rgb(255, 255, 255)");
  }),
);

test("the page speaks German", () =>
  visit(
    "?n=1&d=8&seed=Apfel",
    async ({ page, text }) => {
      assert.equal(await page.title(), "Plyground: Rätsel zum Drucken");
      assert.equal(await page.$eval("html", (html) => html.lang), "de");
      assert.equal(await text("message"), "1 Rätsel ist bereit zum Drucken.");
      assert.equal(await page.$eval("#sheet figcaption", (caption) => caption.textContent), "1 mindestens 8 Züge");
      assert.match(await text("sheet"), /Lösungen.*Startwert „Apfel“/);
      await choose(page, "count", "13");
      await page.waitForSelector("#message.error");
      assert.match(await text("message"), /^Noch gibt es kein Blatt: „n=13“/);
    },
    { languages: GERMAN },
  ));

for (const look of LOOKS) {
  test(`no violations, ${look.name}`, needsMedia, async () => {
    site.answer("print.html", await openToAxe("print.html"));
    try {
      await visit("?solutions=next&title=A+title", async ({ page }) => {
        await takeOn(page, look);
        await findNoViolations(page);
        await choose(page, "count", "13");
        await page.waitForSelector("#message.error");
        await findNoViolations(page);
      });
    } finally {
      site.answer("print.html", undefined);
    }
  });
}
