// A description of the open experiment, and the fingerprint that its link expects.

import { element, make } from "../site/dom.js";
import { sentence } from "../site/words.js";
import { describe, gist, questionOf } from "./describe.js";
import { words } from "./words.js";
import { fetchFile } from "../site/fetch_files.js";

const MARK = "#sha256=";

export class About {
  /** The fingerprint in the link, as written. @type {string | undefined} */
  #expected;
  /** What is shown about it, as a text by which changes are noticed. */
  #shown = "";
  /** Whether the run waits for the visitor, because it takes long. */
  #waits = false;

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
    this.#waits = false;
  }

  /** Whether the link has a fingerprint to compare results with. */
  get isExpecting() {
    return /^[0-9a-f]{64}$/.test(this.#wanted);
  }

  /** Tells that the visitor is to start the run. */
  wait() {
    this.#waits = true;
    this.compare(undefined);
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
   * @param {{ query: string, fingerprint: string | null, generator: number } | undefined} report  It has a fingerprint
   *   when all are done.
   */
  compare(report) {
    const { message, tone } = this.#comparison(report?.fingerprint);
    const shown = `${message} ${this.#wanted}`;
    if (shown === this.#shown) return;
    this.#shown = shown;
    const place = element("expected");
    place.dataset.tone = tone;
    place.replaceChildren(...(message ? [make("p", "", message)] : []));
    if (!this.isExpecting) return;
    const { fingerprint } = words.expected;
    place.append(make("details", "note", make("summary", "", fingerprint), make("p", "", this.#wanted)));
    if (report && tone === "wrong") void this.#offer(report);
  }

  get #wanted() {
    return this.#expected?.toLowerCase() ?? "";
  }

  /** @param {string | null | undefined} digest @returns {{ message: string, tone: "right" | "wrong" | "" }} */
  #comparison(digest) {
    const { malformed, before, checking, same, different } = words.expected;
    if (this.#expected === undefined) return { message: "", tone: "" };
    if (!this.isExpecting) return { message: malformed(this.#expected), tone: "wrong" };
    if (!digest) return { message: this.#waits ? before : checking, tone: "" };
    return digest === this.#wanted ? { message: same, tone: "right" } : { message: different, tone: "wrong" };
  }

  /** Links to versions of the site that may give the sender's results. @param {{ query: string, generator: number }} report */
  async #offer({ query, generator }) {
    const shown = this.#shown;
    const links = await linksToOthers(generator, withFingerprint(query, this.#wanted));
    if (this.#shown === shown) element("expected").append(...links);
  }
}

/** A link with the expected fingerprint of its results. @param {string} link @param {string} digest */
export const withFingerprint = (link, digest) => `${link}${MARK}${digest}`;

// Other versions of the site, which give the same query other rows.

/** The versions that the site keeps, each with what turns queries into rows. @typedef {{ version: string, generator: number }} Kept */

/** The newest version of every other generator. @param {readonly Kept[]} kept  Newest first. @param {number} generator */
export const others = (kept, generator) =>
  kept.filter(
    (its, at) => its.generator !== generator && kept.findIndex((newer) => newer.generator === its.generator) === at,
  );

/**
 * Links to an experiment in these versions, if the site has any.
 * @param {number} generator  This site's.
 * @param {string} place  The query of the experiment and the fingerprint.
 */
async function linksToOthers(generator, place) {
  const kept = await fetchFile("v/versions.json", document.baseURI).then(
    (file) => file.json(),
    () => [],
  );
  return others(kept, generator).map(({ version }) =>
    Object.assign(make("a", "button", words.expected.open(version)), {
      href: new URL(`v/${version}/lab.html?${place}`, document.baseURI).href,
    }),
  );
}
