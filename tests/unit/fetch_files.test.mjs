// Modules that a page fetches and compiles.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { inRepository } from "../e2e/repository.mjs";
import { compile } from "../../www/site/fetch_files.js";

const module = await readFile(inRepository("pkg/isolation_bg.wasm"));

for (const type of ["application/wasm", "application/octet-stream"])
  test(`a module that the browser has kept damaged is fetched past its cache, as ${type}`, async () => {
    globalThis.fetch = async (_, { cache = "default" } = {}) =>
      new Response(cache === "reload" ? module : module.subarray(0, module.length / 2), {
        headers: { "Content-Type": type },
      });
    assert.ok((await compile("https://ply.example/", "module.wasm")) instanceof WebAssembly.Module);
  });

test("a module that is damaged on the server is refused", async () => {
  globalThis.fetch = async () => new Response(module.subarray(0, 99));
  await assert.rejects(compile("https://ply.example/", "module.wasm"), WebAssembly.CompileError);
});
