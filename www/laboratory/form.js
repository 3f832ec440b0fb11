// The form, equivalent to the link: every change creates a query, and every query fills the form.

import { element, input, make } from "../site/dom.js";
import { recall, remember } from "../site/storage.js";
import {
  applies,
  CONTESTS,
  DEFAULT_KIND,
  defaultOf,
  depthIn,
  factsOf,
  kindOf,
  listOf,
  nameOf,
  withDepth,
} from "./schema.js";
import { words } from "./words.js";

/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Control */

const LINE = 26; // the number of letters per line of a list in the form

/** The label and explanation of a field for a kind of experiment. @param {string} key @param {string} kind */
const wordsOf = (key, kind) => ({ ...words.fields[key], ...words.fields[key].by?.[kind] });

/** The value at which a slider stands. @param {HTMLInputElement} slider */
const stopOf = ({ dataset, value }) => dataset.stops?.split(" ")[Number(value)] ?? "";

/** @param {HTMLInputElement} slider */
function showStop(slider) {
  const text = words.tick(Number(stopOf(slider)));
  slider.ariaValueText = text;
  const output = slider.labels?.[0].querySelector("output");
  if (output) output.textContent = text;
}

export class Form {
  /** @type {Map<string, Control>} */
  #controls = new Map();
  #sliders;
  /** The settings that have a slider. */
  #slid = "";
  /** Called after every change. @type {(() => void) | undefined} */
  onChange;

