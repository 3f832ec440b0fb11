// Compiles a module of the site.

import { fetchFile } from "./fetch_file.js";

/**
 * Compiles it while it downloads, if the server sends the right type; otherwise afterwards.
 * @param {string} base @param {string} file
 */
export async function compile(base, file) {
  const response = await fetchFile(file, base);
  return response.headers.get("Content-Type") === "application/wasm"
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}
