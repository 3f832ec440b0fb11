// The bench: form, run and results of one experiment at a time.

import { button, element, input, onClick } from "../app/dom.js";
import { About } from "./about.js";
import { drawQuotas } from "./chart.js";
import { copy, save, standalone } from "./exports.js";
import { Form } from "./form.js";
import { axesOf, difference, dotsOf, kindOf, labelOf, quotasOf, sheetOf } from "./results.js";
import { Run } from "./run.js";
import { SampleFiles } from "./sample_files.js";
import { fillTable } from "./tables.js";
import { readTrace } from "./trace_rows.js";
import { TraceView } from "./trace_view.js";
import { words } from "./words.js";

const SAMPLE_SHOWN = 20; // rows of a sample in the page

/**
 * @typedef {import("../pkg/plyground.js").Experiment} Experiment
 * @typedef {object} Parts
 * @property {import("./pool.js").Pool} pool
 * @property {import("./presets_view.js").PresetsView} shelf
 * @property {(text: string) => void} say
 * @property {(query: string, sample?: string) => Experiment} makeExperiment
 * @property {(game: string, position?: string) => import("../pkg/plyground.js").Game} openGame
 * @property {string} version
 */

export class Bench {
  #parts;
  #form;
  #trace;
  #files;
  #about = new About();
  /** @type {Promise<import("./share.js").Share> | undefined} */
  #share;
  /** Whether the form says something that cannot be run. */
  #refused = false;
  /** @type {Experiment | undefined} */
  #experiment;
  /** @type {Run | undefined} */
  #run;
  /** @type {any} */
  #report;
  /** Reports of finished runs, by query. @type {Map<string, any>} */
  #finished = new Map();
  #drawings = 0;

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
    this.#form = new Form(element("form"), () => void this.open(this.#form.query, { address: "replace", fills: false }));
    this.#trace = new TraceView(parts.pool.first, parts.openGame);
    this.#files = new SampleFiles({
      query: () => this.#form.query,
      read: (query, text) => this.#read(query, text),
      open: (query) => void this.open(query, { address: "push" }),
    });
    element("form").addEventListener("submit", (event) => event.preventDefault());
    onClick("run", () => void this.#start());
    onClick("pause", () => this.#run?.pause());
    onClick("discard", () => void this.#discard());
    onClick("copy-link", async () => (element("copied").textContent = (await copy(this.#link)) ? words.copied : words.copyFailed));
    onClick("share", () => void this.#openShare());
    onClick("export-csv", () => this.#save("csv", "text/csv", `${this.#experiment?.heading(this.#report.fingerprint ?? undefined)}${this.#run?.rows ?? ""}`));
    onClick("export-json", () => this.#save("json", "application/json", JSON.stringify(this.#report, null, 2)));
    onClick("export-svg", () => this.#save("svg", "image/svg+xml", standalone(/** @type {SVGElement} */ (element("chart").querySelector("svg:last-of-type")))));
    onClick("export-sample", () => this.#save("txt", "text/plain", this.#experiment?.sampleFile(this.#run?.rows ?? "") ?? ""));
    for (const id of ["difference-a", "difference-b"]) element(id).addEventListener("change", () => this.#showDifference());
    element("overlays").addEventListener("change", () => void this.#draw());
  }

  get #link() {
    return new URL(`?${this.#experiment?.query ?? ""}`, location.href.split(/[?#]/)[0]).href;
  }

  /** The canonical query of an experiment on a file. @param {string} query @param {string} sample */
  #read(query, sample) {
    const experiment = this.#parts.makeExperiment(query, sample);
    const canonical = experiment.query;
    experiment.free();
    return canonical;
  }

  async #openShare() {
    if (!this.#experiment) return;
    const share = await (this.#share ??= import("./share.js").then(({ Share }) => new Share()));
    share.open({ query: this.#experiment.query, link: this.#link, version: this.#parts.version, digest: this.#report?.fingerprint });
  }

  /** @param {string} extension @param {string} type @param {string} text */
  #save(extension, type, text) {
    save(`plyground-${kindOf(this.#report.query)}-${(this.#report.fingerprint ?? "part").slice(0, 8)}.${extension}`, type, text);
  }

  /**
   * Takes up an experiment.
   * @param {string} query
   * @param {{ address: "push" | "replace" | "keep", runs?: boolean, fills?: boolean }} how  What becomes of the address; whether it begins at once, and fills the form.
   */
  async open(query, { address, runs = false, fills = true }) {
    let experiment;
    try {
      experiment = this.#parts.makeExperiment(query, this.#files.textOf(query));
    } catch (error) {
      const problem = /** @type {import("./words_en.js").Problem} */ (error);
      const { input: key = "" } = problem;
      const message = words.problem(problem, query);
      if (fills) this.#form.fill(query);
      const placed = this.#form.blame(key, message);
      element("form-error").textContent = placed && !fills ? "" : words.badLink(message);
      element("form-error").hidden = placed && !fills;
      this.#refused = true;
      button("run").disabled = true;
      return;
    }
    this.#refused = false;
    this.#form.blame();
    element("form-error").hidden = true;
    if (fills) this.#form.fill(experiment.query);
    this.#parts.shelf.choose(experiment.query);
    const isSame = experiment.query === this.#experiment?.query;
    const place = experiment.query ? `?${experiment.query}` : location.pathname;
    if (!isSame && address === "push") history.pushState(null, "", place);
    if (!isSame && address === "replace") history.replaceState(null, "", place);
    // What a link expects is forgotten with its experiment, not where a visitor goes to another place in the page.
    if (!isSame || About.speaks(location.hash)) this.#about.expect(location.hash);
    this.#files.show(experiment.query);
    if (isSame) {
      experiment.free();
      if (this.#run) this.#run.sample = this.#files.textOf(this.#run.query);
      this.#offer();
      this.#about.compare(this.#report?.fingerprint);
      return;
    }
    this.#run?.pause();
    this.#experiment?.free();
    this.#experiment = experiment;
    this.#report = undefined;
    element("exports").hidden = true;
    for (const id of ["copy-link", "share"]) button(id).disabled = false;
    input("query").value = experiment.query;
    this.#about.show(experiment.query);
    const work = { query: experiment.query, trials: Number(experiment.trials), sample: this.#files.textOf(experiment.query) };
    const run = (this.#run = new Run(this.#parts.pool, work, (run) => this.#show(run)));
    await run.recall();
    if (this.#run !== run) return;
    this.#show(run);
    if (runs) await this.#start();
  }

  async #start() {
    const run = this.#run;
    if (!run || run.finished || this.#files.lacks(run.query)) return;
    try {
      const running = run.start();
      this.#show(run);
      await running;
    } catch (error) {
      this.#parts.say(words.problem(/** @type {Error} */ (error), run.query));
    }
  }

  async #discard() {
    const query = this.#experiment?.query ?? "";
    await this.#run?.forget();
    this.#finished.delete(query);
    this.#experiment?.free();
    this.#experiment = undefined;
    await this.open(query, { address: "keep" });
  }

  /** Lets the run be started where it can be. */
  #offer() {
    const run = this.#run;
    button("run").disabled = !run || this.#refused || run.running || run.finished || this.#files.lacks(run.query);
  }

  /** Shows how far a run is and what has come out. @param {Run} run */
  #show(run) {
    if (run !== this.#run || !this.#experiment) return;
    const { done, total, rate, eta } = run.progress;
    this.#offer();
    button("run").textContent = done > 0 && !run.finished ? words.run.more : words.run.start;
    button("pause").hidden = !run.running;
    button("discard").hidden = run.running || done === 0;
    const bar = /** @type {HTMLProgressElement} */ (element("progress"));
    bar.hidden = done === 0 && !run.running;
    bar.value = done / total;
    let text = words.progress.idle(total);
    if (run.finished) text = words.progress.done(total);
    else if (run.running) text = words.progress.running(done, total, rate, eta);
    else if (done > 0) text = words.progress.part(done, total);
    element("progress-text").textContent = text;
    this.#report = done > 0 ? this.#experiment.report(run.rows) : undefined;
    if (run.finished) this.#finished.set(run.query, this.#report);
    this.#showReport(run);
  }

  /** @param {Run} run */
  #showReport(run) {
    const report = this.#report;
    const kind = kindOf(run.query);
    this.#about.compare(report?.fingerprint);
    element("exports").hidden = !report;
    element("export-sample").hidden = kind !== "sample";
    element("fingerprint").textContent = !report ? "" : report.fingerprint ? words.fingerprint(report.fingerprint) : words.partial;
    const table = document.createElement("table");
    const sheet = report && sheetOf(report);
    if (sheet) fillTable(table, sheet.heads, sheet.rows, sheet.caption);
    else if (kind === "sample" && report) this.#showSample(table, run.rows);
    element("tables").replaceChildren(...(sheet || (kind === "sample" && report) ? [table, ...this.#knownTable(run.query)] : []));
    this.#trace.show(kind === "trace" && report && this.#experiment ? readTrace(run.rows, this.#experiment.columns()) : []);
    this.#showChoices(report);
    this.#showOverlays(run.query);
    void this.#draw();
  }

  /** @param {HTMLTableElement} table @param {string} rows */
  #showSample(table, rows) {
    const lines = rows.trimEnd().split("\n").map((row) => row.split(","));
    fillTable(table, words.sample.heads, lines.slice(0, SAMPLE_SHOWN), words.sample.caption);
    if (lines.length > SAMPLE_SHOWN) table.createTFoot().insertRow().insertCell().textContent = words.sample.more(lines.length - SAMPLE_SHOWN);
  }

  /** The thesis' and the exact numbers of a preset. @param {string} query */
  #knownTable(query) {
    const known = this.#parts.shelf.known(query);
    if (!known.length) return [];
    const table = document.createElement("table");
    const { heads, caption } = words.known;
    const text = (/** @type {number | undefined} */ value, /** @type {string} */ measure) => (value === undefined ? words.none : measure === "values" ? words.rounded(value) : words.percent(value));
    fillTable(table, heads, known.map((row) => [
      row.point === undefined ? words.whole : words.value(row.point), row.depth === undefined ? words.none : String(row.depth), words.known.measures[row.measure] ?? row.measure,
      row.sign ?? text(row.value, row.measure), text(row.exact, row.measure), row.remark ?? "",
    ]), caption);
    return [table];
  }

  /** @param {any} report */
  #showChoices(report) {
    const quotas = report ? quotasOf(report) : [];
    element("difference").hidden = quotas.length < 2;
    for (const [id, usual] of /** @type {const} */ ([["difference-a", 0], ["difference-b", quotas.length - 1]])) {
      const select = /** @type {HTMLSelectElement} */ (element(id));
      const chosen = select.options.length === quotas.length ? select.selectedIndex : usual;
      select.replaceChildren(...quotas.map(({ name }, index) => new Option(name, String(index))));
      select.selectedIndex = chosen;
    }
    this.#showDifference();
  }

  #showDifference() {
    const quotas = this.#report ? quotasOf(this.#report) : [];
    const [a, b] = ["difference-a", "difference-b"].map((id) => quotas[Number(/** @type {HTMLSelectElement} */ (element(id)).value)]);
    if (!a || !b) return;
    const { quota, significant } = difference(a.quota, b.quota);
    element("difference-text").textContent = words.difference(quota, significant);
  }

  /** @param {string} current */
  #showOverlays(current) {
    const place = element("overlays");
    const chosen = new Set([...place.querySelectorAll("input:checked")].map((box) => /** @type {HTMLInputElement} */ (box).value));
    const others = [...this.#finished.keys()].filter((query) => query !== current && kindOf(query) === kindOf(current) && dotsOf(this.#finished.get(query)).length);
    place.hidden = others.length === 0;
    for (const label of place.querySelectorAll("label")) label.remove();
    for (const query of others) {
      const label = document.createElement("label");
      const box = Object.assign(document.createElement("input"), { type: "checkbox", value: query, checked: chosen.has(query) });
      label.append(box, ` ${labelOf(query)}`);
      place.append(label);
    }
  }

  async #draw() {
    const mine = ++this.#drawings;
    const place = element("chart");
    const query = this.#run?.query ?? "";
    const overlays = [...element("overlays").querySelectorAll("input:checked")].map((box) => this.#finished.get(/** @type {HTMLInputElement} */ (box).value));
    const dots = [this.#report, ...overlays].filter(Boolean).flatMap(dotsOf);
    place.hidden = dots.length === 0;
    button("export-svg").hidden = dots.length === 0;
    if (!dots.length) return place.replaceChildren();
    const kind = kindOf(query);
    const measure = { autoplay: "quota", com: "hits", ties: "ties" }[kind];
    const thesis = this.#parts.shelf.known(query).filter((known) => known.measure === measure && known.value !== undefined && !known.mistake).flatMap((known) => {
      const x = kind === "autoplay" ? known.point : known.depth;
      if (x === undefined) return [];
      return [{ series: known.point ?? "", x: typeof dots[0].x === "number" ? Number(x) : String(x), value: Number(known.value) }];
    });
    const chart = await drawQuotas(dots, { ...axesOf(query), thesis });
    if (mine === this.#drawings) place.replaceChildren(chart);
  }
}
