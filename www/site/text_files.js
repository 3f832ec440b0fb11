// Text files from the visitor: chosen with a button or dropped anywhere on the page, and read.

import { onClick } from "./dom.js";
import { words } from "./words.js";

/**
 * The last file input: a browser may garbage-collect it during the choice if nothing refers to it.
 * @type {HTMLInputElement}
 */
let field;

/**
 * @param {string} button  The button's id.
 * @param {string} accept  The accepted types of files.
 * @param {(file: File) => void} open
 */
export function takeFiles(button, accept, open) {
  onClick(button, () => {
    field = Object.assign(document.createElement("input"), { type: "file", accept });
    field.addEventListener("change", () => field.files?.[0] && open(field.files[0]));
    field.click();
  });
  addEventListener("dragover", (event) => event.dataTransfer?.types.includes("Files") && event.preventDefault());
  addEventListener("drop", (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    open(file);
  });
}

// Reads a text file from the visitor; rejects files that cannot be text before they are parsed.

const MOST = 1_000_000; // bytes: files saved by the site are far smaller

/** The text of a file; throws readable errors. @param {File} file @returns {Promise<string>} */
export async function readText(file) {
  if (file.size > MOST) throw new Error(words.files.large(file.name));
  const text = await file.text();
  // Bytes that are not valid UTF-8 are decoded as replacement characters.
  if (/[\0\uFFFD]/.test(text)) throw new Error(words.files.binary(file.name));
  if (!text.trim()) throw new Error(words.files.empty(file.name));
  return text;
}

/**
 * Parses a text that may be truncated. If it is, reports that instead of the resulting parse error, unless the text
 * is something else altogether.
 * @template T @param {File} file @param {{ begins: boolean, ends: boolean }} is  Whether it begins and ends as it
 *   should. @param {() => T} parse
 */
export function parseWhole(file, { begins, ends }, parse) {
  const part = new Error(words.files.part(file.name));
  if (begins && !ends) throw part;
  const parsed = parse();
  if (!ends) throw part;
  return parsed;
}
