// The print sheet: the puzzles and problems it deals, and what comes out of the printer.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import init, { Game, Table } from "../../pkg/distances.js";
import { newProverModule } from "../../pkg/provers.js";
import { distancesModule, proverModules } from "../../www/site/files.js";
import { decode } from "./png.mjs";
import { inRepository } from "./site.mjs";
import { GERMAN, LOOKS, chromiumOnly, findNoViolations, takeOn, thorough, useSite, withAxe } from "./visit.mjs";

const prints = chromiumOnly("the driver prints a plain PDF");
await init({ module_or_path: await readFile(inRepository(distancesModule)) });
const { Problems, initSync } = newProverModule();
initSync({ module: await readFile(inRepository(proverModules.loa)) });
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

const positions = (page) => page.$$eval("#sheet .puzzle", (puzzles) => puzzles.map(({ dataset }) => dataset.position));
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

/** The moves of rows and columns, by their arrows. */
const MOVES = { "→": "R", "←": "R", "↓": "C", "↑": "C" };

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
      for (const move of line.split(" "))
        game.play(move.replace(/(\d)(.)/, (_, number, arrow) => MOVES[arrow] + number));
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

thorough("the address follows every choice, and gives the same sheet again", () =>
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
        await page.$$eval("#choices select, #choices input", (controls) =>
          controls.filter((control) => control.checkVisibility()).map((control) => control.value),
        ),
        ["slide3", "2", "10", "10", "pear tree", "next", "Form 6b"],
      );
    });
    await page.locator("#another").click();
    await page.waitForFunction(
      (old) => ![...document.querySelectorAll("#sheet .puzzle")].some(({ dataset }) => old.includes(dataset.position)),
      {},
      dealt,
    );
    assert.ok(!page.url().includes("pear"));
  }),
);

// Other bad links are in tests/unit/print_links.test.mjs.
test("a bad link is explained, prints nothing, and leaves the controls usable", () =>
  visit("?d=0-3", async ({ page, text, says }) => {
    assert.equal(
      await text("message"),
      "There is no sheet yet: “d=0-3” is not understood: expected distances from 1 to 26 for SlideThree.",
    );
    assert.deepEqual(await positions(page), []);
    assert.ok(await page.$eval("#print", (button) => button.disabled));
    assert.ok(page.url().endsWith("?d=0-3"));
    await choose(page, "from", "4");
    await choose(page, "to", "5");
    await choose(page, "count", "3");
    await says("message", "3 puzzles are ready to print.");
    assert.equal(await address(page), "print.html?n=3&d=4-5");
    await choose(page, "count", "");
    await page.waitForSelector("#message.error");
    assert.deepEqual(await positions(page), []);
  }));

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

/** The first problems of Lines of Action of a seed, from easy to hard. */
function problemsOf(seed, turns, grades, count) {
  const search = new Problems("loa", seed, turns, grades);
  const found = [];
  while (found.length < count) found.push(...[search.stepFor(1000).problem ?? []].flat());
  search.free();
  return found.sort((a, b) => a.grade - b.grade || a.turns - b.turns);
}

test("a sheet has the first problems of a seed, drawn and linked, with their solutions", () =>
  visit("?problems&g=loa&grade=0-3&seed=WORD&count=2", async ({ page, text }) => {
    const wanted = problemsOf("WORD", "2-3", "0-3", 2);
    assert.equal(await text("message"), "2 problems are ready to print.");
    assert.equal(await address(page), "print.html?problems&g=loa&grade=0-3&seed=WORD&v=1&count=2");
    const links = await page.$$eval("#sheet .problem a", (links) => links.map(({ href }) => href));
    assert.deepEqual(
      links.map((link) => link.replace(site.url, "")),
      wanted.map(
        ({ position, turns }) => `problems.html?g=loa&n=${turns}&p=${encodeURI(position.replaceAll(" ", "_"))}`,
      ),
    );
    assert.deepEqual(
      await page.$$eval("#sheet figcaption span", (tasks) => tasks.map((task) => task.textContent)),
      wanted.map(({ position, turns }) => `${position.endsWith("b") ? "Black" : "White"} to move wins in ${turns}.`),
    );
    assert.deepEqual(
      await page.$$eval("#sheet .solutions li", (lines) =>
        lines.map((line) => [line.querySelector("b").textContent, line.textContent]),
      ),
      wanted.map(({ key, line }) => [key.join(" "), line.join(" ")]),
    );
    // The brightness in the middle of each square, where pieces and squares differ.
    await page.emulateMediaType("print");
    for (const [at, diagram] of (await page.$$("#sheet svg.diagram")).entries()) {
      const box = await diagram.$eval(".frame", (frame) => frame.getBoundingClientRect().toJSON());
      const { width, channels, bytes } = decode(await page.screenshot({ captureBeyondViewport: true, fullPage: true }));
      const rows = wanted[at].position
        .split(" ")[0]
        .split("/")
        .map((row) => row.replace(/\d/g, (count) => ".".repeat(Number(count))));
      const seen = rows.map((row, down) =>
        [...row]
          .map((_, across) => {
            const [x, y] = [across, down].map((line) => (line + 0.5) / 8);
            const pixel = Math.round(box.y + y * box.height) * width + Math.round(box.x + x * box.width);
            // From the middle to where the outline of a piece has been crossed.
            const ray = Array.from(
              { length: Math.round((box.width / 8) * 0.42) },
              (_, step) => bytes[(pixel + step) * channels],
            );
            return ray[0] < 40 ? "b" : Math.min(...ray) < 150 ? "w" : ".";
          })
          .join(""),
      );
      assert.deepEqual(seen, rows, `diagram ${at + 1}`);
    }
  }));

