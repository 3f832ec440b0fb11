// Fetches files of the site, and compiles modules.

import { addressOf } from "./whereabouts.js";

/**
 * Fetches a file; rejects if the server does not have it.
 * @param {string} file
 * @param {string} base  The site's address.
 * @param {RequestInit} [options]
 */
export async function fetchFile(file, base, options) {
  const url = addressOf(file, base);
  const response = await fetch(url, options);
  if (response.ok) return response;
  throw Object.assign(new Error(`${url.pathname} was answered with ${response.status}`), { code: "missing-file" });
}

/** The text of several style sheets. @param {string[]} sheets @param {string} base  The site's address. */
export const fetchStyles = async (sheets, base) =>
  (await Promise.all(sheets.map(async (sheet) => (await fetchFile(sheet, base)).text()))).join("\n");

/** Compiles a module while it downloads, if the server sends the right type; otherwise afterwards. @param {Response} response */
const compileFrom = async (response) =>
  response.headers.get("Content-Type") === "application/wasm"
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());

/**
 * Fetches and compiles a module.
 * @param {string} base @param {string} file
 */
export async function compile(base, file) {
  try {
    return await compileFrom(await fetchFile(file, base));
  } catch (error) {
    if (!(error instanceof WebAssembly.CompileError)) throw error;
    // The browser's own cache keeps a damaged file for a year, for example one from the middle of an update of the site.
    return compileFrom(await fetchFile(file, base, { cache: "reload" }));
  }
}

/**
 * Creates a function that compiles a module of the site, once; if the module could not be fetched, the next call tries
 * again.
 * @param {string} base  The site's address.
 * @param {string} file
 * @param {() => string} [explain]  The error message for visitors if it could not be fetched.
 */
export function lateModule(base, file, explain) {
  /** @type {Promise<WebAssembly.Module> | undefined} */
  let compiling;
  return () => {
    compiling ??= compile(base, file).catch((error) => {
      compiling = undefined;
      throw explain ? Object.assign(new Error(explain()), { code: "not-fetched" }) : error;
    });
    return compiling;
  };
}
