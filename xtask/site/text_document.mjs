// The part of a document that drawings need where there is no browser: elements that become text.

import { escaped } from "../../www/site/dom.js";

class Element {
  /** @type {Map<string, unknown>} */
  #attributes = new Map();
  /** @type {unknown[]} */
  #children = [];
  #text = "";

  /** @param {string} name */
  constructor(name) {
    this.name = name;
  }

  setAttribute(key, value) {
    this.#attributes.set(key, String(value));
  }
  getAttribute(key) {
    return this.#attributes.get(key);
  }
  append(...more) {
    this.#children.push(...more);
  }
  replaceChildren(...all) {
    this.#children = all;
  }
  /** The children of a name. */
  querySelectorAll(name) {
    return this.#children.filter((child) => child instanceof Element && child.name === name);
  }
  get textContent() {
    return this.#text;
  }
  set textContent(text) {
    this.#text = text;
    this.#children = [escaped(text)];
  }
  set innerHTML(markup) {
    this.#children = [markup];
  }
  get inside() {
    return this.#children.join("");
  }
  toString() {
    const attributes = [...this.#attributes].map(([key, value]) => `${key}="${escaped(value)}"`);
    return `<${[this.name, ...attributes].join(" ")}>${this.inside}</${this.name}>`;
  }
}

globalThis.document = /** @type {any} */ ({
  currentScript: null,
  createElementNS: (/** @type {string} */ _, /** @type {string} */ name) => new Element(name),
});
Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] }, configurable: true });
