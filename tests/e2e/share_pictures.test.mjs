// What other sites show beside a link: every page has a title, a description and a picture, and visitors fetch none of
// these.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { test } from "node:test";
import { inRepository } from "./site.mjs";
import { useSite } from "./visit.mjs";

const { visit } = await useSite();
const dist = inRepository("dist/");
const pages = readdirSync(dist, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith(".html"));
const html = Object.fromEntries(pages.map((page) => [page, readFileSync(join(dist, page), "utf8")]));
const tag = (page, key) => new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)">`).exec(html[page])?.[1];
const pictureOf = (page) => join(dirname(page), tag(page, "og:image") ?? "");

test("there are pages to look at", () => assert.ok(pages.length >= 6));

for (const page of pages) {
  test(`${page} says what it is, and shows a picture of 1200 × 630`, () => {
    const title = /<title>([^<]+)<\/title>/.exec(html[page])?.[1];
    const description = tag(page, "description") ?? "";
    assert.ok(title && description.length > 40 && description.length < 220, description);
    assert.equal(tag(page, "og:title"), title);
    assert.equal(tag(page, "og:description"), description);
    assert.equal(tag(page, "og:type"), "website");
    assert.equal(tag(page, "twitter:card"), "summary_large_image");
    assert.ok((tag(page, "og:image:alt") ?? "").length > 20);
    const png = readFileSync(join(dist, pictureOf(page)));
    assert.equal(png.subarray(1, 4).toString(), "PNG");
    assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1200, 630]);
    assert.deepEqual([tag(page, "og:image:width"), tag(page, "og:image:height")], ["1200", "630"]);
    assert.ok(png.length < 300_000, `${png.length} bytes are much for a picture`);
  });
}

test("pages for visitors have a picture each", () => {
  const shown = pages.filter((page) => !page.startsWith("embed/")).map(pictureOf);
  assert.equal(new Set(shown).size, shown.length);
});

test("no visitor fetches a picture, nor keeps one", () => {
  for (const page of pages) assert.doesNotMatch(html[page].replace(/<meta [^>]*>/g, ""), /share\/\w+\.png/);
  assert.doesNotMatch(readFileSync(join(dist, "sw.js"), "utf8"), /share\/\w+\.png/);
});

test("the boards are in the pictures: their pixels have the boards' colours", () =>
  visit("print.html", async ({ page }) => {
    const colours = await page.evaluate(
      async (places) =>
        Promise.all(
          places.map(async ([picture, x, y]) => {
            const image = new Image();
            image.src = String(picture);
            await image.decode();
            const context = new OffscreenCanvas(1200, 630).getContext("2d");
            context?.drawImage(image, 0, 0);
            return [...(context?.getImageData(Number(x), Number(y), 1, 1).data ?? [])].slice(0, 3);
          }),
        ),
      [
        ["share/index.png", 670, 105],
        ["share/index.png", 670, 335],
        ["share/games.png", 638, 155],
        ["share/games.png", 715, 78],
        ["share/games.png", 20, 20],
      ],
    );
    // The third row's tile and the first's, a light man and a dark one, the ground.
    assert.deepEqual(colours, [
      [0x51, 0x4a, 0x8d],
      [0x2a, 0x60, 0x79],
      [0xff, 0xfa, 0xf0],
      [0x33, 0x34, 0x3b],
      [0xf5, 0xf2, 0xea],
    ]);
  }));
