// The npm package is published as registries and bundlers expect it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { pkg } from "./project.mjs";

test("publint finds nothing", async () => {
  const { messages, pkg: manifest } = await publint({ pkgDir: pkg });
  assert.deepEqual(
    messages.map((message) => formatMessage(message, manifest)),
    [],
  );
});
