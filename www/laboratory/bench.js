// The bench: form, run and results of one experiment at a time.

import { button, element, input, onClick } from "../app/dom.js";
import { drawQuotas } from "./chart.js";
import { copy, csv, save, standalone } from "./exports.js";
import { Form } from "./form.js";
import { axesOf, difference, dotsOf, kindOf, labelOf, quotasOf, sheetOf } from "./results.js";
import { Run } from "./run.js";
import { fillTable } from "./tables.js";
import { readTrace } from "./trace_rows.js";
import { TraceView } from "./trace_view.js";
import { labWords as words } from "./words.js";

const SAMPLE_SHOWN = 20; // rows of a sample in the page

/**
 * @typedef {import("../pkg/plyground.js").Experiment} Experiment
 * @typedef {object} Parts
 * @property {import("./pool.js").Pool} pool
 * @property {import("./presets_view.js").PresetsView} shelf
 * @property {(text: string) => void} say
 * @property {(query: string) => Experiment} makeExperiment
 * @property {(game: string, position?: string) => import("../pkg/plyground.js").Game} openGame
 * @property {string} version
 */

export class Bench {
  #parts;
  #form;
  #trace;
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
    element("form").addEventListener("submit", (event) => event.preventDefault());
    onClick("run", () => void this.#start());
    onClick("pause", () => this.#run?.pause());
    onClick("discard", () => void this.#discard());
    onClick("copy-link", async () => (element("copied").textContent = (await copy(this.#link)) ? words.copied : words.copyFailed));
    onClick("cite", async () => (element("copied").textContent = (await copy(words.citation(this.#link, parts.version, this.#report?.fingerprint ?? ""))) ? words.copied : words.copyFailed));
    onClick("export-csv", () => this.#save("csv", "text/csv", csv(this.#report, this.#experiment?.header ?? "", this.#run?.rows ?? "")));
    onClick("export-json", () => this.#save("json", "application/json", JSON.stringify(this.#report, null, 2)));
    onClick("export-svg", () => this.#save("svg", "image/svg+xml", standalone(/** @type {SVGElement} */ (element("chart").querySelector("svg:last-of-type")))));
    onClick("export-sample", () => this.#save("txt", "text/plain", this.#experiment?.sampleFile(this.#run?.rows ?? "") ?? ""));
    for (const id of ["difference-a", "difference-b"]) element(id).addEventListener("change", () => this.#showDifference());
    element("overlays").addEventListener("change", () => void this.#draw());
  }

  get #link() {
    return new URL(`?${this.#experiment?.query ?? ""}`, location.href.split(/[?#]/)[0]).href;
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
      experiment = this.#parts.makeExperiment(query);
    } catch (error) {
      const { message, input: key } = /** @type {Error & { input: string }} */ (error);
      if (fills) this.#form.fill(query);
      const placed = this.#form.blame(key, message);
      element("form-error").textContent = placed && !fills ? "" : words.badLink(message);
      element("form-error").hidden = placed && !fills;
      button("run").disabled = true;
      return;
    }
    this.#form.blame();
    element("form-error").hidden = true;
    if (fills) this.#form.fill(experiment.query);
    this.#parts.shelf.choose(experiment.query);
    const place = experiment.query ? `?${experiment.query}` : location.pathname;
    if (address === "push") history.pushState(null, "", place);
    if (address === "replace") history.replaceState(null, "", place);
    if (experiment.query === this.#experiment?.query) return experiment.free();
    this.#run?.pause();
    this.#experiment?.free();
    this.#experiment = experiment;
    input("query").value = experiment.query;
    const run = (this.#run = new Run(this.#parts.pool, { query: experiment.query, trials: Number(experiment.trials) }, (run) => this.#show(run)));
    await run.recall();
    if (this.#run !== run) return;
    this.#show(run);
    if (runs) await this.#start();
  }

  async #start() {
    const run = this.#run;
    if (!run || run.finished) return;
    try {
      const running = run.start();
      this.#show(run);
      await running;
    } catch (error) {
      this.#parts.say(/** @type {Error} */ (error).message);
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

  /** Shows how far a run is and what has come out. @param {Run} run */
  #show(run) {
    if (run !== this.#run || !this.#experiment) return;
    const { done, total, rate, eta } = run.progress;
    button("run").disabled = run.running || run.finished;
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
    const { heads, caption, share } = words.known;
    const text = (/** @type {number | undefined} */ value, /** @type {string} */ measure) => (value === undefined ? words.none : measure === "values" ? String(value) : share(value));
    fillTable(table, heads, known.map((row) => [
      row.point ?? words.whole, row.depth === undefined ? words.none : String(row.depth), words.known.measures[row.measure] ?? row.measure,
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
