// Elements of the page: found by id, created by script, and text for their HTML.

/** @param {string} id @returns {HTMLElement} */
export function element(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no element #${id}`);
  return found;
}

/** @param {string} id */
export const button = (id) => /** @type {HTMLButtonElement} */ (element(id));
/** @param {string} id */
export const input = (id) => /** @type {HTMLInputElement} */ (element(id));
/** @param {string} id */
export const dialog = (id) => /** @type {HTMLDialogElement} */ (element(id));

/** @param {string} id @param {() => void} handler */
export const onClick = (id, handler) => element(id).addEventListener("click", handler);

// Creates elements by script.

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {string} [kind]
 * @param {...(string | Node)} content
 */
export function make(name, kind = "", ...content) {
  const element = document.createElement(name);
  if (kind) element.className = kind;
  element.append(...content);
  return element;
}

/** @param {string} text @param {() => void} act @param {string} [kind] */
export function makeButton(text, act, kind = "") {
  const button = make("button", kind, text);
  button.type = "button";
  button.addEventListener("click", act);
  return button;
}

// Text inside HTML.

const ESCAPES = /** @type {Record<string, string>} */ ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" });

/** Escapes a text for HTML, including attributes. @param {string} text */
export const escaped = (text) => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter]);
