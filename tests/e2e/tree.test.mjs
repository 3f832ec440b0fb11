// The page of a search: recorded, stepped through by keyboard and touch, linked, and made again with other switches.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GERMAN, thorough, useSite, withAxe, findNoViolationsInAnyLook } from "./visit.mjs";

const { site, visit: open } = await useSite();
/** @type {(query: string, act: (visit: import("./visit.mjs").Visit) => unknown, how?: object) => Promise<void>} */
const visit = (query, act, how) => open(`tree.html${query}`, act, { languages: ["en"], ...how });

const OVER = /^The search is over: \S+ plays \S+\. That is worth .+ for \S+\.$/;
const CUT = /^(?:A|B)’s (?:move|reply) .* (?:need not be searched|is refuted)\.$/;
/** @param {import("puppeteer-core").Page} page @param {number} event  The last, if there are not so many. */
const scrubTo = (page, event) =>
  page.$eval(
    "#scrub",
    (scrub, event) => {
      scrub.value = String(event);
      scrub.dispatchEvent(new Event("input", { bubbles: true }));
    },
    event,
  );
const query = (page) => page.evaluate(() => location.search);
const active = (page) =>
  page.$eval("#icicle", (tree) => {
    const item = document.getElementById(tree.getAttribute("aria-activedescendant"));
    return { level: item.ariaLevel, label: item.ariaLabel, isOpen: item.ariaExpanded };
  });
const counts = (page) =>
  page.$$eval(".counts dd", (all) => all.map(({ textContent }) => Number(textContent.replaceAll(",", ""))));

test("a search is shown to its end, and every step has a sentence and a link", () =>
  visit("", async ({ page, says, click }) => {
    await says("said", CUT);
    assert.equal(await query(page), "");
    await scrubTo(page, 1_000_000);
    await says("said", OVER);
    const [nodes, leaves, cuts] = await counts(page);
    assert.ok(nodes > leaves && leaves > cuts && cuts > 0, `${nodes} ${leaves} ${cuts}`);
    await click("step-back");
    await says("said", /^The pass ends, 3 moves deep: .* for A\.$/);
    // The end of the pass is its node's: back leads to what was before it.
    const last = Number(new URLSearchParams(await query(page)).get("at"));
    assert.deepEqual(
      await says("scrub-told", /./),
      `${last.toLocaleString("en")} of ${(last + 1).toLocaleString("en")}`,
    );
    await scrubTo(page, 0);
    await says("said", "The search begins, 3 moves deep. Any value is still possible.");
    assert.deepEqual(await counts(page), [1, 0, 0, 0]);
    await click("step-into");
    await says("said", /^A tries \S+\. There is nothing to compare it with yet\.$/);
    await click("step-over");
    await says("said", /is done/);
    await click("next-cut");
    await says("said", CUT);
    await says("window-text", /closed/);
    assert.equal((await counts(page))[2] > 0, true);
    // The link shows the same event again.
    const [link, said] = [page.url(), await page.$eval("#said", ({ textContent }) => textContent)];
    await page.goto(`${site.url}today.html`);
    await page.goto(link);
    await says("message", "");
    await says("said", /./);
    assert.equal(await page.$eval("#said", ({ textContent }) => textContent), said);
  }));

test("the tree is walked by keyboard, and the board follows", () =>
  visit("?at=0", async ({ page, says, press }) => {
    await says("said", /^The search begins/);
    await page.focus("#icicle");
    assert.equal((await active(page)).level, "1");
    await press("ArrowRight");
    const first = await active(page);
    assert.equal(first.level, "2");
    await page.waitForFunction(() => document.querySelectorAll("#board .reached").length === 1);
    if (first.isOpen === "true") await press(" ");
    assert.equal((await active(page)).isOpen, "false");
    await press("ArrowDown");
    const second = await active(page);
    assert.equal(second.level, "2");
    assert.notEqual(second.label, first.label);
    if (second.isOpen === "true") await press(" ");
    await press("ArrowLeft");
    assert.equal((await active(page)).level, "1");
    // Letters step, and Enter goes to the moment of the node.
    await press("i");
    await says("scrub-told", /^1 of/);
    await press("b");
    await says("scrub-told", /^0 of/);
    await press("c");
    await says("window-text", /closed/);
    await press("ArrowUp");
    await press("Enter");
    await says("said", /tries/);
    await press("p");
    await says("play-name", "Pause");
    await press("p");
    await says("play-name", "Play");
    // All that is below the first node is open then.
    await press("Home");
    await press("*");
    await press("End");
    assert.equal((await active(page)).isOpen, null);
    assert.equal((await page.$$("#icicle [aria-expanded=false]")).length, 0);
  }));

