// Single-letter keys, heard on the board only and only if the player wants them.

import { dialog, element, input, onClick } from "./dom.js";
import { recall, remember } from "./store.js";

/** @typedef {{ undo(): void, redo(): void, hint(): void, peek(held: boolean): void, deal(): void }} Actions */

/** @param {Actions} actions @returns {(event: KeyboardEvent) => void} What the board does with keys it has no use for. */
export function listenToKeys(actions) {
  const letters = input("keys-letters");
  letters.checked = recall("letters") !== "off";
  letters.addEventListener("change", () => remember("letters", letters.checked ? "on" : "off"));
  onClick("keys-open", () => dialog("keys-dialog").showModal());
  element("board").addEventListener("keyup", (event) => event.key.toLowerCase() === "p" && actions.peek(false));
  element("board").addEventListener("focusout", () => actions.peek(false));
  document.addEventListener("keydown", (event) => {
    const typing = event.target instanceof HTMLElement && event.target.closest("input, textarea, select");
    if (event.key !== "?" || typing || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    dialog("keys-dialog").showModal();
  });

  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) {
      const undo = event.key.toLowerCase() === "z" && !event.altKey;
      if (!undo) return;
      event.preventDefault();
      return event.shiftKey ? actions.redo() : actions.undo();
    }
    if (!letters.checked) return;
    const key = event.key.toLowerCase();
    if (key === "u") actions.undo();
    else if (key === "r") actions.redo();
    else if (key === "h") actions.hint();
    else if (key === "n") actions.deal();
    else if (key === "p" && !event.repeat) actions.peek(true);
    else return;
    event.preventDefault();
  };
}
