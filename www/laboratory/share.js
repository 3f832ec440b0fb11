// The share dialog of an experiment: its link, with or without the fingerprint of the results, as text, QR code,
// command, citation, entry of BibTeX and HTML.

import { button, dialog, element, escaped, input, onClick } from "../site/dom.js";
import { drawQr } from "../site/qr.js";
import { copy, send } from "../site/download.js";
import { withFingerprint } from "./about.js";
import { describe } from "./describe.js";
import { words } from "./words.js";
import { work } from "./work.js";

/**
 * @typedef {{ query: string, link: string, version: string, digest: string | null | undefined }} Shared  There is no
 *   digest before all trials are done.
 */

export class Share {
  /** @type {Shared | undefined} */
  #shared;

  constructor() {
    input("share-digest").addEventListener("change", () => void this.#fill());
    element("share-dialog").addEventListener("click", (event) => {
      const { copy } = /** @type {HTMLElement} */ (event.target).dataset;
      if (copy) void this.#copy(input(copy));
    });
    button("share-web").hidden = !("share" in navigator);
    onClick("share-web", () => {
      const text = element("share-words").textContent ?? "";
      void send({ title: words.share.title, text, url: this.#link });
    });
  }

  /** @param {Shared} shared */
  open(shared) {
    this.#shared = shared;
    element("share-said").textContent = "";
    input("share-digest").disabled = !shared.digest;
    input("share-digest").checked = Boolean(shared.digest);
    element("share-later").textContent = shared.digest ? "" : words.share.digest;
    element("share-words").textContent = describe(shared.query, words.phrases);
    dialog("share-dialog").showModal();
    void this.#fill();
  }

  get #link() {
    const { link = "", digest } = this.#shared ?? {};
    return digest && input("share-digest").checked ? withFingerprint(link, digest) : link;
  }

  async #fill() {
    if (!this.#shared) return;
    const { query, version, link, digest } = this.#shared;
    const command = `plyground run '${query}'`;
    const address = this.#link;
    input("share-link").value = address;
    input("share-command").value = new URLSearchParams(query).has("sample") ? words.share.sample(command) : command;
    input("share-citation").value = words.citation(link, version, digest ?? "");
    input("share-bibtex").value = bibtex(work, { query, fingerprint: digest ?? "", version, link });
    input("share-html").value = `<a href="${escaped(address)}">${escaped(describe(query, words.phrases))}</a>`;
    const drawing = /** @type {SVGElement} */ (document.querySelector("#share-qr"));
    drawing.setAttribute("aria-label", words.share.qr);
    try {
      await drawQr(drawing, address);
      drawing.toggleAttribute("hidden", false);
      element("share-long").textContent = "";
    } catch {
      drawing.toggleAttribute("hidden", true);
      element("share-long").textContent = words.share.long;
    }
  }

  /** @param {HTMLInputElement} field */
  async #copy(field) {
    field.select();
    element("share-said").textContent = (await copy(field.value)) ? words.copied : words.copyFailed;
  }
}

// Plyground, or an experiment with it, as an entry of BibTeX.

/** Text as TeX reads it. @param {string} text */
const inTex = (text) => text.replace(/[&%$#_]/g, "\\$&");

/**
 * @param {{ title: string, authors: readonly string[], year: string }} work
 * @param {{ query: string, fingerprint: string, version: string, link: string }} [experiment]  The fingerprint is empty
 *   before all trials are done.
 */
export function bibtex({ title, authors, year }, experiment) {
  const { query = "", fingerprint = "", version = "", link = "" } = experiment ?? {};
  const fields = {
    // The inner braces keep a name in one piece.
    author: authors.map((name) => `{${inTex(name)}}`).join(" and "),
    title: inTex(title),
    year,
    version,
    url: link,
    note: query && `Query ${inTex(query)}${fingerprint && `, fingerprint ${fingerprint}`}`,
  };
  const lines = Object.entries(fields).filter(([, value]) => value);
  const key = ["plyground", ...(fingerprint ? [fingerprint.slice(0, 8)] : [])].join("-");
  return `@software{${key},\n${lines.map(([name, value]) => `  ${name} = {${value}}`).join(",\n")}\n}\n`;
}
