// The package in Node, which fetches no files: the module is read.

import { readFile } from "node:fs/promises";
import init from "./plyground.js";

export * from "./plyground.js";

/** @type {typeof init} */
export default (input = { module_or_path: readFile(new URL("plyground_bg.wasm", import.meta.url)) }) => init(input);