thorough("a sheet of given positions has them in their order, once they are proven", async () => {
  const [easy, hard] = problemsOf("WORD", "2-3", "0-3", 4)
    .slice(0, 2)
    .map(({ position, turns }) => ({ position: position.replaceAll(" ", "_"), turns }));
  const query = (turns) => `?problems&g=loa&n=${turns};${easy.turns}&p=${hard.position};${easy.position}`;
  await visit(query(hard.turns), async ({ page, says }) => {
    await says("message", "2 problems are ready to print.");
    const links = await page.$$eval("#sheet .problem a", (links) => links.map(({ href }) => href));
    assert.deepEqual(
      links.map((link) => link.replace(site.url, "")),
      [hard, easy].map(({ position, turns }) => `problems.html?g=loa&n=${turns}&p=${position}`),
    );
    assert.deepEqual(
      await page.$$eval("#game, #count, #seed, #title", (fields) => fields.map((field) => field.checkVisibility())),
      [false, false, false, false],
    );
    await choose(page, "solutions", "next");
    await page.waitForFunction(() => document.querySelectorAll("#sheet .page").length === 2);
    assert.match(await address(page), /&p=.*;.*&solutions=next$/);
    await page.click("#desk");
    await page.waitForSelector("#desk-form button:enabled");
    assert.deepEqual(await page.$eval("#desk-text", ({ value }) => value.split("\n").length), 2);
  });
  await visit(query(1), ({ says }) => says("message", /^There is no sheet yet: position 1 is not a problem\. /));
});

thorough("the solutions of a sheet of problems can be chosen, and the form for teachers has the rest", () =>
  visit("?problems&g=giveaway&seed=pear&count=2&title=Pears", async ({ page, says }) => {
    await says("message", "2 problems are ready to print.");
    assert.equal(await page.$eval("#sheet h2", ({ textContent }) => textContent), "Pears");
    await choose(page, "solutions", "next");
    await page.waitForFunction(() => document.querySelectorAll("#sheet .page").length === 2);
    assert.equal(
      await address(page),
      "print.html?problems&g=giveaway&seed=pear&v=1&count=2&solutions=next&title=Pears",
    );
    await page.click("#desk");
    await page.waitForSelector("#desk-form button:enabled");
    assert.deepEqual(
      await page.$$eval("#desk-game, #desk-count, #desk-seed, #desk-title", (all) => all.map(({ value }) => value)),
      ["Pears", "giveaway", "2", "pear"],
    );
  }),
);

thorough("a search for a sheet can be stopped, and says what it lacks", async () => {
  await open("print.html?problems&g=loa&n=20", async ({ page, says, click }) => {
    await says("message", /^Looking for problems: 0 of 6 found/);
    await click("stop");
    await says("message", /^The search was stopped\./);
    assert.deepEqual(await page.$$("#sheet .page"), []);
    assert.ok(!(await page.$eval("#stop", (button) => button.checkVisibility())));
  });
});

/** The number of pages of a PDF. */
const pagesOf = (pdf) =>
  Buffer.from(pdf)
    .toString("latin1")
    .match(/\/Type\s*\/Page\b(?!s)/g).length;

