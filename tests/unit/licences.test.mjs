// The licences of software by others, beside the site and in the npm package.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { pages } from "../../xtask/site/whole_pages.mjs";
import { inRepository } from "../e2e/repository.mjs";
import { thorough } from "../e2e/thorough.mjs";

const ofSite = await readFile(inRepository("dist/licences.txt"), "utf8");

/** The texts about each piece of software in a file, by its name, version and licence. */
function notices(text) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const section of text.split(/\n\n(?=== )/).slice(1)) {
    const about = section.replace(/^== .*\n/gm, "");
    for (const [, name] of section.matchAll(/^== (.*)$/gm)) found.set(name, (found.get(name) ?? "") + about);
  }
  return found;
}

test("everything by others has its licence", () => {
  const found = notices(ofSite);
  for (const [name, text] of found) {
    assert.ok(text.length > 500, `${name}: ${text}`);
    // Where there is a choice it is MIT.
    if (name.includes("MIT OR ")) assert.ok(!text.includes("TERMS AND CONDITIONS FOR USE"), name);
  }
  const names = [...found.keys()].join("\n");
  for (const name of ["Rust's standard library", "wasm-bindgen", "serde", "sha2", "hashbrown", "lean-qr", "d3-zoom"])
    assert.match(names, new RegExp(`^${name} `, "m"));
  // Nothing of the machine that built it.
  assert.doesNotMatch(ofSite, /registry\/src|\.cargo/);
});

thorough("the package has those of its modules, and the site those of its scripts too", async () => {
  const ofPackage = await readFile(inRepository("pkg/THIRD-PARTY.txt"), "utf8");
  assert.ok(ofSite.startsWith(ofPackage));
  assert.ok(!ofPackage.includes("d3-zoom"));
  const { files } = JSON.parse(await readFile(inRepository("pkg/package.json"), "utf8"));
  assert.ok(files.includes("THIRD-PARTY.txt"));
});

test("every page leads to the licences", async () => {
  for (const { file } of pages.filter(({ title }) => title)) {
    const html = await readFile(inRepository(`dist/${file}`), "utf8");
    const header = html.slice(html.indexOf("<header"), html.indexOf("</header>"));
    const up = file.includes("/") ? "../" : "./";
    assert.ok(header.includes(`<a href="${up}licences.txt" data-t`), file);
  }
});