  /** @param {HTMLElement} root @param {HTMLElement} sliders  The place of the few settings that matter most. */
  constructor(root, sliders) {
    this.#sliders = sliders;
    const explain = input("explain");
    explain.checked = recall("explanations") === "on";
    const show = () => root.classList.toggle("terse", !explain.checked);
    explain.addEventListener("change", () => {
      remember("explanations", explain.checked ? "on" : "off");
      show();
    });
    show();
    for (const { name, fields } of GROUPS) {
      const legend = make("legend", "", words.groups[name]);
      root.append(make("fieldset", "", legend, ...fields.map((field) => this.#field(field))));
    }
  }

  /** @param {Field} field */
  #field({ key: queryKey, name: key = queryKey, fixed = false, lines = false }) {
    const { label, help, choices } = words.fields[key];
    const name = make("label", "", label);
    name.htmlFor = `key-${key}`;
    const control = make(choices ? "select" : lines ? "textarea" : "input");
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
    const explanation = make("p", "help", help);
    explanation.id = `help-${key}`;
    const error = Object.assign(make("p", "error"), { id: `error-${key}`, hidden: true });
    return Object.assign(make("div", "field", name, control, explanation, error), { id: `field-${key}` });
  }

  get #kind() {
    return this.#value("kind") || DEFAULT_KIND;
  }

  /** The value of a key, or its default. @param {string} key */
  #read = (key) => this.#value(this.#nameOf(key)) || defaultOf(key, this.#kind);

  /** The name of the field for a key: games and puzzles have the same key. @param {string} key */
  #nameOf = (key) => (key === "g" && !CONTESTS.includes(this.#kind) ? "puzzle" : key);

  /** Whether a field applies, given the others. @param {Field} field */
  #matters = ({ key, name = key, fixed }) =>
    name === this.#nameOf(key) && applies(key, this.#read) && !(fixed && !this.#value(key));

  /**
   * The text of a field that a query leaves out; empty if it depends on the experiment.
   * @param {Field} field
   * @param {string} kind
   */
  #blank({ key, name, begins }, kind) {
    if (begins) return begins;
    return factsOf(key, kind)?.defaults ? "" : defaultOf(key, name ? DEFAULT_KIND : kind);
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
      const { key: queryKey, name: key = queryKey } = field;
      const box = element(`field-${key}`);
      const { label, help } = wordsOf(key, kind);
      box.hidden = !this.#matters(field);
      /** @type {HTMLElement} */ (box.querySelector("label")).textContent = label;
      element(`help-${key}`).textContent = help;
      const control = this.#controls.get(key);
      if (control && "placeholder" in control) control.placeholder = defaultOf(queryKey, kind);
    }
    // Positions of the puzzle have no meaning for other games.
    element("own-sample").hidden = CONTESTS.includes(kind);
    for (const group of document.querySelectorAll("#form fieldset")) {
      /** @type {HTMLElement} */ (group).hidden = !group.querySelector(".field:not([hidden])");
    }
    this.#slide();
  }

  /** Shows the sliders of the kind, at most three, with their values. */
  #slide() {
    const kind = this.#kind;
    const slid = (SLIDERS[kind] ?? [])
      .map((key) => ({ key, value: this.#slidValue(key) }))
      .filter(({ value }) => value !== "" && Number.isFinite(Number(value)))
      .slice(0, MOST_SLIDERS);
    const now = [kind, ...slid.map(({ key }) => key)].join(" ");
    if (now !== this.#slid) this.#sliders.replaceChildren(...slid.map(({ key }) => this.#slider(key)));
    this.#slid = now;
    for (const { key, value } of slid) {
      const slider = input(`slider-${key}`);
      // A value between two stops gets a stop of its own.
      const stops = [...new Set([...STOPS[key], Number(value)])].sort((a, b) => a - b);
      Object.assign(slider, { min: "0", max: String(stops.length - 1) });
      slider.dataset.stops = stops.join(" ");
      slider.value = String(stops.indexOf(Number(value)));
      showStop(slider);
    }
  }

  /** @param {string} key */
  #slider(key) {
    const { label } = key === "depth" ? words.fields.t : wordsOf(key, this.#kind);
    const slider = Object.assign(make("input", ""), { type: "range", id: `slider-${key}` });
    const name = make("label", "", words.sliders[key] ?? label, make("output", ""));
    name.htmlFor = slider.id;
    slider.addEventListener("input", () => showStop(slider));
    slider.addEventListener("change", () => {
      if (key === "depth") this.#write("engines", withDepth(this.#value("engines"), stopOf(slider)));
      else this.#write(key, stopOf(slider));
      this.#reveal();
      this.onChange?.();
    });
    return make("div", "", name, slider);
  }

  /** The value of a slider; empty if there is none in this experiment. @param {string} key */
  #slidValue(key) {
    if (key === "depth") return depthIn(this.#read("engines"));
    const field = FIELDS.find((field) => field.key === key);
    return field && this.#matters(field) ? this.#read(key) : "";
  }

  /** The query of the form, without fields that do not apply or equal their defaults. */
  get query() {
    const query = new URLSearchParams();
    for (const field of FIELDS) {
      const { key, name = key, begins = "" } = field;
      const value = this.#value(name) || begins;
      if (value && this.#matters(field) && (begins || value !== defaultOf(key, this.#kind))) query.set(key, value);
    }
    return query.toString();
  }

  /** Fills the form from a query. @param {string} query */
  fill(query) {
    const given = new URLSearchParams(query);
    const kind = kindOf(query);
    for (const field of FIELDS) {
      const { key, name = key } = field;
      const control = /** @type {Control} */ (this.#controls.get(name));
      const blank = this.#blank(field, kind);
      this.#write(name, (name === this.#nameOf(key) ? given.get(key) : undefined) ?? blank);
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
      const { name = field.key } = field;
      const error = element(`error-${name}`);
      const guilty = field.key === key && name === this.#nameOf(key);
      error.hidden = !guilty;
      error.textContent = guilty ? (message ?? "") : "";
      this.#controls.get(name)?.setAttribute("aria-invalid", String(guilty));
    }
    return FIELDS.some((field) => field.key === key)
      ? wordsOf(this.#nameOf(/** @type {string} */ (key)), this.#kind).label
      : undefined;
  }
}

// The keys of an experiment as fields of a form, in groups. Their labels and explanations are in the words; the
// conditions under which they apply are in the schema.

/**
 * @typedef {object} Field
 * @property {string} key
 * @property {string} [name]  Its name in the form, if another field has the same key.
 * @property {boolean} [fixed]  Whether it is shown if it has a value, but cannot be edited.
 * @property {string} [begins]  Its initial value in a new form; queries always contain it.
 * @property {boolean} [lines]  Whether it is a list: one item per line in the form, separated by semicolons in the
 *   query.
 * @property {Record<string, string>} [example]  Its initial value for kinds that require one.
 */

/** @param {string} keys @returns {Field[]} */
const fields = (keys) => keys.split(" ").map((key) => ({ key }));

/** @type {{ name: keyof import("./words.js").Words["groups"], fields: Field[] }[]} */
const GROUPS = [
  {
    name: "question",
    fields: [
      { key: "kind" },
      { key: "g", begins: "isolation" },
      { key: "g", name: "puzzle" },
      ...fields("dtw start"),
      { key: "sample", fixed: true },
      ...fields("n seed replace set walk from to by"),
    ],
  },
  {
    name: "engines",
    fields: [
      {
        key: "engines",
        lines: true,
        example: {
          tournament: "easy;beginner;random",
          effort: "minimax/eval=improved/depth=4;alpha-beta/eval=improved/depth=4",
        },
      },
      { key: "against", lines: true },
    ],
  },
  { name: "search", fields: fields("eval round t nodes first last win with budget") },
  { name: "noise", fields: fields("noise w sides ends draw size type1 type2") },
  { name: "play", fields: fields("choose tie fat clusters limit found opening plies") },
  { name: "report", fields: fields("ci sweep over sprt") },
];

const FIELDS = GROUPS.flatMap(({ fields }) => fields);

// The settings that matter most, by kind, in the order of their weight.

const MOST_SLIDERS = 3;

/** The depth of engines is a part of their names. @type {Record<string, string[]>} */
const SLIDERS = {
  autoplay: ["t", "w", "n", "dtw"],
  com: ["last", "w", "n", "dtw"],
  ties: ["last", "n", "dtw"],
  trace: ["t", "w", "dtw"],
  sample: ["dtw", "n"],
  "exact-quota": ["t", "dtw"],
  clusters: ["t", "w", "n"],
  solving: ["dtw", "budget", "n"],
  tournament: ["depth", "n", "opening"],
  effort: ["depth", "n"],
  playouts: ["n"],
};

const upTo = (/** @type {number} */ last, first = 0) =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);

/** @type {Record<string, number[]>} */
const STOPS = {
  t: upTo(8, 1),
  last: upTo(8, 1),
  depth: upTo(8, 1),
  w: [0, 0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 1.5, 2, 3, 4],
  n: [10, 20, 40, 60, 100, 200, 300, 500, 1_000, 2_000, 5_000, 10_000],
  dtw: upTo(26, 1),
  budget: [1_000, 3_000, 10_000, 30_000, 100_000, 300_000, 1_000_000],
  opening: upTo(8),
};
