// Files that the visitor gives to a page: chosen with a button, or dropped anywhere on it.

import { onClick } from "./dom.js";

/** The field of the last choice: a browser may forget one that nobody holds. @type {HTMLInputElement} */
let field;

/**
 * @param {string} button  Its id.
 * @param {string} accept  What is offered for choice.
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
