// Sample files chosen by the visitor. A query refers to a file by its identifier; the file itself stays in this page.

import { element, input, onClick } from "../site/dom.js";
import { words } from "./words.js";

/** The keys that a file replaces: the origin of positions, and their number. */
const REPLACED = ["sample", "dtw", "start", "replace", "n"];

const knownBy = (/** @type {string} */ query) => new URLSearchParams(query).get("sample") ?? "";

export class SampleFiles {
  /** @type {Map<string, { name: string, text: string }>} */
  #files = new Map();
  #parts;

  /**
   * @param {object} parts
   * @param {() => string} parts.query  The query of the form.
   * @param {(query: string, text: string) => Promise<string>} parts.read  The canonical query for a file; fails if there is
   *   none.
   * @param {(query: string) => void} parts.open
   */
  constructor(parts) {
    this.#parts = parts;
    input("sample-file").addEventListener("change", () => void this.#choose());
    onClick("sample-drop", () => parts.open(this.#without(["sample", "n"])));
  }

  /** The text of the file that a query refers to, if it was chosen. @param {string} query */
  textOf(query) {
    return this.#files.get(knownBy(query))?.text;
  }

  /** Whether a query refers to a file that is not available. @param {string} query */
  lacks(query) {
    return knownBy(query) !== "" && !this.#files.has(knownBy(query));
  }

  /** Shows which file an experiment starts from. @param {string} query */
  show(query) {
    const id = knownBy(query);
    const file = this.#files.get(id);
    element("sample-note").textContent =
      id === "" ? "" : file ? words.sample.here(file.name) : words.sample.missing(id);
    element("sample-error").hidden = true;
    element("sample-drop").hidden = id === "";
    if (id === "") input("sample-file").value = "";
  }

  /** @param {string[]} keys */
  #without(keys) {
    const query = new URLSearchParams(this.#parts.query());
    for (const key of keys) query.delete(key);
    return query.toString();
  }

  async #choose() {
    const [file] = input("sample-file").files ?? [];
    if (!file) return;
    const text = await file.text();
    const asked = this.#parts.query();
    const query = this.lacks(asked) ? asked : this.#without(REPLACED);
    try {
      const canonical = await this.#parts.read(query, text);
      this.#files.set(knownBy(canonical), { name: file.name, text });
      this.#parts.open(canonical);
    } catch (error) {
      element("sample-error").textContent = words.sample.bad(
        file.name,
        words.problem(/** @type {import("./words.js").Problem} */ (error), query),
      );
      element("sample-error").hidden = false;
    }
  }
}
