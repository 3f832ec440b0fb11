// The tables and figures of the sources, each as one or more links, with their numbers to compare with ours.

import { element } from "../site/dom.js";
import { Fold } from "./presets_fold.js";
import { WORKS } from "./sources.js";

/**
 * @typedef {{ label: string, query: string }} PresetRun
 * @typedef {{ label?: string, point?: string, depth?: number, measure: string, value?: number, sign?: string, sample?:
 *   number, exact?: number, margin?: number, remark?: string, mistake: boolean }} Known
 * @typedef {{ id: string, source: string, title: string, place: string, asks: string, quick: PresetRun[], full:
 *   PresetRun[], known: Known[] }} Preset
 */

export class PresetsView {
  /** @type {Preset[]} */
  #presets = [];
  /** Called with a query to be run. @type {((query: string) => void) | undefined} */
  onRun;
  /** By source. @type {Map<string, Fold>} */
  #folds;

  /** The sources, with the findings from repeating them. */
  constructor() {
    this.#folds = new Map(WORKS.map((work) => [work.id, new Fold(work, (query) => this.onRun?.(query))]));
    element("presets").append(...[...this.#folds.values()].map(({ root }) => root));
    this.#folds.get(WORKS[0].id)?.open();
  }

  /** @param {Preset[]} presets  The engine's presets. */
  fill(presets) {
    this.#presets = presets;
    for (const [id, fold] of this.#folds) fold.fill(presets.filter(({ source }) => source === id));
  }

  /** Shows the preset that a query belongs to. @param {string} query */
  choose(query) {
    const preset = this.#of(query)?.preset;
    if (preset) this.#folds.get(preset.source)?.show(preset);
  }

  /** @param {string} query */
  #of(query) {
    // Tables may share a query: a chosen one comes first.
    const chosen = new Set([...this.#folds.values()].map((fold) => fold.chosen));
    for (const preset of [...this.#presets.filter(({ id }) => chosen.has(id)), ...this.#presets]) {
      const run = [...preset.quick, ...preset.full].find((run) => run.query === query);
      if (run) return { preset, run };
    }
    return undefined;
  }

  /**
   * The published numbers for the results of a query.
   * @param {string} query
   * @returns {{ source: string, known: Known[] }}
   */
  known(query) {
    const found = this.#of(query);
    if (!found) return { source: "", known: [] };
    // A number without a label is a mean over all runs: it is only shown for a preset with a single run.
    const alone = found.preset.full.length === 1;
    return {
      source: found.preset.source,
      known: found.preset.known.filter(({ label }) => (label === undefined ? alone : label === found.run.label)),
    };
  }
}