const TITLE = "W".repeat(80);
for (const format of ["a4", "letter"]) {
  /** The fullest sheets are printed in every run. @param {boolean} isFullest */
  const sheet = (isFullest) => (isFullest && format === "a4" ? test : thorough);

  for (const [count, query, pages] of [
    ...[1, 2, 3, 4, 6, 9, 12].map((count) => [count, `d=26&title=${TITLE}`, 1]),
    [12, "d=26&solutions=next", 2],
    [12, "solutions=none", 1],
  ])
    sheet(query.includes("next"))(
      `${count} puzzles of ${query.replace(TITLE, "W…")} fill ${pages} of ${format}`,
      prints,
      () => visit(`?n=${count}&${query}`, async ({ page }) => assert.equal(pagesOf(await page.pdf({ format })), pages)),
    );

  for (const [count, solutions, pages] of [
    [1, "turned", 1],
    [2, "turned", 1],
    [3, "next", 2],
    [6, "turned", 1],
    [8, "turned", 1],
    [9, "turned", 2],
    [12, "next", 3],
    [24, "turned", 3],
    [24, "next", 5],
  ])
    sheet(count === 9)(`${count} problems, solutions ${solutions}, fill ${pages} of ${format}`, prints, () =>
      visit(`?problems&g=giveaway&count=${count}&solutions=${solutions}&title=${TITLE}`, async ({ page }) => {
        assert.equal(pagesOf(await page.pdf({ format })), pages);
        assert.equal((await page.$$("#sheet .problem")).length, count);
        const listed = await page.$$eval("#sheet .page", (pages) =>
          pages.map((page) => [page.querySelectorAll(".problem").length, page.querySelectorAll("li").length]),
        );
        for (const [boards, lines] of listed)
          assert.equal(lines, solutions === "turned" ? boards : boards ? 0 : Math.min(count, 12));
      }),
    );
}

for (const [query, least] of [
  ["?n=12&d=26", 6],
  ["?problems&g=tzaar&count=8&seed=a", 4.5],
  ["?problems&count=12", 6],
]) {
  const run = query.includes("d=26") ? test : thorough;
  run(`only the sheet ${query} is printed, whole, legible and with its solutions turned`, () =>
    visit(query, async ({ page }) => {
      // The width that A4 leaves between its margins.
      await page.setViewport({ width: Math.round((186 / 25.4) * 96), height: 1032 });
      await page.emulateMediaType("print");
      for (const part of [".top", ".choices", "body > footer"])
        assert.ok(!(await page.$eval(part, (part) => part.checkVisibility())), part);
      const papers = await page.$$eval("#sheet .page", (papers) =>
        papers.map((paper) => {
          const box = (element) => element.getBoundingClientRect().toJSON();
          return {
            paper: box(paper),
            pieces: [...paper.querySelectorAll("svg, .blanks, figcaption *, .solutions, .foot")].map(box),
            letters: [...paper.querySelectorAll("*")]
              .filter((part) => [...part.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim()))
              .filter((part) => !part.closest("svg"))
              .map((part) => [Number.parseFloat(getComputedStyle(part).fontSize), part.textContent]),
            squares: [...paper.querySelectorAll("svg:not(.code)")].map((svg) => {
              const side = svg.querySelector("rect:not([class]), .even, .well, circle").getBoundingClientRect().width;
              return svg.querySelector(".thread") ? side / 0.78 : side;
            }),
            turn: getComputedStyle(paper.querySelector(".solutions")).transform,
            background: getComputedStyle(paper).backgroundColor,
          };
        }),
      );
      const POINT = 96 / 72;
      for (const { paper, pieces, letters, squares, turn, background } of papers) {
        for (const [size, text] of letters) assert.ok(size >= 9 * POINT, `${size / POINT} points: ${text}`);
        for (const piece of pieces)
          assert.ok(
            piece.top >= paper.top - 1 &&
              piece.bottom <= paper.bottom + 1 &&
              piece.left >= paper.left - 1 &&
              piece.right <= paper.right + 1,
            JSON.stringify(piece),
          );
        const millimetre = 96 / 25.4;
        for (const square of squares)
          assert.ok(square > least * millimetre, `a square is ${square / millimetre} mm wide`);
        assert.equal(turn, "matrix(-1, 0, 0, -1, 0, 0)");
        assert.equal(background, "rgb(255, 255, 255)");
      }
    }),
  );
}

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
  thorough(`no violations, ${look.name}`, () =>
    withAxe(site, "print.html", async () => {
      await visit("?solutions=next&title=A+title", async ({ page }) => {
        await takeOn(page, look);
        await findNoViolations(page);
        await choose(page, "count", "13");
        await page.waitForSelector("#message.error");
        await findNoViolations(page);
      });
      await visit("?problems&count=2", async ({ page }) => {
        await takeOn(page, look);
        await findNoViolations(page);
      });
    }),
  );
}
