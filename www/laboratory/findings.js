// The results: tables, the chart, differences, and a comparison with earlier runs.

import { button, element, make, makeButton, select } from "../site/dom.js";
import { Latest } from "../site/latest.js";
import { sentence } from "../site/words.js";
import { COLOURS, drawQuotas, emptyChart, followWidth, widthIn } from "./chart.js";
import { namesOf } from "./describe.js";
import { answerOf, difference, dotsOf, quotasOf, sheetsOf, viewOf } from "./report_views.js";
import { knownDots, knownSheet } from "./published.js";
import { kindOf } from "./schema.js";
import { fillTable, makeBox } from "./tables.js";
import { words } from "./words.js";

/** The number of rows of a sample shown on the page. */
const SAMPLE_SHOWN = 20;

export class Findings {
  #shelf;
  #query = "";
  /** @type {any} */
  #report;
  /** The last report of each run of this visit, by query, in the order in which they began. @type {Map<string, any>} */
  #reports = new Map();
  /** The runs that were taken out of the chart, by query. @type {Set<string>} */
  #removed = new Set();
  /** Each run keeps its colour. @type {Map<string, string>} */
  #colours = new Map();
  /**
   * The boxes of tables, by caption: during a run they keep their scroll position and stay unfolded.
   * @type {Map<string, { box: HTMLElement, root: HTMLElement }>}
   */
  #boxes = new Map();
  #drawings = new Latest();
  /** Whether the answer comes without the visitor. */
  #isComing = false;
  #onOpen;

