// Versions of the site that are kept beside the newest one.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { keepVersion, listVersions } from "../../xtask/site/versions.mjs";
import { others } from "../../www/laboratory/about.js";

test("a version stays as it is, and the list has all, newest first", async () => {
  const folder = await mkdtemp(join(tmpdir(), "plyground-"));
  const read = (name) => readFile(join(folder, "v", name), "utf8");
  const keep = (version, generator, text) =>
    keepVersion(
      folder,
      new Map([
        ["ply-board.js", text],
        ["pkg/part.js", "part"],
      ]),
      { version, generator },
    );
  try {
    const hash = `sha384-${createHash("sha384").update("first").digest("base64")}`;
    assert.equal(await keep("0.9.0", 1, "first"), `v/0.9.0/ply-board.js ${hash}`);
    await keep("0.9.0", 1, "first");
    await keep("0.10.0", 2, "second");
    await assert.rejects(keep("0.9.0", 1, "third"), /v\/0\.9\.0 has other files: .*Cargo\.toml$/);
    assert.equal(await read("0.9.0/ply-board.js"), "first");
    assert.equal(await read("0.10.0/pkg/part.js"), "part");
    assert.equal(JSON.parse(await read("0.9.0/integrity.json")).files["ply-board.js"], hash);
    await listVersions(folder);
    assert.deepEqual(JSON.parse(await read("versions.json")), [
      { version: "0.10.0", generator: 2 },
      { version: "0.9.0", generator: 1 },
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("other results are looked for in the newest version of each other generator", () => {
  const kept = [
    { version: "0.4.0", generator: 3 },
    { version: "0.3.0", generator: 2 },
    { version: "0.2.1", generator: 1 },
    { version: "0.2.0", generator: 1 },
  ];
  const found = (generator) => others(kept, generator).map(({ version }) => version);
  assert.deepEqual(found(3), ["0.3.0", "0.2.1"]);
  assert.deepEqual(found(2), ["0.4.0", "0.2.1"]);
});
