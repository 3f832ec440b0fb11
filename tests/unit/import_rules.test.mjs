// The rules in biome.json about what the folders of `www/` may import.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import test from "node:test";

const root = new URL("../../", import.meta.url);
/** A folder with scripts of others. */
const VENDOR = "vendor";

test("one rule says what a folder may import", async () => {
  const entries = await readdir(new URL("www/", root), { recursive: true });
  const scripts = entries.filter((name) => name.endsWith(".js") && name.includes("/"));
  const folders = new Set(scripts.map((name) => name.split("/")[0]).filter((name) => name !== VENDOR));
  const { overrides } = JSON.parse(await readFile(new URL("biome.json", root), "utf8"));
  /** @type {{ includes: string[], linter: { rules: any } }[]} */
  const rules = overrides.filter(({ linter }) => linter.rules.style?.noRestrictedImports);
  assert.deepEqual(
    rules.flatMap(({ includes }) => includes).sort(),
    [...folders].map((name) => `www/${name}/**`).sort(),
  );
});
