// The elements of the boxes in view. Those that stay are kept, and only what has changed of them is written.

import { make } from "../site/dom.js";
import { words } from "./words.js";

/**
 * What is shown of a box.
 * @typedef {object} Look
 * @property {number[]} place  Left, top, width and height in pixels.
 * @property {number} left  The number of moves left out, if it stands for them; 0 otherwise.
 * @property {string} name
 * @property {string} value  Empty as long as there is none.
 * @property {"ahead" | "open" | "done"} stage
 * @property {boolean} isOurs
 * @property {boolean} isOnPath
 * @property {boolean} isActive
 * @property {boolean} [isExpanded]  If there is anything below it.
 * @property {Record<string, string | undefined>} colours  By the names of their data attributes.
 * @property {string} [count]  A number at the end of the label.
 * @property {string[]} told  What else screen readers say.
 * @property {[at: number, count: number]} [among]  Its index among the nodes with the same one above it, and their number.
 */
/** @typedef {{ element: HTMLElement, text: HTMLElement, chip: HTMLElement, seen: string }} Item */

export class Items {
  root = make("div", "icicle-boxes");
  /** By the node, or the node's complement for the moves left out. @type {Map<number, Item>} */
  #items = new Map();

  /** Removes all. */
  clear() {
    this.#items.clear();
    this.root.replaceChildren();
  }

  /**
   * Shows some boxes and no others.
   * @param {import("./icicle_layout.js").Box[]} boxes @param {(box: import("./icicle_layout.js").Box) => Look} lookOf
   */
  show(boxes, lookOf) {
    const before = this.#items;
    this.#items = new Map();
    let next = this.root.firstElementChild;
    for (const box of boxes) {
      const key = box.left ? ~box.node : box.node;
      const look = lookOf(box);
      const item = before.get(key) ?? makeItem(box, look);
      before.delete(key);
      this.#items.set(key, item);
      const seen = JSON.stringify(look);
      if (item.seen !== seen) dress(item, look);
      item.seen = seen;
      if (item.element === next) next = next.nextElementSibling;
      else this.root.insertBefore(item.element, next);
    }
    for (const { element } of before.values()) element.remove();
  }
}

/** @param {import("./icicle_layout.js").Box} box @param {Look} look @returns {Item} */
function makeItem({ node, column, left }, { name, isOurs, among }) {
  const element = make("div", left ? "box left-out" : "box");
  element.role = "treeitem";
  element.ariaLevel = String(column + 1);
  const text = make("b", "", name);
  const chip = make("span", "chip");
  const label = make("span", "label");
  if (left) label.append(words.leftOut(left));
  else {
    label.append(text, " ", chip);
    element.id = `node-${node}`;
    element.classList.toggle("ours", isOurs);
    if (among) [element.ariaPosInSet, element.ariaSetSize] = among.map(String);
  }
  element.append(label);
  return { element, text, chip, seen: "" };
}

/** @param {Item} item @param {Look} look */
function dress({ element, chip }, look) {
  const [left, top, width, height] = look.place.map((length) => `${length}px`);
  Object.assign(element.style, { left, top, width, height });
  element.dataset.stage = look.stage;
  if (look.left) return;
  for (const [name, colour] of Object.entries(look.colours))
    if (colour === undefined) delete element.dataset[name];
    else element.dataset[name] = colour;
  element.classList.toggle("on-path", look.isOnPath);
  element.classList.toggle("active", look.isActive);
  element.ariaSelected = String(look.isActive);
  element.ariaExpanded = look.isExpanded === undefined ? null : String(look.isExpanded);
  chip.textContent = look.value;
  chip.hidden = look.value === "";
  const label = /** @type {HTMLElement} */ (element.firstElementChild);
  label.classList.toggle("closed", look.isExpanded === false);
  if (look.count === undefined) delete label.dataset.count;
  else label.dataset.count = look.count;
  element.ariaLabel = [`${look.name}${look.value && ` ${look.value}`}`, ...look.told].join(", ");
}
