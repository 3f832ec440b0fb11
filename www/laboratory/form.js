// The form that is the link: every change makes a query, every query fills the form.

import { element, input } from "../app/dom.js";
import { recall, remember } from "../app/store.js";
import { FIELDS, GROUPS } from "./fields.js";
import { words } from "./words.js";

/** @typedef {HTMLInputElement | HTMLSelectElement} Control */

export class Form {
  /** @type {Map<string, Control>} */
  #controls = new Map();
  #onChange;

  /** @param {HTMLElement} root @param {() => void} onChange */
  constructor(root, onChange) {
    this.#onChange = onChange;
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
  #field({ key, fixed = false }) {
    const { label, help, choices, usual } = words.fields[key];
    const box = document.createElement("div");
    box.className = "field";
    box.id = `field-${key}`;
    const name = document.createElement("label");
    name.htmlFor = `key-${key}`;
    name.textContent = label;
    const control = document.createElement(choices ? "select" : "input");
    control.id = `key-${key}`;
    control.setAttribute("aria-describedby", `help-${key} error-${key}`);
    if (control instanceof HTMLSelectElement) control.append(...Object.entries(choices ?? {}).map(([value, text]) => new Option(text, value)));
    else Object.assign(control, { autocomplete: "off", spellcheck: false, placeholder: usual ?? "", readOnly: fixed });
    control.addEventListener("change", () => {
      this.#reveal();
      this.#onChange();
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

  /** The value of a key, its fallback if it is empty. @param {string} key */
  #read = (key) => {
    const value = this.#controls.get(key)?.value.trim() ?? "";
    return value || (FIELDS.find((field) => field.key === key)?.fallback ?? "");
  };

  /** Shows the fields that matter, given the others. */
  #reveal() {
    for (const { key, shown } of FIELDS) element(`field-${key}`).hidden = !shown(this.#read) || this.#read("sweep") === key;
    for (const group of document.querySelectorAll("#form fieldset")) {
      /** @type {HTMLElement} */ (group).hidden = !group.querySelector(".field:not([hidden])");
    }
  }

  /** The query the form stands for; fields that do not matter, or hold their fallback, are left out. */
  get query() {
    const query = new URLSearchParams();
    for (const { key, fallback, shown } of FIELDS) {
      const value = this.#controls.get(key)?.value.trim() ?? "";
      const replaced = this.#read("sweep") === key || (key === "dtw" && (this.#read("start") !== "" || this.#read("sweep") === "start"));
      if (shown(this.#read) && value && value !== fallback && !replaced) query.set(key, value);
    }
    return query.toString();
  }

  /** Fills the form from a query. @param {string} query */
  fill(query) {
    const given = new URLSearchParams(query);
    for (const { key, fallback } of FIELDS) {
      const control = /** @type {Control} */ (this.#controls.get(key));
      control.value = given.get(key) ?? fallback;
      if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = fallback;
    }
    this.#reveal();
  }

  /** Shows an error at the field of a key, or takes all errors away. @param {string} [key] @param {string} [message] @returns {boolean} whether there is such a field */
  blame(key, message) {
    for (const field of FIELDS) {
      const error = element(`error-${field.key}`);
      const guilty = field.key === key;
      error.hidden = !guilty;
      error.textContent = guilty ? (message ?? "") : "";
      this.#controls.get(field.key)?.setAttribute("aria-invalid", String(guilty));
    }
    return FIELDS.some((field) => field.key === key);
  }
}
