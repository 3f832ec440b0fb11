// A search, a set and a lesson in a page of somebody else: by an element, and by a frame.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useHost } from "./host.mjs";
import { GERMAN, thorough } from "./visit.mjs";

const { site, visit, visitSite, policy } = await useHost();
const script = `<script type="module" src="${site.url}ply-tree.js"></script>`;

/** The frame in the element. */
const frameIn = async (page) => (await page.waitForSelector("ply-tree >>> iframe")).contentFrame();
const says = (frame, pattern) =>
  frame.waitForFunction(
    (source) => new RegExp(source).test(document.getElementById("said")?.textContent),
    {},
    pattern.source,
  );
const shown = (frame, selector) => frame.$eval(selector, (one) => one.checkVisibility());

test("one line of HTML shows a search, and only that, under a strict policy", () =>
  visit(
    `${script}<ply-tree game="isolation:4x4" at="0"></ply-tree>`,
    async (page) => {
      const frame = await frameIn(page);
      await says(frame, /^The search begins, 3 moves deep\. Any value is still possible\.$/);
      for (const part of [".top", "footer", "#search-form", ".back"])
        assert.equal(await shown(frame, part), false, part);
      assert.deepEqual(
        await page.$eval("ply-tree", ({ shadowRoot }) => {
          const { title, height } = shadowRoot.querySelector("iframe");
          return { title, height };
        }),
        { title: "A search you can watch", height: "640" },
      );
      await frame.click("#step-into");
      await says(frame, /^A tries/);
      assert.match(await frame.evaluate(() => location.search), /&at=1&frame$/);
      assert.match(await frame.$eval("#whole", ({ href }) => href), /\/tree\.html\?g=isolation:4x4&engine=.*&at=1$/);
    },
    { head: policy("", "'none'", new URL(site.url).origin), languages: ["en"] },
  ));

test("it speaks the language of its attribute, otherwise the reader’s", async () => {
  await visit(
    `${script}<ply-tree at="0" lang="de" height="500"></ply-tree>`,
    async (page) => {
      const frame = await frameIn(page);
      await says(frame, /^Die Suche beginnt, 3 Züge tief\./);
      assert.equal(await frame.$eval("html", ({ lang }) => lang), "de");
      // Another attribute opens another search in the same place, and is no step in the history of the page.
      const steps = await page.evaluate(() => history.length);
      await page.$eval("ply-tree", (tree) => {
        tree.setAttribute("lang", "en");
        tree.setAttribute("engine", "alpha-beta/depth=2");
      });
      await page.waitForFunction(() =>
        /lang=en/.test(document.querySelector("ply-tree").shadowRoot.querySelector("iframe").src),
      );
      await says(await frameIn(page), /^The search begins, 1 move deep\./);
      assert.equal(await page.evaluate(() => history.length), steps);
    },
    { languages: ["en"] },
  );
  await visit(
    `${script}<ply-tree at="0"></ply-tree>`,
    async (page) => says(await frameIn(page), /^Die Suche beginnt/),
    {
      languages: GERMAN,
    },
  );
});

test("the attributes of a link show two searches side by side", () =>
  visit(
    `${script}<ply-tree game="isolation:4x4" with="mtd/depth=3" other at="0"></ply-tree>`,
    async (page) => {
      const frame = await frameIn(page);
      await frame.waitForFunction(() => document.querySelector("#show-other:checked"));
      await frame.waitForFunction(() => /^With mtd.*nodes/.test(document.getElementById("compared").textContent));
    },
    { languages: ["en"] },
  ));

test("the whole page refuses to be framed", () =>
  visit(`<iframe src="${site.url}tree.html" title="Inside"></iframe>`, async (page) => {
    const frame = await (await page.waitForSelector("iframe")).contentFrame();
    await frame.waitForFunction(() => /^(?:Open Plyground|Plyground öffnen)$/.test(document.body.textContent));
  }));

test("one line of HTML shows a set, which keeps what is solved", () =>
  visit(
    `<script type="module" src="${site.url}ply-set.js"></script><ply-set set="g=loa&n=2&seed=7b&v=1&count=2" lang="de"></ply-set>`,
    async (page) => {
      const inFrame = async () => (await page.waitForSelector("ply-set >>> iframe")).contentFrame();
      const frame = await inFrame();
      await frame.waitForFunction(() =>
        /^Weiß am Zug|^Schwarz am Zug/.test(document.getElementById("turn")?.textContent),
      );
      for (const part of [".top", "footer", "#teachers"]) assert.equal(await shown(frame, part), false, part);
      assert.match(
        await frame.$eval("#whole", ({ href }) => href),
        /\/set\.html\?g=loa&n=2&seed=7b&v=1&count=2&lang=de$/,
      );
      assert.equal(await frame.$eval("#message", ({ textContent }) => /Link/.test(textContent)), false);
      await frame.click("#give-up");
      await frame.waitForFunction(() => document.querySelector("#list button").dataset.mark === "shown");
      await page.reload();
      await (await inFrame()).waitForFunction(() => document.querySelector("#list button")?.dataset.mark === "shown");
    },
    { head: policy("", "'none'", new URL(site.url).origin), languages: ["en"] },
  ));

test("a lesson stands in a frame, with its search in its language", () =>
  visit(
    `<iframe width="700" height="800" src="${site.url}learn.html?frame&lang=de#alpha-beta" title="Alpha-Beta"></iframe>`,
    async (page) => {
      const frame = await (await page.waitForSelector("iframe")).contentFrame();
      await frame.waitForSelector("html[lang=de][data-begun]");
      assert.equal(await shown(frame, "#alpha-beta"), true);
      assert.equal(await shown(frame, ".top"), false);
      const search = await frame.$("#alpha-beta iframe");
      assert.match(await search.evaluate(({ src }) => src), /&frame&lang=de$/);
      await search.scrollIntoView();
      await (await search.contentFrame()).waitForSelector("html[lang=de][data-begun]");
    },
    // Firefox may have begun to load the search in the page's own language.
    { languages: ["en"], forgives: /NS_BINDING_ABORTED/ },
  ));

thorough("a sandboxed frame without the element shows it too", () =>
  visit(
    `<iframe sandbox="allow-scripts" width="700" height="640" src="${site.url}tree.html?at=0&lang=de&frame" title="Suche"></iframe>`,
    async (page) => {
      const frame = await (await page.waitForSelector("iframe")).contentFrame();
      await says(frame, /^Die Suche beginnt, 3 Züge tief\./);
    },
  ),
);

test("teachers copy its code", () =>
  visitSite(
    "examples/",
    async ({ page }) => {
      const code = await page.waitForSelector(".living:has(ply-tree) + .code code");
      const text = await code.evaluate(({ textContent }) => textContent);
      assert.ok(text.startsWith(`<script type="module" src="${site.url}ply-tree.js"></script>\n<ply-tree game=`), text);
      assert.ok(text.includes(`<a href="${site.url}tree.html?g=isolation:4x4&at=0">`), text);
      await page.click(".recipe:has(ply-tree) summary");
      await page.$eval("ply-tree", (tree) => tree.scrollIntoView());
      await says(await frameIn(page), /^The search begins/);
    },
    { languages: ["en"] },
  ));
