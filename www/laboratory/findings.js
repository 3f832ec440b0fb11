// What has come out: tables, the chart, differences, and earlier runs beside it.

import { button, element } from "../app/dom.js";
import { drawQuotas } from "./chart.js";
import { axesOf, difference, dotsOf, kindOf, labelOf, quotasOf, sheetOf } from "./results.js";
import { fillTable } from "./tables.js";
import { words } from "./words.js";

const SAMPLE_SHOWN = 20; // rows of a sample in the page

export class Findings {
  #shelf;
  #query = "";
  /** @type {any} */
  #report;
  /** Reports of finished runs, by query. @type {Map<string, any>} */
  #finished = new Map();
  #drawings = 0;

  /** @param {import("./presets_view.js").PresetsView} shelf  What is known beforehand. */
  constructor(shelf) {
    this.#shelf = shelf;
    for (const id of ["difference-a", "difference-b"]) element(id).addEventListener("change", () => this.#showDifference());
    element("overlays").addEventListener("change", () => void this.#draw());
  }

  /** Forgets the results of a run that stood beside others. @param {string} query */
  forget(query) {
    this.#finished.delete(query);
  }

  /** @param {string} query @param {any} report  None before anything is done. @param {string} rows */
  show(query, report, rows) {
    [this.#query, this.#report] = [query, report];
    if (report?.complete) this.#finished.set(query, report);
    const isSample = kindOf(query) === "sample";
    const table = document.createElement("table");
    const sheet = report && sheetOf(report);
    if (sheet) fillTable(table, sheet.heads, sheet.rows, sheet.caption);
    else if (isSample && report) this.#showSample(table, rows);
    element("tables").replaceChildren(...(sheet || (isSample && report) ? [table, ...this.#knownTable(query)] : []));
    this.#showChoices(report);
    this.#showOverlays(query);
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
    const known = this.#shelf.known(query);
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
    const query = this.#query;
    const overlays = [...element("overlays").querySelectorAll("input:checked")].map((box) => this.#finished.get(/** @type {HTMLInputElement} */ (box).value));
    const dots = [this.#report, ...overlays].filter(Boolean).flatMap(dotsOf);
    place.hidden = dots.length === 0;
    button("export-svg").hidden = dots.length === 0;
    if (!dots.length) return place.replaceChildren();
    const kind = kindOf(query);
    const measure = { autoplay: "quota", com: "hits", ties: "ties" }[kind];
    const thesis = this.#shelf.known(query).filter((known) => known.measure === measure && known.value !== undefined && !known.mistake).flatMap((known) => {
      const x = kind === "autoplay" ? known.point : known.depth;
      if (x === undefined) return [];
      return [{ series: known.point ?? "", x: typeof dots[0].x === "number" ? Number(x) : String(x), value: Number(known.value) }];
    });
    const chart = await drawQuotas(dots, { ...axesOf(query), thesis });
    if (mine === this.#drawings) place.replaceChildren(chart);
  }
}
