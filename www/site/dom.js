// Elements of the page: found by id, created by script, and text for their HTML.

import { make, makeShape } from "../boards/make.js";

export { make, makeShape };

/** @param {string} id @returns {HTMLElement} */
export function element(id) {
  const match = document.getElementById(id);
  if (!match) throw new Error(`the page has no element #${id}`);
  return match;
}

/** @param {string} id */
export const button = (id) => /** @type {HTMLButtonElement} */ (element(id));
/** @param {string} id */
export const input = (id) => /** @type {HTMLInputElement} */ (element(id));
/** @param {string} id */
export const select = (id) => /** @type {HTMLSelectElement} */ (element(id));
/** @param {string} id */
export const anchor = (id) => /** @type {HTMLAnchorElement} */ (element(id));
/** @param {string} id */
export const details = (id) => /** @type {HTMLDetailsElement} */ (element(id));
/** @param {string} id */
export const dialog = (id) => /** @type {HTMLDialogElement} */ (element(id));

/** @param {string} id */
export function drawing(id) {
  const svg = document.querySelector(`svg#${id}`);
  if (!(svg instanceof SVGElement)) throw new Error(`the page has no drawing #${id}`);
  return svg;
}

/** Lets a link lead to an address, or nowhere. @param {string} id @param {string | false} [address] */
export function lead(id, address) {
  const link = anchor(id);
  if (address) link.href = address;
  else link.removeAttribute("href");
  link.toggleAttribute("aria-disabled", !address);
}

/** @param {string} id @param {() => void} handler */
export const onClick = (id, handler) => element(id).addEventListener("click", handler);

/** @param {string} text @param {() => void} act @param {string} [kind] */
export function makeButton(text, act, kind = "") {
  const button = make("button", kind, text);
  button.type = "button";
  button.addEventListener("click", act);
  return button;
}

/** Has the page follow a link, unless a new tab or window is wanted. @param {HTMLElement} link @param {() => void} follow */
export function onPlainClick(link, follow) {
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    follow();
  });
}

// Text inside HTML.

const ESCAPES = /** @type {Record<string, string>} */ ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" });

/** Escapes a text for HTML, including attributes. @param {string} text */
export const escaped = (text) => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter]);
