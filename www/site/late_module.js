// Modules that are fetched when they are first needed.

import { compile } from "./compile.js";

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
