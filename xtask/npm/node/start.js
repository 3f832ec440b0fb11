// Starts modules in Node, whose `fetch` reads no files.
import { readFile } from "node:fs/promises";
import { optionsOf } from "../module.js";

/** @param {string} address  Of the web or of a file, or a path. */
const load = (address) =>
  /^https?:/.test(address) ? fetch(address) : readFile(/^file:/.test(address) ? new URL(address) : address);

/**
 * The function that starts a module.
 * @param {(given: any) => Promise<any>} init
 * @param {string} file  The name of the module's file, for `locate`.
 * @param {() => URL} address  Where the module is, unless it is given.
 */
export const startInNode = (init, file, address) => async (/** @type {any} */ given) => {
  const { module_or_path, locate } = optionsOf(await given, "module_or_path");
  const module = (await module_or_path) ?? locate?.(file) ?? address();
  const isAddress = typeof module === "string" || module instanceof URL;
  return init({ module_or_path: isAddress ? load(String(module)) : module });
};
