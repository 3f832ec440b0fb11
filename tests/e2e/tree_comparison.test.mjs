// Two searches side by side: chosen, shown in turn, linked, and left by Back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GERMAN, thorough, useSite, withAxe, findNoViolationsInAnyLook } from "./visit.mjs";

const { site, visit: open } = await useSite();
/** @type {(query: string, act: (visit: import("./visit.mjs").Visit) => unknown, how?: object) => Promise<void>} */
const visit = (query, act, how) => open(`tree.html${query}`, act, { languages: ["en"], ...how });
const WITH = "alpha-beta/depth=3/deepening=no/table=0/scout=no/null=0/killers=0/history=none";
const PLAIN = "?g=loa&engine=alpha-beta/depth=3/deepening=no/table=0/scout=no/null=0";

/** The table, by its rows. */
const facts = (page) =>
  page.$$eval("#facts tr", (rows) =>
    Object.fromEntries(rows.map(({ cells }) => [cells[0].textContent, [cells[1].textContent, cells[2].textContent]])),
  );
const shownNodes = (page) => page.$eval("#count-1", ({ textContent }) => textContent);
const marks = (page) => page.$$eval("#icicle [data-only]", (all) => all.map(({ dataset }) => dataset.only));
const waitFor = (page, pattern) =>
  page.waitForFunction((source) => new RegExp(source).test(location.search), {}, pattern.source);

test("the same search is made without ordering, and its cost is told", () =>
  visit(PLAIN, async ({ page, says, click }) => {
    await says("said", /./);
    assert.equal(await page.$eval("#comparison", ({ hidden }) => hidden), true);
    assert.equal((await marks(page)).length, 0);
    await click("compare");
    const [, other, before] = /^Without ordering: ([\d,]+) nodes instead of ([\d,]+), .* (?:more|as many)\.$/.exec(
      await says("compared", /./),
    );
    const rows = await facts(page);
    assert.deepEqual(rows.nodes, [before, other]);
    assert.equal(rows.value[0], rows.value[1]);
    assert.equal(rows["from table"].join(), "0,0");
    assert.ok(rows["visited only here, in the last pass"].every((count) => count !== "0"));
    // This search is shown to its end, with the colours that compare.
    assert.equal(await page.$eval("#icicle", ({ dataset }) => dataset.colours), "only");
    assert.ok((await marks(page)).includes("below"));
    assert.equal(await shownNodes(page), before);
    await waitFor(page, /&with=alpha-beta\/.*history=none&at=\d+$/);

    await click("show-other");
    await waitFor(page, /&other$/);
    assert.equal(await shownNodes(page), other);
    const link = page.url();
    await page.goBack();
    await says("count-1", before);
    assert.equal(await page.$eval("#show-this", ({ checked }) => checked), true);
    await page.goBack();
    await page.waitForFunction(() => document.getElementById("comparison").hidden);
    assert.equal(await page.$eval("#icicle", ({ dataset }) => dataset.colours), "kind");
    await page.goForward();
    await says("compared", /^Without ordering/);

    await page.goto(`${site.url}today.html`);
    await page.goto(link);
    await says("compared", /^Without ordering/);
    assert.equal(await shownNodes(page), other);
    assert.equal(await page.$eval("#change", ({ selectedOptions }) => selectedOptions[0].text), "Without ordering");
    // Steps keep the comparison in the link.
    await click("step-back");
    await waitFor(page, /&with=.*&at=\d+&other$/);
    await click("compare-end");
    await page.waitForFunction(() => !/with=/.test(location.search));
    assert.equal(await page.$eval("#comparison", ({ hidden }) => hidden), true);
  }));

test("an engine of the link that is wrong is refused, and the comparison speaks German", async () => {
  await visit("?with=chess", async ({ page, says }) => {
    await says("message", /^This search cannot be shown: “engine=chess”/);
    assert.equal(await page.$eval("#comparison", ({ hidden }) => hidden), true);
  });
  await visit(
    `?g=loa&with=${WITH}`,
    async ({ page, says }) => {
      await says("compared", /^Ohne Zugsortierung: [\d.]+ Knoten statt [\d.]+, .*\.$/);
      assert.deepEqual(await page.$$eval("#comparison thead th", (all) => all.map(({ textContent }) => textContent)), [
        "diese Suche",
        "Ohne Zugsortierung",
      ]);
    },
    { languages: GERMAN },
  );
});

thorough("no violation of accessibility in any look", () =>
  withAxe(site, "tree.html", async () => {
    await visit(`?with=${WITH}`, async ({ page, says }) => {
      await says("compared", /./);
      await findNoViolationsInAnyLook(page);
    });
  }),
);
