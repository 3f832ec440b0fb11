// Files from the visitor: chosen with a button, or dropped anywhere on the page.

import { onClick } from "./dom.js";

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
