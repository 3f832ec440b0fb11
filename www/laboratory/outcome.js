// What a run has found: its report, the lists of what it consists of, the first game move by move, and files with all that.

import { element, onClick } from "../site/dom.js";
import { copy, save } from "../site/download.js";
import { kindOf } from "./schema.js";
import { words } from "./words.js";

/**
 * @typedef {import("./run.js").Run} Run
 * @typedef {import("./course.js").Course} Course
 * @typedef {import("../pkg/puzzles_plan.js").Experiment} PuzzleExperiment
 */

/**
 * The lists of what a run consists of, by the ids of their places: the kinds of experiments that have them, and what shows
 * them, fetched when there is one.
 * @type {Record<string, { kinds: string[], load: () => Promise<{ show: (run: Run, report: any) => void }> }>}
 */
const LISTS = {
  games: {
    kinds: ["tournament", "playouts"],
    load: () => import("./games_list.js").then(({ GamesList }) => new GamesList()),
  },
  searches: {
    kinds: ["effort"],
    load: () => import("./searches_list.js").then(({ SearchesList }) => new SearchesList()),
  },
  "trial-searches": {
    kinds: ["autoplay", "com", "ties", "clusters"],
    load: () => import("./searches_list.js").then(({ TrialSearches }) => new TrialSearches()),
  },
};

export class Outcome {
  /** @type {any} */
  report;
  /** The view of results, once it is there. @type {import("./findings.js").Findings | undefined} */
  findings;
  #course;
  #parts;
  #about;
  #open;
  /** The number of trials in the report. */
  #counted = 0;
  /** The view of results, fetched when there are some. @type {Promise<import("./findings.js").Findings> | undefined} */
  #loading;
  /** @type {Promise<import("./trace_view.js").TraceView> | undefined} */
  #trace;
  /** @type {Promise<import("./share.js").Share> | undefined} */
  #share;
  /** Those that were fetched. @type {Record<string, ReturnType<typeof LISTS[string]["load"]>>} */
  #lists = {};

  /**
   * @param {Course} course @param {import("./bench.js").Parts} parts @param {import("./about.js").About} about
   * @param {import("./bench.js").Open} open
   */
  constructor(course, parts, about, open) {
    this.#course = course;
    this.#parts = parts;
    this.#about = about;
    this.#open = open;
    onClick(
      "copy-link",
      async () => (element("copied").textContent = (await copy(this.#link)) ? words.copied : words.copyFailed),
    );
    onClick("share", () => void this.#openShare());
    onClick("export-csv", () => this.#save("csv", "text/csv", this.#csv));
    onClick("export-json", () => this.#save("json", "application/json", JSON.stringify(this.report, null, 2)));
    onClick("export-svg", async () => {
      const { standalone } = await import("./chart.js");
      const chart = /** @type {SVGElement} */ (element("chart").querySelector("svg[role=img]"));
      this.#save("svg", "image/svg+xml", standalone(chart));
    });
    onClick("export-sample", () => this.#save("txt", "text/plain", this.#sample));
  }

  get #link() {
    return new URL(`?${this.#course.experiment?.query ?? ""}`, location.href.split(/[?#]/)[0]).href;
  }

  get #csv() {
    const { experiment, run } = this.#course;
    return `${experiment?.heading(this.report.fingerprint ?? undefined)}${run?.rows ?? ""}`;
  }

  /** Only samples of the puzzle have it. */
  get #sample() {
    const { experiment, run } = this.#course;
    return /** @type {PuzzleExperiment | undefined} */ (experiment)?.sampleFile(run?.rows ?? "") ?? "";
  }

  async #openShare() {
    const { experiment } = this.#course;
    if (!experiment) return;
    const share = await (this.#share ??= import("./share.js").then(({ Share }) => new Share()));
    share.open({
      query: experiment.query,
      link: this.#link,
      version: this.#parts.laboratories.of(experiment.query)?.module.version() ?? "",
      digest: this.report?.fingerprint,
    });
  }

  /** @param {string} extension @param {string} type @param {string} text */
  #save(extension, type, text) {
    save(`plyground-${this.report.kind}-${(this.report.fingerprint ?? "part").slice(0, 8)}.${extension}`, type, text);
  }

  /** Nothing has been found. */
  clear() {
    this.report = undefined;
    this.#counted = 0;
  }

  /** Reads the new rows of the run, and shows what it has found; throws if the rows are wrong. @param {Run} run */
  show(run) {
    this.report = run.progress.done > 0 ? this.#count(run) : undefined;
    element("outcome").hidden = ["trace", "sample"].includes(kindOf(run.query));
    element("numbers").hidden = !this.report;
    return this.#showReport(run);
  }

  /** @param {Run} run */
  #count(run) {
    const { rows, next } = run.rowsFrom(this.#counted);
    // After an error the tally restarts with the first trial.
    this.#counted = 0;
    const report = this.#course.experiment?.tally(rows);
    this.#counted = next;
    return report;
  }

  /** @param {Run} run */
  async #showReport(run) {
    const { report } = this;
    this.#about.compare(report);
    element("export-sample").hidden = kindOf(run.query) !== "sample";
    const lists = Promise.all([
      ...Object.keys(LISTS).map((id) => this.#showList(id, run, report)),
      this.#showTrace(run),
    ]);
    await this.showFindings(run);
    // The fingerprint is of the results that are there.
    if (report !== this.report) return;
    const fingerprint = report?.fingerprint ? words.fingerprint(report.fingerprint) : words.partial;
    element("fingerprint").textContent = report ? fingerprint : "";
    await lists;
  }

  /** Shows a list, if the run has it. @param {string} id @param {Run} run @param {any} report */
  async #showList(id, run, report) {
    const { kinds, load } = LISTS[id];
    const isThere = kinds.includes(kindOf(run.query)) && report?.results.length > 0;
    // Searches of trials are only shown if one has some.
    if (!isThere || id !== "trial-searches") element(id).hidden = !isThere;
    if (!isThere) return;
    const list = await (this.#lists[id] ??= load());
    if (this.report === report) list.show(run, report);
  }

  /** Shows the first game move by move. @param {Run} run */
  async #showTrace(run) {
    const { report } = this;
    const columns = kindOf(run.query) === "trace" && report ? this.#course.experiment?.columns() : undefined;
    element("trace").hidden = !columns;
    if (!columns) return;
    this.#trace ??= import("./trace_view.js").then(({ TraceView }) => new TraceView(this.#parts.laboratories));
    const trace = await this.#trace;
    if (this.report === report) trace.show(run, columns);
  }

  /** The view of results, which arrives with the first experiment that is seen. */
  async readyFindings() {
    this.#loading ??= import("./findings.js").then(
      ({ Findings }) => new Findings(this.#parts.shelf, (query) => this.#open(query, { address: "push" })),
    );
    return (this.findings = await this.#loading);
  }

  /** Shows the results, or that there are none any more. @param {Run} run */
  async showFindings(run) {
    const { report } = this;
    if (!report && !this.#loading) return;
    const findings = this.findings ?? (await this.readyFindings());
    if (run === this.#course.run) findings.show(run.query, report, run, this.#course.isComing);
  }
}

/** Brings the results into view, unless they begin in the upper half of it. */
export function lookAtResults() {
  const results = ["outcome", "trace", "numbers"].map(element).find(({ hidden }) => !hidden);
  const { top = 0 } = results?.getBoundingClientRect() ?? {};
  if (top >= 0 && top < innerHeight / 2) return;
  const { matches } = matchMedia("(prefers-reduced-motion: no-preference)");
  results?.scrollIntoView({ behavior: matches ? "smooth" : "auto" });
}