  /**
   * @param {import("./presets.js").PresetsView} shelf  The source of published numbers.
   * @param {(query: string) => void} onOpen  Called to go back to a run in the chart.
   */
  constructor(shelf, onOpen) {
    this.#shelf = shelf;
    this.#onOpen = onOpen;
    for (const id of ["difference-a", "difference-b"])
      element(id).addEventListener("change", () => this.#showDifference());
    followWidth(element("chart"), () => void this.#draw());
  }

  /** Removes the results of a run. @param {string} query */
  forget(query) {
    this.#reports.delete(query);
  }

  /** Shows a run in the chart again. @param {string} query */
  restore(query) {
    if (this.#removed.delete(query)) void this.#draw();
  }

  /** The queries of the runs that share a chart with an experiment: they ask for the same, in the same places. @param {string} query */
  besides(query) {
    const place = (/** @type {string} */ query) => `${kindOf(query)} ${new URLSearchParams(query).get("sweep")}`;
    const here = place(query);
    return [...this.#reports.keys()].filter((query) => place(query) === here && !this.#removed.has(query));
  }

  /** The runs in the chart, and the name that the open one has or would have among them. */
  get #drawn() {
    const drawn = this.besides(this.#query);
    const queries = [...new Set([...drawn, this.#query])];
    const names = namesOf(queries);
    const runs = drawn.map((query, index) => ({
      report: this.#reports.get(query),
      name: names[index],
      colour: this.#colours.get(query) ?? "",
    }));
    return { runs, own: names[queries.indexOf(this.#query)], isAlone: queries.length < 2 };
  }

  /**
   * @param {string} query
   * @param {any} report  Undefined before anything is done.
   * @param {import("./run.js").Run} run  With its rows.
   * @param {boolean} isComing  Whether the run goes on, or may begin by itself.
   */
  show(query, report, run, isComing) {
    [this.#query, this.#report, this.#isComing] = [query, report, isComing];
    if (report) {
      this.#reports.set(query, report);
      if (!this.#colours.has(query)) this.#colours.set(query, COLOURS[this.#colours.size % COLOURS.length]);
    }
    const finished = [...this.#reports.values()].filter(({ complete }) => complete);
    const tables = report ? sheetsOf(report, finished).map((sheet) => this.#tableOf(sheet)) : [];
    if (report?.kind === "sample") tables.push(this.#sampleTable(run.rowsFrom(0, SAMPLE_SHOWN).rows, report.done));
    this.#place([...tables, ...(tables.length ? this.#knownTable(query) : [])]);
    this.#showChoices(report);
    void this.#draw();
  }

  /** Shows these boxes; existing ones are not touched. @param {HTMLElement[]} roots */
  #place(roots) {
    const place = element("tables");
    const isSame =
      roots.length === place.childElementCount && roots.every((root, index) => root === place.children[index]);
    if (!isSame) place.replaceChildren(...roots);
  }

  /**
   * Puts a table into the box with its caption, which may be folded.
   * @param {HTMLTableElement} table
   * @param {string} caption
   * @param {boolean} [folded]
   * @returns {HTMLElement}
   */
  #boxed(table, caption, folded = false) {
    let kept = this.#boxes.get(caption);
    if (!kept) {
      const box = makeBox(caption);
      kept = { box, root: folded ? make("details", "", make("summary", "", caption), box) : box };
      this.#boxes.set(caption, kept);
    }
    kept.box.replaceChildren(table);
    return kept.root;
  }

  /** @param {import("./tables.js").Sheet} sheet @returns {HTMLElement} */
  #tableOf({ heads, rows, caption, foot, folded = false }) {
    const table = fillTable(make("table"), heads, rows, caption);
    if (foot) {
      const cell = table.createTFoot().insertRow().insertCell();
      cell.colSpan = heads.length;
      cell.append(make("p", "", foot));
    }
    return this.#boxed(table, caption, folded);
  }

  /** @param {string} rows @param {number} count @returns {HTMLElement} */
  #sampleTable(rows, count) {
    const table = make("table");
    const lines = rows
      .trimEnd()
      .split("\n")
      .map((row) => row.split(","));
    fillTable(table, words.sample.heads, lines, words.sample.caption);
    if (count > lines.length)
      table.createTFoot().insertRow().insertCell().textContent = words.sample.more(count - lines.length);
    return this.#boxed(table, words.sample.caption);
  }

  /** The published and the exact numbers for the current preset. @param {string} query */
  #knownTable(query) {
    const { known } = this.#shelf.known(query);
    if (!known.length) return [];
    const beside = knownSheet(known, this.#report);
    if (beside) return [this.#tableOf(beside)];
    const table = make("table");
    const { heads, caption } = words.known;
    const text = (/** @type {number | undefined} */ value, /** @type {string} */ measure) =>
      value === undefined ? words.none : measure === "values" ? words.rounded(value) : words.percent(value);
    fillTable(
      table,
      heads,
      known.map((row) => [
        row.point === undefined ? words.whole : words.value(row.point),
        row.depth === undefined ? words.none : String(row.depth),
        words.known.measures[row.measure] ?? row.measure,
        row.sign ?? text(row.value, row.measure),
        text(row.exact, row.measure),
        row.remark ?? "",
      ]),
      caption,
    );
    return [this.#boxed(table, caption)];
  }

  /** @param {any} report */
  #showChoices(report) {
    const quotas = report ? quotasOf(report) : [];
    element("difference").hidden = quotas.length < 2;
    for (const [id, usual] of /** @type {const} */ ([
      ["difference-a", 0],
      ["difference-b", quotas.length - 1],
    ])) {
      const list = select(id);
      const chosen = list.options.length === quotas.length ? list.selectedIndex : usual;
      list.replaceChildren(...quotas.map(({ name }, index) => new Option(name, String(index))));
      list.selectedIndex = chosen;
    }
    this.#showDifference();
  }

  #showDifference() {
    const quotas = this.#report ? quotasOf(this.#report) : [];
    const [a, b] = ["difference-a", "difference-b"].map((id) => quotas[Number(select(id).value)]);
    if (!a || !b) return;
    const { quota, significant } = difference(a.quota, b.quota);
    element("difference-text").textContent = words.difference(quota, significant);
  }

  /**
   * Names the runs in the chart; each can be opened again, and taken out.
   * @param {import("./tables.js").DrawnRun[]} runs @param {boolean} isOneEach  Whether each has a colour of its own.
   */
  #showRuns(runs, isOneEach) {
    const place = element("runs");
    const buttons = () => [...place.querySelectorAll("button")];
    const focused = buttons().indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    place.replaceChildren(
      ...runs.map(({ report, name, colour }) => {
        const open = makeButton(name, () => this.#onOpen(report.query));
        if (report.query === this.#query) open.ariaCurrent = "true";
        if (isOneEach) {
          const swatch = make("i");
          swatch.style.setProperty("--run", colour);
          open.prepend(swatch);
        }
        const remove = makeButton("×", () => {
          this.#removed.add(report.query);
          void this.#draw();
        });
        remove.ariaLabel = words.removes(name);
        return make("li", "", open, remove);
      }),
    );
    if (focused >= 0) (buttons()[Math.min(focused, 2 * runs.length - 1)] ?? button("run")).focus();
  }

  /** Says what the grey marks are. @param {import("./published.js").KnownDot[]} known */
  #explain(known) {
    const kinds = [...new Set(known.map(({ kind }) => kind))];
    element("runs").append(...kinds.map((kind) => make("li", "known", words.known.marks[kind])));
  }

  /** The result in one sentence, or that it will come, or what the open experiment adds to the others. @param {{ runs: import("./tables.js").DrawnRun[], own: string, isAlone: boolean }} drawn */
  #answer({ runs, own, isAlone }) {
    if (this.#report?.complete) return answerOf(this.#report, runs);
    const { waits, coming, adds, adding } = words.run;
    if (isAlone) return viewOf(kindOf(this.#query)).axes ? (this.#isComing ? coming : waits) : "";
    return this.#report || this.#isComing ? adding(own) : adds(own);
  }

  async #draw() {
    const request = this.#drawings.begin();
    const place = element("chart");
    const query = this.#query;
    const drawn = this.#drawn;
    const { runs } = drawn;
    const { drawing, axes, lines, measure } = viewOf(kindOf(query));
    const { x = "", y = words.results, band } = axes?.(query) ?? {};
    element("results-title").textContent = y;
    const told = this.#answer(drawn);
    const answer = told && sentence(told);
    if (element("answer").textContent !== answer) element("answer").textContent = answer;
    const own = runs.map((run) => {
      const dots = drawing ? [] : dotsOf(run.report);
      return { ...run, dots, isOne: new Set(dots.map(({ series }) => series)).size < 2 };
    });
    const isOneEach = own.every(({ isOne }) => isOne);
    this.#showRuns(drawn.isAlone ? [] : runs, isOneEach);
    // Runs of one quota stand beside each other.
    const isBare = own.every(({ dots }) => dots.every(({ x }) => x === ""));
    const dots = own.flatMap(({ name, dots, isOne }) =>
      dots.map((dot) => ({
        ...dot,
        series: isOne ? name : own.length > 1 ? `${name}, ${dot.series}` : dot.series,
        x: isBare ? name : dot.x,
      })),
    );
    const contest = drawing?.(runs);
    const isDrawn = dots.length > 0 || contest !== undefined;
    // An experiment that is done and has nothing to draw has no chart.
    place.hidden = !isDrawn && this.#report?.complete;
    button("export-svg").hidden = !isDrawn;
    if (!isDrawn)
      return place.replaceChildren(
        emptyChart({ x, width: widthIn(place), names: lines?.(query) }),
        ...(band ? [make("p", "note", band)] : []),
      );
    if (contest) {
      const chart = await contest(widthIn(place));
      if (!request.aborted) place.replaceChildren(chart);
      return;
    }
    const series = [...new Set(dots.map(({ series }) => series))];
    const colours = isOneEach
      ? own.filter(({ dots }) => dots.length).map(({ colour }) => colour)
      : series.map((_, index) => COLOURS[index % COLOURS.length]);
    const known = knownDots(this.#shelf.known(query).known, measure, typeof dots[0].x === "number");
    this.#explain(known);
    const bases = new URLSearchParams(query).get("sweep") === "w" ? dots.filter(({ x }) => x === 0) : [];
    const how = { x, y, width: widthIn(place), colours, legend: !isOneEach, known, bases };
    const chart = await drawQuotas(dots, how);
    if (!request.aborted) place.replaceChildren(chart);
  }
}
