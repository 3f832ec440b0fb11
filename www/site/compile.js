// Compiles a module of the site.

import { fetchWhole } from "./fetch_whole.js";

/**
 * Compiles it while it downloads, if the server sends the right type; otherwise afterwards.
 * @param {string} base @param {string} file
 */
export const compile = (base, file) =>
  fetchWhole(new URL(file, base), async (response) =>
    response.headers.get("Content-Type") === "application/wasm"
      ? WebAssembly.compileStreaming(response)
      : WebAssembly.compile(await response.arrayBuffer()),
  );
