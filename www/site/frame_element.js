// An element that is a frame with a page of the site, which a browser loads when it is about to become visible.

import { hasSite, siteOf } from "./whereabouts.js";

/** The site with the page, if it is known without the attribute. */
const SITE = hasSite ? siteOf(import.meta.url) : null;
const HEIGHT = "640"; // pixels
const STYLES = ":host, iframe { display: block; width: 100%; border: 0; } :host([hidden]) { display: none; }";

/**
 * The address of a page of a site, if a frame may show it. An address with another scheme may be a script, which would run with
 * the rights of the page around it.
 * @param {string | null} site @param {string} page
 */
function addressOf(site, page) {
  if (site === null) return undefined;
  try {
    const { protocol, origin, pathname } = new URL(site, document.baseURI);
    return /^https?:$/.test(protocol) ? `${origin}${pathname.replace(/\/?$/, "/")}${page}` : undefined;
  } catch {
    return undefined;
  }
}

/** Frameworks also import this file where they render pages on a server, without any elements. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? Object);

export class FrameElement extends Base {
  /** The attributes of each such element. */
  static common = ["lang", "site", "height"];
  /** The file of the page. */
  page = "";
  /** What the frame is called, by language. @type {Record<string, string>} */
  titles = {};
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

  /** The keys and values of the link that the attributes mean. @returns {URLSearchParams} */
  get query() {
    return new URLSearchParams();
  }

  /** Attributes that are set together open one page. */
  #ask() {
    if (this.#isAsked) return;
    this.#isAsked = true;
    queueMicrotask(() => {
      this.#isAsked = false;
      this.#show();
    });
  }

  #show() {
    const page = addressOf(this.getAttribute("site") ?? SITE, this.page);
    // Without a site there is no page: the content of the element stays.
    if (page === undefined) {
      this.#address = "";
      return this.#root.replaceChildren(document.createElement("slot"));
    }
    const { query } = this;
    const lang = this.getAttribute("lang");
    if (lang !== null) query.set("lang", lang);
    const keys = String(query);
    const address = `${page}?${keys}${keys && "&"}frame`;
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
    frame.title = this.titles[language] ?? this.titles.en;
    frame.src = address;
    this.#root.replaceChildren(frame);
    return frame;
  }
}

/** Defines an element. If a page contains two copies of this file, they share the first one's element. @param {string} name @param {CustomElementConstructor} element */
export function define(name, element) {
  if (globalThis.customElements && !customElements.get(name)) customElements.define(name, element);
}
