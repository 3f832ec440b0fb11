// The tables and figures of the thesis, each a link or a few, with its numbers to put beside ours.

import { element } from "../app/dom.js";
import { differences, labelOf } from "./results.js";
import { words } from "./words.js";

/**
 * @typedef {{ label: string, query: string }} PresetRun
 * @typedef {{ label?: string, point?: string, depth?: number, measure: string, value?: number, sign?: string, sample?: number, exact?: number, margin?: number, remark?: string, mistake: boolean }} Known
 * @typedef {{ id: string, title: string, place: string, asks: string, quick: PresetRun[], full: PresetRun[], known: Known[] }} Preset
 */

export class PresetsView {
  #presets;
  #onRun;

  /** @param {Preset[]} presets @param {(query: string) => void} onRun */
  constructor(presets, onRun) {
    this.#presets = presets;
    this.#onRun = onRun;
    const select = /** @type {HTMLSelectElement} */ (element("preset"));
    select.append(new Option(words.preset.choose, ""), ...presets.map(({ id, title, place }) => new Option(`${place}: ${title}`, id)));
    select.addEventListener("change", () => this.#show(presets.find(({ id }) => id === select.value)));
  }

  /** @param {Preset | undefined} preset */
  #show(preset) {
    element("preset-text").textContent = preset?.asks ?? "";
    element("preset-runs").replaceChildren(...(preset ? [this.#choice(words.preset.quick, preset.quick), this.#choice(words.preset.full, preset.full)] : []));
  }

  /**
   * A button that runs one of some experiments. Where there are several, one chooses a series, then
   * the conditions in it: a single list would be hundreds long.
   * @param {string} name @param {PresetRun[]} runs
   */
  #choice(name, runs) {
    const box = document.createElement("div");
    box.className = "row";
    const [series, part] = [words.preset.series(name), words.preset.part(name)].map((label) => {
      const select = document.createElement("select");
      select.setAttribute("aria-label", label);
      return select;
    });
    const labels = [...new Set(runs.map(({ label }) => label))];
    series.append(...labels.map((label) => new Option(label, label)));
    series.hidden = labels.length < 2;
    const fill = () => {
      const queries = runs.filter(({ label }) => label === series.value).map(({ query }) => query);
      const texts = differences(queries);
      part.replaceChildren(...queries.map((query, index) => new Option(texts[index] || labelOf(query), query)));
      part.hidden = queries.length < 2;
    };
    series.addEventListener("change", fill);
    fill();
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = name;
    button.addEventListener("click", () => this.#onRun(part.value));
    box.append(series, part, button);
    return box;
  }

  /** Shows the preset a query belongs to. @param {string} query */
  choose(query) {
    const preset = this.#of(query)?.preset;
    const select = /** @type {HTMLSelectElement} */ (element("preset"));
    // What is chosen in it already stays chosen.
    if (!preset || select.value === preset.id) return;
    select.value = preset.id;
    this.#show(preset);
  }

  /** @param {string} query */
  #of(query) {
    // Tables may share a query: the one that is chosen comes first.
    const { value } = /** @type {HTMLSelectElement} */ (element("preset"));
    const chosen = this.#presets.filter(({ id }) => id === value);
    for (const preset of [...chosen, ...this.#presets]) {
      const run = [...preset.quick, ...preset.full].find((run) => run.query === query);
      if (run) return { preset, run };
    }
    return undefined;
  }

  /** What is known beforehand of the results of a query. @param {string} query @returns {Known[]} */
  known(query) {
    const found = this.#of(query);
    if (!found) return [];
    // Without a label a number is a mean over all runs: it stands beside a preset of one run only.
    const alone = found.preset.full.length === 1;
    return found.preset.known.filter(({ label }) => (label === undefined ? alone : label === found.run.label));
  }
}
