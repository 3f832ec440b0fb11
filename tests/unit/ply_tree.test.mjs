// The elements with a search and with a set: which addresses their frames may have.
import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.navigator ??= { language: "en" };
Object.assign(globalThis, {
  document: { baseURI: "https://school.example/course/page.html", createElement: (name) => ({ name }) },
  CSSStyleSheet: class {
    replaceSync() {}
  },
  HTMLElement: class {
    attributes = {};
    attachShadow() {
      return (this.shadow = {
        replaceChildren: (...children) => {
          this.shown = children;
        },
      });
    }
    getAttribute(name) {
      return this.attributes[name] ?? null;
    }
  },
});
const { PlySet } = await import("../../www/ply-set.js");
const { PlyTree } = await import("../../www/ply-tree.js");

/** What an element with attributes shows: the address of its frame, or the name of another element. */
async function shownBy(attributes, Element = PlyTree) {
  const element = new Element();
  element.attributes = attributes;
  element.connectedCallback();
  await null;
  const [{ name, src }] = element.shown;
  return name === "iframe" ? src : name;
}

for (const [site, address] of [
  ["https://ply.example/app", "https://ply.example/app/tree.html?g=loa&frame"],
  ["http://ply.example/app/?old#top", "http://ply.example/app/tree.html?g=loa&frame"],
  ["//ply.example", "https://ply.example/tree.html?g=loa&frame"],
  ["../ply/", "https://school.example/ply/tree.html?g=loa&frame"],
])
  test(`a site is found by its address: ${site}`, async () =>
    assert.equal(await shownBy({ site, game: "loa" }), address));

for (const site of [
  "javascript:parent.x=parent.document.title//",
  " JavaScript:alert(1)//",
  "java\nscript:alert(1)//",
  "data:text/html,<script>alert(1)</script>",
  "blob:https://school.example/1",
  "https://",
])
  test(`without the address of a site the content of the element stays: ${JSON.stringify(site)}`, async () =>
    assert.equal(await shownBy({ site, game: "loa" }), "slot"));

for (const [attributes, query] of [
  [{}, "frame"],
  [{ set: "?g=loa&n=2&seed=7b", lang: "de" }, "g=loa&n=2&seed=7b&lang=de&frame"],
])
  test(`a set is found by its query: ${query}`, async () =>
    assert.equal(
      await shownBy({ site: "https://ply.example", ...attributes }, PlySet),
      `https://ply.example/set.html?${query}`,
    ));
