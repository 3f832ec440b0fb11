// The presets of one source, folded behind its author and title: the findings, and the experiments to run again.

import { HEURISTICS, makeRanking } from "./ranking.js";
import { differences, labelOf } from "./labels.js";
import { words } from "./words.js";

/** @typedef {import("./presets_view.js").Preset} Preset */
/** @typedef {import("./presets_view.js").PresetRun} PresetRun */

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {string} kind
 * @param {...(string | Node)} content
 */
function make(name, kind, ...content) {
  const element = document.createElement(name);
  element.className = kind;
  element.append(...content);
  return element;
}

/** @param {string} text @param {() => void} act */
function makeButton(text, act) {
  const button = make("button", "", text);
  button.type = "button";
  button.addEventListener("click", act);
  return button;
}

export class Fold {
  root = make("details", "source");
  /** @type {Preset[]} */
  #presets = [];
  /**
   * The buttons that run an experiment for a finding, each with its preset and the label of the run.
   * @type {{ button: HTMLButtonElement, preset: string | undefined, run: string | undefined }[]}
   */
  #shown = [];
  #onRun;
  #select = make("select", "");
  #text = make("p", "note");
  #runs = make("div", "row runs");

  /**
   * Its presets are filled in later.
   * @param {import("./sources.js").Work} work
   * @param {(query: string) => void} onRun
   */
  constructor({ id, author, year, title }, onRun) {
    this.#onRun = onRun;
    this.root.id = `source-${id}`;
    this.root.name = "source";
    const cited = make("cite", "", title);
    cited.lang = "en";
    this.#select.id = `preset-${id}`;
    this.#select.append(new Option(words.preset.choose, ""));
    this.#select.addEventListener("change", () => this.#describe());
    const label = make("label", "", words.preset.label);
    label.htmlFor = this.#select.id;
    this.root.append(
      make("summary", "", words.preset.work(author, year), " ", cited),
      ...this.#findings(id),
      make("div", "row", label, this.#select),
      this.#text,
      this.#runs,
    );
  }

  /** @param {Preset[]} presets  The presets of this source. */
  fill(presets) {
    this.#presets = presets;
    this.#select.append(...presets.map(({ id, title, place }) => new Option(`${place}: ${title}`, id)));
    for (const { button, preset, run } of this.#shown) button.disabled = this.#queryOf(preset, run) === undefined;
  }

  /** The quick run of a preset with this label. @param {string | undefined} preset @param {string | undefined} run */
  #queryOf(preset, run) {
    return this.#presets.find(({ id }) => id === preset)?.quick.find(({ label }) => label === run)?.query;
  }

  /** The chosen preset, if any. */
  get chosen() {
    return this.#select.value;
  }

  open() {
    this.root.open = true;
  }

  /** @param {Preset} preset */
  show({ id }) {
    this.open();
    // A choice that belongs to this preset is kept.
    if (this.#select.value === id) return;
    this.#select.value = id;
    this.#describe();
  }

  #describe() {
    const preset = this.#presets.find(({ id }) => id === this.#select.value);
    this.#text.textContent = preset?.asks ?? "";
    this.#runs.replaceChildren(
      ...(preset ? [this.#choice(words.preset.quick, preset.quick), this.#choice(words.preset.full, preset.full)] : []),
    );
  }

  /** The findings from repeating the source, each with a run that shows it. @param {string} source */
  #findings(source) {
    const findings = words.preset.findings[source];
    if (!findings) return [];
    const items = findings.map(({ preset, run, text, ranking }) => {
      const item = make("li", "", make("p", "", text), ...(ranking ? [makeRanking(HEURISTICS)] : []));
      if (preset === undefined) return item;
      const button = makeButton(words.preset.see, () => {
        const query = this.#queryOf(preset, run);
        if (query !== undefined) this.#onRun(query);
      });
      button.disabled = true;
      this.#shown.push({ button, preset, run });
      item.append(button);
      return item;
    });
    return [make("ul", "findings", ...items)];
  }

  /**
   * A button that runs one of several experiments. If there are many, the visitor first chooses a series, then the
   * conditions: a single list would have hundreds of entries.
   * @param {string} name @param {PresetRun[]} runs
   */
  #choice(name, runs) {
    const [series, part] = [words.preset.series(name), words.preset.part(name)].map((label) => {
      const select = make("select", "");
      select.setAttribute("aria-label", label);
      return select;
    });
    const labels = [...new Set(runs.map(({ label }) => label))];
    series.append(...labels.map((label) => new Option(words.preset.run(label), label)));
    series.hidden = labels.length < 2;
    const fill = () => {
      const queries = runs.filter(({ label }) => label === series.value).map(({ query }) => query);
      const texts = differences(queries);
      part.replaceChildren(
        ...queries.map(
          (query, index) => new Option(texts[index] || words.preset.run(series.value) || labelOf(query), query),
        ),
      );
      part.hidden = queries.length < 2;
    };
    series.addEventListener("change", fill);
    fill();
    return make(
      "div",
      "row",
      series,
      part,
      makeButton(name, () => this.#onRun(part.value)),
    );
  }
}