test("other switches make another search, and Back leads to the one before", () =>
  visit("?at=1000000", async ({ page, says, click }) => {
    await says("said", OVER);
    const [nodes] = await counts(page);
    await page.$eval("#depth", (field) => (field.value = "4"));
    await click("table");
    await click("deepening");
    await click("search");
    await says("said", OVER);
    await page.waitForFunction(() => /depth=4/.test(location.search));
    assert.match(
      await query(page),
      /^\?g=isolation:5x5&p=5\/1x3\/bx3\/5\/2a2_a&engine=alpha-beta\/depth=4\/deepening=yes\/table=14\/scout=no\/null=0&at=\d+$/,
    );
    assert.notEqual((await counts(page))[0], nodes);
    assert.equal((await page.$$("#icicle [aria-level='1']")).length > 1, true);
    await page.goBack();
    await page.waitForFunction(
      (nodes) => document.querySelector("#count-1").textContent === nodes,
      {},
      nodes.toLocaleString("en"),
    );
  }));

// What is wrong with other links is told without a browser too.
test("a wrong link says what was expected, and what is right of it is shown", async () => {
  await visit("?g=loa&p=x", async ({ page, says }) => {
    await says("message", /^This search cannot be shown: “x” is not understood: expected the rows/);
    await says("about", /^Lines of Action/);
    await says("said", /\.$/);
    assert.equal(await query(page), "?g=loa&p=x");
  });
  await visit("?at=999999999", ({ says }) =>
    says("message", /^The search of this link has only [\d,]+ events\. The last one is shown\.$/),
  );
});

test("on a phone the steps are at the foot, and every target is large", () =>
  visit(
    "?at=3",
    async ({ page, says }) => {
      await says("scrub-told", /^3 of/);
      const boxes = await page.$$eval(".dock button, #scrub, #icicle .box, #colours", (all) =>
        all.map((one) => one.getBoundingClientRect().toJSON()),
      );
      assert.ok(Math.min(...boxes.map(({ height }) => height)) >= 44);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
      await page.tap("#next-cut");
      await says("window-text", /closed/);
    },
    { prepare: (page) => page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true }) },
  ));

thorough("games and the laboratory lead here", async () => {
  await open(
    "games.html?g=isolation:4x4&second=you",
    async ({ page, says, click }) => {
      await says("turn", /./);
      await page.waitForSelector("#search-link[href*='isolation']");
      await click("search-link");
      await says("about", /^Isolation/);
      await says("said", /./);
      assert.match(await query(page), /^\?g=isolation:4x4&p=/);
    },
    { languages: ["en"] },
  );
  await open(
    "lab.html",
    async ({ page, says }) => {
      await page.locator(".asked .also").click();
      await says("said", /./);
    },
    { languages: ["en"] },
  );
});

test("puzzles lead to the search of the position on the board", async () => {
  await open(
    "?g=slide2",
    async ({ page, says, click, press }) => {
      await says("distance", /^\d/);
      await click("more-tools");
      await page.focus("#search-link");
      await press("Enter");
      await says("about", "SlideTwo");
      await says("said", /\.$/);
      assert.match(await query(page), /^\?g=slide2&p=[^&]+&engine=ida-star$/);
    },
    { languages: ["en"], prepare: (page) => page.setViewport({ width: 1000, height: 700 }) },
  );
});

