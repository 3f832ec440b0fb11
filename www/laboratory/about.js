// A description of the open experiment, and the fingerprint that its link expects.

import { element } from "../site/dom.js";
import { sentence } from "../site/words.js";
import { describe, gist, questionOf } from "./describe.js";
import { words } from "./words.js";

const MARK = "#sha256=";

export class About {
  /** The fingerprint in the link, as written. @type {string | undefined} */
  #expected;

  /** Whether the text after a query is a fingerprint. @param {string} hash */
  static speaks(hash) {
    return hash.startsWith(MARK);
  }

  /**
   * Stores the fingerprint of a link, replacing the last one.
   * @param {string} hash  The text after the query, if any.
   */
  expect(hash) {
    this.#expected = About.speaks(hash) ? hash.slice(MARK.length) : undefined;
  }

  /** @param {string} query  The canonical query. */
  show(query) {
    element("about-title").textContent = questionOf(query);
    element("gist").textContent = sentence(gist(query));
    element("about-text").textContent = describe(query, words.phrases);
  }

  /** Says only what an invalid query is about. @param {string} query */
  refuse(query) {
    element("about-title").textContent = questionOf(query);
    for (const id of ["gist", "about-text", "answer"]) element(id).textContent = "";
  }

  /**
   * Compares the results with the link's fingerprint.
   * @param {string | null | undefined} digest  The fingerprint of the results; undefined until all are done.
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

/** A link with the expected fingerprint of its results. @param {string} link @param {string} digest */
export const withFingerprint = (link, digest) => `${link}${MARK}${digest}`;
