// The previews that other sites show beside a link: every page has a title, a description and a picture, and visitors
// do not fetch the pictures.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { test } from "node:test";
import { inRepository } from "../e2e/repository.mjs";

const dist = inRepository("dist/");
/** Nobody shares the page for wrong addresses. */
const pages = readdirSync(dist, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith(".html") && name !== "404.html");
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
  const sharePictures = pages.filter((page) => !page.startsWith("embed/")).map(pictureOf);
  assert.equal(new Set(sharePictures).size, sharePictures.length);
});

test("no visitor fetches a picture, nor keeps one", () => {
  for (const page of pages) assert.doesNotMatch(html[page].replace(/<meta [^>]*>/g, ""), /share\/\w+\.png/);
  assert.doesNotMatch(readFileSync(join(dist, "sw.js"), "utf8"), /share\/\w+\.png/);
});
