// What the open experiment does, in words, and the fingerprint that its link expects.

import { element } from "../site/dom.js";
import { describe } from "./describe.js";
import { words } from "./words.js";

const MARK = "#sha256=";

export class About {
  /** The fingerprint in the link, as it was written. @type {string | undefined} */
  #expected;

  /** Whether what stands behind a query is a fingerprint. @param {string} hash */
  static speaks(hash) {
    return hash.startsWith(MARK);
  }

  /**
   * Takes the fingerprint of a link, or forgets the last one.
   * @param {string} hash  What stands behind the query, if something does.
   */
  expect(hash) {
    this.#expected = About.speaks(hash) ? hash.slice(MARK.length) : undefined;
  }

  /** @param {string} query  A canonical one. */
  show(query) {
    element("about").hidden = false;
    element("about-text").textContent = describe(query, words.phrases);
  }

  /**
   * Puts the results beside what the link expects.
   * @param {string | null | undefined} digest  Their fingerprint; none before all is done.
   */
  compare(digest) {
    const said = element("expected");
    const text = this.#comparison(digest);
    if (said.textContent !== text) said.textContent = text;
  }

  /** @param {string | null | undefined} digest */
  #comparison(digest) {
    if (this.#expected === undefined) return "";
    if (!/^[0-9a-f]{64}$/i.test(this.#expected)) return words.expected.malformed(this.#expected);
    const expected = this.#expected.toLowerCase();
    if (!digest) return words.expected.before(expected);
    return digest === expected ? words.expected.same : words.expected.different(expected);
  }
}

/** A link with the fingerprint that its results should have. @param {string} link @param {string} digest */
export const withFingerprint = (link, digest) => `${link}${MARK}${digest}`;