test("with all nodes open only those in view are elements, whether a step or the visitor scrolls", () =>
  visit("?g=slide3&engine=ida-star", async ({ page, says, press }) => {
    await says("said", /./);
    await page.focus("#icicle");
    await press("End");
    await press("*");
    const boxes = () => page.$$eval("#icicle .box", ({ length }) => length);
    const isSeen = (/** @type {string} */ selector) =>
      page.waitForFunction(
        (selector) => {
          const [box, view] = [selector, "#icicle"].map((name) =>
            document.querySelector(name)?.getBoundingClientRect(),
          );
          return (
            !!box && box.top < view.bottom && box.bottom > view.top && box.left < view.right && box.right > view.left
          );
        },
        {},
        selector,
      );
    await scrubTo(page, 1_000_000);
    await isSeen("#icicle .active");
    assert.ok((await boxes()) < 100);
    await page.$eval("#icicle", (icicle) => icicle.scrollTo(0, 0));
    await isSeen("#node-0");
    assert.ok((await boxes()) < 100);
  }));

thorough("of a puzzle that is too large the beginning of the search is shown", () =>
  open(
    "?g=slide4",
    async ({ page, says, click, press }) => {
      await says("message", "Drag a tile, or tap it.");
      await click("more-tools");
      await page.focus("#search-link");
      await press("Enter");
      await says("about", "SlideFour");
      await says("said", /\.$/);
      await scrubTo(page, 1_000_000);
      await says("said", /^The picture ends here: .* A solution needs at least 34 moves\.$/);
    },
    { languages: ["en"], prepare: (page) => page.setViewport({ width: 1000, height: 700 }) },
  ),
);

test("a proof is shown, and compared with alpha-beta", () =>
  visit("?g=isolation:4x4&p=2x1/xxab/1xxx/xx2_a&engine=proof", async ({ page, says, click }) => {
    await says("said", /^It is shown that after \S+ A /);
    await scrubTo(page, 1_000_000);
    await says("said", /^The search is over: A wins in at most 3 moves\. The best move is a2\.$/);
    await says("window-text", "A wins in at most 3 moves");
    assert.equal(
      await page.$eval("#icicle [data-kind=proven]", ({ ariaLabel }) => /, win shown$/.test(ariaLabel)),
      true,
    );
    await click("compare");
    await says("compared", /^As alpha-beta: [\d,]+ nodes/);
  }));

test("searches of puzzles are shown on their board", () =>
  visit("?g=slide3&p=201.613458927&engine=depth-t/eval=eu/t=2", async ({ page, says, click }) => {
    await says("about", "SlideThree");
    await says("said", /^The way ends here\. The evaluation says [\d.]+\.$/);
    await scrubTo(page, 1_000_000);
    await says("said", /^The search is over: the second row left leads to the smallest value, 4\.472\./);
    await says("line", "The position at the root");
    assert.equal((await page.$$("#board .tile")).length, 9);
    await click("step-back");
    assert.match(await query(page), /^\?g=slide3&p=201\.613458927&engine=depth-t\/eval=eu\/t=2&at=\d+$/);
  }));

test("a position in which the game is over is refused", () =>
  visit("?g=loa&p=8/8/8/3bw3/8/8/8/8_b", async ({ page, says }) => {
    await says(
      "message",
      "This search cannot be shown: The game is over in this position. Here is a small one instead.",
    );
    await says("said", /./);
    assert.equal(await query(page), "?g=loa&p=8/8/8/3bw3/8/8/8/8_b");
  }));

test("the page speaks German", () =>
  visit(
    "?at=5",
    async ({ page, says }) => {
      await says("scrub-told", /^5 von/);
      await says("said", /./);
      assert.doesNotMatch(
        await page.$eval("main", (main) => main.innerText),
        /\b(?:search|move|node|value|window|depth|cut)s?\b/i,
      );
    },
    { languages: GERMAN },
  ));

thorough("no violation of accessibility in any look", () =>
  withAxe(site, "tree.html", async () => {
    await visit("", async ({ page, says, click }) => {
      await says("said", /./);
      await click("step-back");
      await findNoViolationsInAnyLook(page);
    });
  }),
);
