// The tables and figures of the sources, each as one or more links, with their numbers to compare with ours.

import { element, make, makeButton, makeShape } from "../site/dom.js";
import { differences, labelOf } from "./describe.js";
import { words } from "./words.js";

/**
 * @typedef {{ label: string, query: string }} PresetRun
 * @typedef {{ label?: string, point?: string, depth?: number, measure: string, value?: number, sign?: string, sample?:
 *   number, exact?: number, margin?: number, remark?: string, mistake: boolean }} Known
 * @typedef {{ id: string, source: string, title: string, place: string, asks: string, quick: PresetRun[], full:
 *   PresetRun[], known: Known[] }} Preset
 */

/** What a query asks, however often it is tried. @param {string} query */
const question = (query) => query.replaceAll(/(^|&)(n|seed)=[^&]*/g, "").replace(/^&/, "");

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
  }

  /** @param {Preset[]} presets  The engine's presets. */
  fill(presets) {
    this.#presets = presets;
    for (const [id, fold] of this.#folds) fold.fill(presets.filter(({ source }) => source === id));
  }

  /** Shows the preset that a query belongs to, and leads from the experiment to its source. @param {string} query */
  choose(query) {
    const preset = this.#of(query)?.preset;
    const fold = preset && this.#folds.get(preset.source);
    element("paper").replaceChildren(...(fold ? [fold.linkFor(preset)] : []));
    if (fold) fold.show(preset);
  }

  /** @param {string} query */
  #of(query) {
    const asked = question(query);
    // Tables may share a query: a chosen one comes first.
    const chosen = new Set([...this.#folds.values()].map((fold) => fold.chosen));
    for (const preset of [...this.#presets.filter(({ id }) => chosen.has(id)), ...this.#presets]) {
      const run = [...preset.quick, ...preset.full].find((run) => question(run.query) === asked);
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

// The presets of one source, folded behind its author and title: the findings, and the experiments to run again.

class Fold {
  root = make("details", "source");
  /** @type {Preset[]} */
  #presets = [];
  /**
   * The buttons that run an experiment for a finding, each with its preset and the label of the run.
   * @type {{ button: HTMLButtonElement, preset: string | undefined, run: string | undefined }[]}
   */
  #shown = [];
  #onRun;
  #name;
  #select = make("select", "");
  #text = make("p", "note");
  #runs = make("div", "row runs");

  /**
   * Its presets are filled in later.
   * @param {Work} work
   * @param {(query: string) => void} onRun
   */
  constructor({ id, author, year, title }, onRun) {
    this.#onRun = onRun;
    this.#name = words.preset.work(author, year);
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
      make("summary", "", this.#name, " ", cited),
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

  /** @param {Preset} preset */
  linkFor({ title }) {
    return Object.assign(make("a", "", `${this.#name} ${title}`), { href: `./lab.html#${this.root.id}` });
  }

  /** @param {Preset} preset */
  show({ id }) {
    this.root.open = true;
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

// A ranking whose differences are within noise: intervals from many games, compared with the few numbers it was based
// on.

/**
 * An engine in a ranking; shares of points range from 0 to 1.
 * @typedef {{ name: string, value: number, low: number, high: number, theirs: number }} Ranked
 */

/**
 * Table 1 of the heuristics for Isolation, repeated: docs/isolation.md documents the games behind it.
 * @type {readonly Ranked[]}
 */
const HEURISTICS = [
  { name: "improved", value: 0.737, low: 0.724, high: 0.75, theirs: 0.764 },
  { name: "h1", value: 0.75, low: 0.737, high: 0.763, theirs: 0.776 },
  { name: "h2", value: 0.752, low: 0.739, high: 0.765, theirs: 0.759 },
  { name: "h3", value: 0.757, low: 0.744, high: 0.77, theirs: 0.798 },
];

const [LEFT, RIGHT, ROW] = [70, 310, 22]; // in a drawing of 320 units
const [LEAST, MOST] = [0.7, 0.82];
const TICKS = [0.7, 0.75, 0.8];

/** Draws a ranking, with its numbers as text. @param {readonly Ranked[]} ranking */
function makeRanking(ranking) {
  const x = (/** @type {number} */ share) => LEFT + ((share - LEAST) / (MOST - LEAST)) * (RIGHT - LEFT);
  const bottom = ranking.length * ROW + 4;
  const ticks = TICKS.flatMap((tick) => [
    makeShape("path", { class: "tick", d: `M${x(tick)} 0V${bottom}` }),
    makeShape("text", { x: x(tick), y: bottom + 14, "text-anchor": "middle" }, words.percent(tick)),
  ]);
  const rows = ranking.flatMap(({ name, value, low, high, theirs }, place) => {
    const y = place * ROW + ROW / 2 + 2;
    return [
      makeShape("text", { x: 0, y: y + 4 }, name),
      makeShape("path", { class: "interval", d: `M${x(low)} ${y}H${x(high)}` }),
      makeShape("circle", { class: "ours", cx: x(value), cy: y, r: 4.5 }),
      makeShape("path", { class: "theirs", d: `M${x(theirs)} ${y - 6}l6 6l-6 6l-6 -6z` }),
    ];
  });
  const label = ranking.map(words.preset.ranked).join("; ");
  const drawing = { viewBox: `0 0 320 ${bottom + 18}`, class: "ranking", role: "img", "aria-label": label };
  return make(
    "figure",
    "",
    makeShape("svg", drawing, ...ticks, ...rows),
    make("figcaption", "note", words.preset.ranking),
  );
}

// The works whose tables and figures are repeated here, in the order of the page.

/**
 * @typedef {object} Work
 * @property {string} id  The name used by presets.
 * @property {string} author
 * @property {string} [year]  Unless it is undated.
 * @property {string} title  In the language of the work, English.
 */

/** @type {readonly Work[]} */
const WORKS = [
  { id: "thesis", author: "S. Heuser", year: "2003", title: "Randomized Evaluation Functions in Single Agent Search" },
  { id: "beyond", author: "S. Heuser", year: "2003", title: "Future Research (section 8.2)" },
  { id: "isolation", author: "O. Navarro-Hinojosa", title: "Advanced game playing: Heuristic Review" },
  {
    id: "giveaway",
    author: "J. Mańdziuk, D. Osman",
    year: "2004",
    title: "Alpha-Beta Search Enhancements with a Real-Value Game-State Evaluation Function",
  },
  { id: "loa", author: "M. H. M. Winands", year: "2000", title: "Analysis and Implementation of Lines of Action" },
  { id: "tzaar", author: "P. Veselý", year: "2013", title: "Artificial intelligence in abstract 2-player games" },
];
