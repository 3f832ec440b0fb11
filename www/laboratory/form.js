// The form, equivalent to the link: every change creates a query, and every query fills the form.

import { element, input } from "../site/dom.js";
import { recall, remember } from "../site/store.js";
import { listOf, nameOf } from "./arena/seats.js";
import { FIELDS, GROUPS } from "./fields.js";
import { applies, CONTESTS, DEFAULT_KIND, defaultOf, factsOf, kindOf } from "./schema.js";
import { words } from "./words.js";

/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Control */

const LINE = 26; // the number of letters per line of a list in the form

/** The label and explanation of a field for a kind of experiment. @param {string} key @param {string} kind */
const wordsOf = (key, kind) => ({ ...words.fields[key], ...words.fields[key].by?.[kind] });

export class Form {
  /** @type {Map<string, Control>} */
  #controls = new Map();
  /** Called after every change. @type {(() => void) | undefined} */
  onChange;

  /** @param {HTMLElement} root */
  constructor(root) {
    const explain = input("explain");
    explain.checked = recall("explanations") !== "off";
    const show = () => root.classList.toggle("terse", !explain.checked);
    explain.addEventListener("change", () => {
      remember("explanations", explain.checked ? "on" : "off");
      show();
    });
    show();
    for (const { name, fields } of GROUPS) {
      const group = document.createElement("fieldset");
      const legend = document.createElement("legend");
      legend.textContent = words.groups[name];
      group.append(legend, ...fields.map((field) => this.#field(field)));
      root.append(group);
    }
  }

  /** @param {import("./fields.js").Field} field */
  #field({ key, fixed = false, lines = false }) {
    const { label, help, choices } = words.fields[key];
    const box = document.createElement("div");
    box.className = "field";
    box.id = `field-${key}`;
    const name = document.createElement("label");
    name.htmlFor = `key-${key}`;
    name.textContent = label;
    const control = document.createElement(choices ? "select" : lines ? "textarea" : "input");
    control.id = `key-${key}`;
    control.setAttribute("aria-describedby", `help-${key} error-${key}`);
    if (control instanceof HTMLSelectElement)
      control.append(...Object.entries(choices ?? {}).map(([value, text]) => new Option(text, value)));
    else Object.assign(control, { autocomplete: "off", spellcheck: false, readOnly: fixed });
    if (lines) control.addEventListener("input", () => this.#fit(key));
    control.addEventListener("change", () => {
      if (key === "kind") this.#suggest();
      this.#reveal();
      this.onChange?.();
    });
    this.#controls.set(key, control);
    const explanation = document.createElement("p");
    explanation.id = `help-${key}`;
    explanation.className = "help";
    explanation.textContent = help;
    const error = document.createElement("p");
    error.id = `error-${key}`;
    error.className = "error";
    error.hidden = true;
    box.append(name, control, explanation, error);
    return box;
  }

  get #kind() {
    return this.#value("kind") || DEFAULT_KIND;
  }

  /** The value of a key, or its default. @param {string} key */
  #read = (key) => this.#value(key) || defaultOf(key, this.#kind);

  /** Whether a field applies, given the others. @param {import("./fields.js").Field} field */
  #matters = ({ key, fixed }) => applies(key, this.#read) && !(fixed && !this.#value(key));

  /**
   * The text of a field that a query leaves out; empty if it depends on the experiment.
   * @param {import("./fields.js").Field} field
   * @param {string} kind
   */
  #blank({ key, begins }, kind) {
    if (begins) return begins;
    return factsOf(key, kind)?.defaults ? "" : defaultOf(key, kind);
  }

  /** The value of a key as written in the query. @param {string} key */
  #value(key) {
    const control = this.#controls.get(key);
    return control instanceof HTMLTextAreaElement ? listOf(control.value).join(";") : (control?.value.trim() ?? "");
  }

  /** Shows a value from the query. @param {string} key @param {string} value */
  #write(key, value) {
    const control = /** @type {Control} */ (this.#controls.get(key));
    const game = this.#read("g");
    // A level is easier to read than its engine.
    control.value =
      control instanceof HTMLTextAreaElement
        ? listOf(value)
            .map((text) => nameOf(game, text))
            .join("\n")
        : value;
    this.#fit(key);
  }

  /** Adjusts the height of a list to its length. @param {string} key */
  #fit(key) {
    const control = this.#controls.get(key);
    if (!(control instanceof HTMLTextAreaElement)) return;
    const rows = control.value.split("\n").map((line) => Math.max(1, Math.ceil(line.length / LINE)));
    control.rows = Math.max(
      2,
      rows.reduce((sum, row) => sum + row),
    );
  }

  /** Fills in what the kind requires, unless the visitor has typed something. */
  #suggest() {
    for (const { key, example } of FIELDS) {
      const value = this.#value(key);
      if (example && applies(key, this.#read) && (!value || Object.values(example).includes(value)))
        this.#write(key, example[this.#kind] ?? "");
    }
  }

  /** Shows the fields that apply, given the others. */
  #reveal() {
    const kind = this.#kind;
    for (const field of FIELDS) {
      const { key } = field;
      const box = element(`field-${key}`);
      const { label, help } = wordsOf(key, kind);
      box.hidden = !this.#matters(field);
      /** @type {HTMLElement} */ (box.querySelector("label")).textContent = label;
      element(`help-${key}`).textContent = help;
      const control = this.#controls.get(key);
      if (control && "placeholder" in control) control.placeholder = defaultOf(key, kind);
    }
    // Positions of the puzzle have no meaning for other games.
    element("own-sample").hidden = CONTESTS.includes(kind);
    for (const group of document.querySelectorAll("#form fieldset")) {
      /** @type {HTMLElement} */ (group).hidden = !group.querySelector(".field:not([hidden])");
    }
  }

  /** The query of the form, without fields that do not apply or equal their defaults. */
  get query() {
    const query = new URLSearchParams();
    for (const field of FIELDS) {
      const { key, begins = "" } = field;
      const value = this.#value(key) || begins;
      if (value && this.#matters(field) && (begins || value !== defaultOf(key, this.#kind))) query.set(key, value);
    }
    return query.toString();
  }

  /** Fills the form from a query. @param {string} query */
  fill(query) {
    const given = new URLSearchParams(query);
    const kind = kindOf(query);
    for (const field of FIELDS) {
      const { key } = field;
      const control = /** @type {Control} */ (this.#controls.get(key));
      const blank = this.#blank(field, kind);
      this.#write(key, given.get(key) ?? blank);
      if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = blank;
    }
    this.#reveal();
  }

  /**
   * Shows an error at the field of a key, or removes all errors.
   * @param {string} [key]
   * @param {string} [message]
   * @returns {string | undefined} the label of the field, if there is one
   */
  blame(key, message) {
    for (const field of FIELDS) {
      const error = element(`error-${field.key}`);
      const guilty = field.key === key;
      error.hidden = !guilty;
      error.textContent = guilty ? (message ?? "") : "";
      this.#controls.get(field.key)?.setAttribute("aria-invalid", String(guilty));
    }
    return FIELDS.some((field) => field.key === key)
      ? wordsOf(/** @type {string} */ (key), this.#kind).label
      : undefined;
  }
}
