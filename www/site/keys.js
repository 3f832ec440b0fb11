// Single-letter keys, active on the board only and only if the player wants them.

import { dialog, element, input, onClick } from "./dom.js";
import { recall, remember } from "./storage.js";

/**
 * @typedef {object} Actions
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {Record<string, () => void>} letters  The actions of letters.
 * @property {Record<string, (held: boolean) => void>} [held]  The actions of letters that are held down.
 */

/**
 * @param {Actions} actions
 * @returns {(event: KeyboardEvent) => void} Handles the keys for which the board has no use.
 */
export function listenToKeys({ undo, redo, letters, held = {} }) {
  const checkbox = input("keys-letters");
  checkbox.checked = recall("letters") !== "off";
  checkbox.addEventListener("change", () => remember("letters", checkbox.checked ? "on" : "off"));
  onClick("keys-open", () => dialog("keys-dialog").showModal());
  element("board").addEventListener("keyup", (event) => held[event.key.toLowerCase()]?.(false));
  element("board").addEventListener("focusout", () => Object.values(held).forEach((action) => action(false)));
  document.addEventListener("keydown", (event) => {
    const typing = event.target instanceof HTMLElement && event.target.closest("input, textarea, select");
    if (event.key !== "?" || typing || document.querySelector("dialog:modal")) return;
    event.preventDefault();
    dialog("keys-dialog").showModal();
  });

  const all = { u: undo, r: redo, ...letters };
  return (event) => {
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey || event.altKey) {
      if (key !== "z" || event.altKey) return;
      event.preventDefault();
      return event.shiftKey ? redo() : undo();
    }
    if (!checkbox.checked) return;
    if (Object.hasOwn(all, key)) all[/** @type {keyof typeof all} */ (key)]();
    else if (!Object.hasOwn(held, key)) return;
    else if (!event.repeat) held[key](true);
    event.preventDefault();
  };
}
