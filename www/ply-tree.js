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
/** @type {Record<string, string>} */
const TITLES = { en: "A search you can watch", de: "Eine Suche zum Zusehen" };

/**
 * The address of the page of a site, if it has one that a frame may show. An address with another scheme may be a script, which
 * would run with the rights of the page around it.
 * @param {string | null} site
 */
function pageOf(site) {
  if (site === null) return undefined;
  try {
    const { protocol, origin, pathname } = new URL(site, document.baseURI);
    return /^https?:$/.test(protocol) ? `${origin}${pathname.replace(/\/?$/, "/")}tree.html` : undefined;
  } catch {
    return undefined;
  }
}

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
    const page = pageOf(this.getAttribute("site") ?? SITE);
    // Without a site there is no search: the content of the element stays.
    if (page === undefined) {
      this.#address = "";
      return this.#root.replaceChildren(document.createElement("slot"));
    }
    const address = `${page}?${new URLSearchParams(given)}${given.length ? "&" : ""}frame`;
    // Another address in the same frame would be a step in the history of the page around it.
    if (address !== this.#address) this.#frame = this.#open(address);
    this.#frame.height = this.getAttribute("height") ?? HEIGHT;
  }

  /** @param {string} address */
  #open(address) {
    this.#address = address;
    const language = (this.getAttribute("lang") ?? navigator.language).slice(0, 2).toLowerCase();
    const frame = document.createElement("iframe");
    frame.loading = "lazy";
    frame.title = TITLES[language] ?? TITLES.en;
    frame.src = address;
    this.#root.replaceChildren(frame);
    return frame;
  }
}

// If a page contains two copies of this file, they share the first one's element.
if (globalThis.customElements && !customElements.get("ply-tree")) customElements.define("ply-tree", PlyTree);
