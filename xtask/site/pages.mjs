// The pages of the site: the files that they load and refer to, and their finished HTML.
import { createHash } from "node:crypto";
import { defaultTreeAdapter as tree, html, parse, serialize } from "parse5";

/** A made-up address of the site: addresses of pages may not lead out of it. */
const SITE = new URL("https://site.invalid/site/");
/** The directive of a page's policy that lists its scripts. */
const SCRIPTS = "script-src ";
/** The elements in which spaces are as they are. */
const VERBATIM = ["pre", "script", "style", "textarea"];

/** @typedef {import("parse5").DefaultTreeAdapterTypes.Element} Element */
/** @typedef {import("parse5").DefaultTreeAdapterTypes.ParentNode} Parent */
/** @typedef {"style" | "other" | "inside" | "page" | "early" | "old"} Use  The use of a file in a page. */

/** @param {Element} element @param {string} name */
const attribute = (element, name) => element.attrs.find((its) => its.name === name);
/** @param {Element} element @param {string} name */
const valueIn = (element, name) => attribute(element, name)?.value ?? "";

/** All nodes below one, in order. @param {Parent} parent @returns {Generator<any>} */
function* below(parent) {
  for (const node of parent.childNodes) {
    yield node;
    if ("childNodes" in node) yield* below(node);
    if ("content" in node) yield* below(node.content);
  }
}

/** The use of the file of a link or script in a page. @param {Element} element @returns {Use} */
function useOf(element) {
  if (element.tagName === "link") return valueIn(element, "rel") === "stylesheet" ? "style" : "other";
  if (attribute(element, "nomodule")) return "old";
  if (valueIn(element, "type") !== "module") return "inside";
  return attribute(element, "async") ? "early" : "page";
}

export class Page {
  /** The files that browsers load for the page. @type {{ source: string, use: Use }[]} */
  loads = [];
  /** The addresses in it that refer to files. @type {{ at: { value: string }, source: string, rest: string }[]} */
  #addresses = [];
  #document;
  /** @type {Element[]} */
  #elements;

  /** @param {string} name @param {string} text */
  constructor(name, text) {
    this.name = name;
    this.#document = parse(text);
    this.#elements = [...below(this.#document)].filter(tree.isElementNode);
    for (const element of this.#elements)
      for (const at of element.attrs.filter(({ name }) => name === "href" || name === "src")) {
        const target = this.#target(at.value);
        if (!target) continue;
        this.#addresses.push({ at, ...target });
        if (element.tagName === "link" || element.tagName === "script")
          this.loads.push({ source: target.source, use: useOf(element) });
      }
  }

  /** The file of the site that an address refers to, if it does, and the rest of the address. @param {string} address */
  #target(address) {
    const { origin, pathname, search, hash } = new URL(address, new URL(this.name, SITE));
    if (origin !== SITE.origin || /^(?:[?#]|$)/.test(address)) return undefined;
    if (!pathname.startsWith(SITE.pathname)) throw new Error(`${this.name}: ${address} leads out of the site`);
    const path = pathname.slice(SITE.pathname.length);
    return { source: path.replace(/(^|\/)$/, "$1index.html"), rest: search + hash };
  }

  /** The only element with a name. @param {string} name @param {(element: Element) => boolean} [is] */
  #find(name, is = () => true) {
    const found = this.#elements.filter((element) => element.tagName === name && is(element));
    if (found.length !== 1) throw new Error(`${this.name}: one <${name}> was expected, and there are ${found.length}`);
    return found[0];
  }

  /** The title and the description. */
  get about() {
    const [title] = this.#find("title").childNodes;
    const description = this.#find("meta", (its) => valueIn(its, "name") === "description");
    return { title: "value" in title ? title.value : "", description: valueIn(description, "content") };
  }

  /** A file of the site as the page refers to it. @param {string} file */
  relative(file) {
    return "../".repeat(this.name.split("/").length - 1) + file;
  }

  /** Adds elements `link` or `meta`, by their attributes, at the end of the head. @param {Record<string, string>[]} tags */
  describe(tags) {
    const head = this.#find("head");
    for (const tag of tags) {
      const attributes = Object.entries(tag).map(([name, value]) => ({ name, value }));
      tree.appendChild(head, tree.createElement("rel" in tag ? "link" : "meta", html.NS.HTML, attributes));
      tree.insertText(head, "\n");
    }
  }

  /** Lets relative addresses start from another address than the page's own. @param {string} address */
  startFrom(address) {
    tree.appendChild(this.#find("head"), tree.createElement("base", html.NS.HTML, [{ name: "href", value: address }]));
  }

  /**
   * The finished page.
   * @param {string} build
   * @param {(source: string) => string} nameOf  The name of a file in the finished site.
   * @param {Map<string, string>} inside  The texts of scripts that pages have inside, so that they run even if all
   *   other files are missing, by source.
   */
  finish(build, nameOf, inside) {
    this.#find("html").attrs.push({ name: "data-build", value: build });
    for (const { at, source, rest } of this.#addresses) {
      const name = nameOf(source);
      if (name !== source) at.value = this.relative(name) + rest;
    }
    for (const { source, use } of this.loads) if (use === "inside") this.#putInside(inside.get(source) ?? "");
    for (const node of below(this.#document))
      if (tree.isTextNode(node) && !VERBATIM.includes(/** @type {Element} */ (node.parentNode).tagName))
        node.value = node.value.replace(/\n +/g, "\n");
    return serialize(this.#document);
  }

  /** Puts a script inside, and lets the policy allow it. @param {string} text */
  #putInside(text) {
    if (/<\/script|<!--/i.test(text)) throw new Error(`${this.name}: the script inside would end the element`);
    const script = this.#find("script", (its) => useOf(its) === "inside");
    script.attrs = [];
    tree.insertText(script, text);
    const policy = this.#find("meta", (its) => valueIn(its, "http-equiv") === "Content-Security-Policy");
    const content = /** @type {{ value: string }} */ (attribute(policy, "content"));
    const digest = createHash("sha256").update(text).digest("base64");
    const directives = content.value.split("; ");
    if (!directives.some((its) => its.startsWith(SCRIPTS)))
      throw new Error(`${this.name}: the policy lists no scripts`);
    content.value = directives.map((its) => (its.startsWith(SCRIPTS) ? `${its} 'sha256-${digest}'` : its)).join("; ");
  }
}
