// <ply-tree>: a search that can be watched, for any page. It is a frame with the page of a search, which a browser loads when
// it is about to become visible.

import { hasSite, siteOf } from "./site/whereabouts.js";

/** The site with the page, if it is known without the attribute. */
const SITE = hasSite ? siteOf(import.meta.url) : null;
/** The attributes, and their keys in the link of a search. */
const KEYS = {
  game: "g",
  position: "p",
  engine: "engine",
  seed: "seed",
  with: "with",
  other: "other",
  at: "at",
  lang: "lang",
};
const HEIGHT = "640"; // pixels
const STYLES = ":host, iframe { display: block; width: 100%; border: 0; } :host([hidden]) { display: none; }";
const TITLES = /** @type {const} */ ({ en: "A search you can watch", de: "Eine Suche zum Zusehen" });

/** Frameworks also import this file where they render pages on a server, without any elements. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? Object);

export class PlyTree extends Base {
  static observedAttributes = [...Object.keys(KEYS), "site", "height"];
  #root = this.attachShadow({ mode: "open" });
  #frame = document.createElement("iframe");
  #address = "";
  #isAsked = false;

  constructor() {
    super();
    // The policy of a page may forbid styles in its HTML.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLES);
    this.#root.adoptedStyleSheets = [sheet];
  }

  connectedCallback() {
    this.#ask();
  }

  attributeChangedCallback() {
    this.#ask();
  }

  /** Attributes that are set together open one search. */
  #ask() {
    if (this.#isAsked) return;
    this.#isAsked = true;
    queueMicrotask(() => {
      this.#isAsked = false;
      this.#show();
    });
  }

  #show() {
    const given = Object.entries(KEYS).flatMap(([name, key]) => {
      const value = this.getAttribute(name);
      return value === null ? [] : [[key, value]];
    });
    const site = this.getAttribute("site") ?? SITE;
    // Without a site there is no search: the content of the element stays.
    if (site === null) {
      this.#address = "";
      return this.#root.replaceChildren(document.createElement("slot"));
    }
    const address = `${site.replace(/\/?$/, "/")}tree.html?${new URLSearchParams(given)}${given.length ? "&" : ""}frame`;
    // Another address in the same frame would be a step in the history of the page around it.
    if (address !== this.#address) this.#frame = this.#open(address);
    this.#frame.height = this.getAttribute("height") ?? HEIGHT;
  }

  /** @param {string} address */
  #open(address) {
    this.#address = address;
    const isGerman = /^de/i.test(this.getAttribute("lang") ?? navigator.language);
    const frame = document.createElement("iframe");
    frame.loading = "lazy";
    frame.title = TITLES[isGerman ? "de" : "en"];
    frame.src = address;
    this.#root.replaceChildren(frame);
    return frame;
  }
}

// If a page contains two copies of this file, they share the first one's element.
if (globalThis.customElements && !customElements.get("ply-tree")) customElements.define("ply-tree", PlyTree);
