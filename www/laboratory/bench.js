// The bench: the form, run and results of one experiment at a time.

import { button, details, element, input, make, makeButton, onClick } from "../site/dom.js";
import { copy, save } from "../site/download.js";
import { isMissingPart, tellMissing } from "../site/load_errors.js";
import { About } from "./about.js";
import { Run, written } from "./run.js";
import { SampleFiles } from "./sample_files.js";
import { CONTESTS, chainsOf, kindOf } from "./schema.js";
import { words } from "./words.js";

/** The most trials of a run: all their rows are in memory. */
const MOST_TRIALS = 10_000_000;
/** The estimated seconds below which a run begins by itself to check the result of its link. */
const SHORT = 3;
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

/**
 * @typedef {InstanceType<import("./modules.js").Laboratory["module"]["Experiment"]>} Experiment
 * @typedef {import("../pkg/puzzles_plan.js").Experiment} PuzzleExperiment
 * @typedef {object} Parts
 * @property {import("./modules.js").Laboratories} laboratories
 * @property {import("./presets.js").PresetsView} shelf
 * @property {import("./form.js").Form} form
 * @property {(text: string) => void} say
 */

/** Brings the results into view, unless they begin in the upper half of it. */
function lookAtResults() {
  const results = ["outcome", "trace", "numbers"].map(element).find(({ hidden }) => !hidden);
  const { top = 0 } = results?.getBoundingClientRect() ?? {};
  if (top >= 0 && top < innerHeight / 2) return;
  const { matches } = matchMedia("(prefers-reduced-motion: no-preference)");
  results?.scrollIntoView({ behavior: matches ? "smooth" : "auto" });
}

export class Bench {
  #parts;
  #form;
  #files;
  #about = new About();
  /** The view of results, fetched when there are some. @type {Promise<import("./findings.js").Findings> | undefined} */
  #findings;
  /** The same once it is there. @type {import("./findings.js").Findings | undefined} */
  #shown;
  /** @type {Promise<import("./trace_view.js").TraceView> | undefined} */
  #trace;
  /** @type {Promise<import("./share.js").Share> | undefined} */
  #share;
  /** Those that were fetched. @type {Record<string, ReturnType<typeof LISTS[string]["load"]>>} */
  #lists = {};
  /** Why the form's experiment cannot be run, and the control to mend. @type {{ why: string, place: string } | undefined} */
  #refused;
  /** @type {Promise<void> | undefined} */
  #opening;
  /** Counts the experiments that were to be opened. */
  #wanted = 0;
  /** @type {Experiment | undefined} */
  #experiment;
  /** @type {Run | undefined} */
  #run;
  /** The finished run once more, to compare. @type {Run | undefined} */
  #again;
  /** The result of that comparison. */
  #compared = "";
  /** How long the run will take. @type {Awaited<ReturnType<Run["estimate"]>>} */
  #estimate;
  /** Ends its measurement. @type {AbortController | undefined} */
  #measuring;
  /** @type {any} */
  #report;
  /** The number of trials in the report. */
  #counted = 0;

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
    this.#form = parts.form;
    this.#form.onChange = () => void this.open(this.#form.query, { address: "replace", fills: false });
    this.#files = new SampleFiles({
      query: () => this.#form.query,
      read: (query, text) => this.#read(query, text),
      open: (query) => void this.open(query, { address: "push" }),
    });
    element("form").addEventListener("submit", (event) => event.preventDefault());
    onClick("run", () => void this.#opening?.then(() => this.#start()));
    onClick("pause", () => (this.#again ?? this.#run)?.pause());
    onClick("discard", () => void this.#discard());
    onClick(
      "copy-link",
      async () => (element("copied").textContent = (await copy(this.#link)) ? words.copied : words.copyFailed),
    );
    onClick("share", () => void this.#openShare());
    onClick("export-csv", () =>
      this.#save(
        "csv",
        "text/csv",
        `${this.#experiment?.heading(this.#report.fingerprint ?? undefined)}${this.#run?.rows ?? ""}`,
      ),
    );
    onClick("export-json", () => this.#save("json", "application/json", JSON.stringify(this.#report, null, 2)));
    onClick("export-svg", async () => {
      const { standalone } = await import("./chart.js");
      const chart = /** @type {SVGElement} */ (element("chart").querySelector("svg[role=img]"));
      this.#save("svg", "image/svg+xml", standalone(chart));
    });
    onClick("export-sample", () =>
      // Only samples of the puzzle have it.
      this.#save(
        "txt",
        "text/plain",
        /** @type {PuzzleExperiment | undefined} */ (this.#experiment)?.sampleFile(this.#run?.rows ?? "") ?? "",
      ),
    );
  }

  get #link() {
    return new URL(`?${this.#experiment?.query ?? ""}`, location.href.split(/[?#]/)[0]).href;
  }

  /** The canonical query of an experiment with a sample file. @param {string} query @param {string} sample */
  async #read(query, sample) {
    const { module } = await this.#parts.laboratories.load(query);
    const experiment = new module.Experiment(query, sample);
    const canonical = experiment.query;
    experiment.free();
    return canonical;
  }

  async #openShare() {
    if (!this.#experiment) return;
    const share = await (this.#share ??= import("./share.js").then(({ Share }) => new Share()));
    share.open({
      query: this.#experiment.query,
      link: this.#link,
      version: this.#parts.laboratories.of(this.#experiment.query)?.module.version() ?? "",
      digest: this.#report?.fingerprint,
    });
  }

  /** @param {string} extension @param {string} type @param {string} text */
  #save(extension, type, text) {
    save(`plyground-${this.#report.kind}-${(this.#report.fingerprint ?? "part").slice(0, 8)}.${extension}`, type, text);
  }

  /**
   * Opens an experiment.
   * @param {string} query
   * @param {{ address: "push" | "replace" | "keep", runs?: boolean, fills?: boolean }} how  How the
   *   address changes; whether to start at once, and to fill the form.
   */
  open(query, how) {
    this.#opening = this.#open(query, how);
    return this.#opening;
  }

  /** @param {string} query @param {Parameters<Bench["open"]>[1]} how */
  async #open(query, { address, runs = false, fills = true }) {
    const isSeen = address !== "keep" || document.documentElement.classList.contains("linked");
    if (isSeen && !this.#shown) await this.readyFindings();
    const laboratory = await this.#fetch(query);
    if (!laboratory) return;
    let experiment;
    try {
      experiment = new laboratory.module.Experiment(query, this.#files.textOf(query));
      if (experiment.trials > MOST_TRIALS) {
        experiment.free();
        throw { code: "too-many", input: "n" };
      }
    } catch (error) {
      return this.#refuse(query, /** @type {import("./words.js").Problem} */ (error), fills);
    }
    this.#refused = undefined;
    this.#form.blame();
    element("form-error").hidden = true;
    if (fills) this.#form.fill(experiment.query);
    this.#parts.shelf.choose(experiment.query);
    const isSame = experiment.query === this.#experiment?.query;
    const place = `?${experiment.query}${isSame ? location.hash : ""}`;
    if (address === "push" && !isSame) history.pushState(null, "", place);
    else if (address !== "keep") history.replaceState(history.state, "", place);
    if (address !== "keep") document.documentElement.classList.add("linked");
    // A link's expected fingerprint is forgotten with its experiment, but not when the visitor jumps to another part
    // of the page.
    if (!isSame || About.speaks(location.hash)) this.#about.expect(location.hash);
    this.#files.show(experiment.query);
    // Its positions are those of the puzzle.
    element("explorer").hidden = CONTESTS.includes(kindOf(experiment.query)) && location.hash !== "#explorer";
    if (isSame) {
      experiment.free();
      if (this.#run) {
        this.#run.sample = this.#files.textOf(this.#run.query);
        this.#showProgress(this.#run);
        void this.#foretell(this.#run);
      }
      this.#about.compare(this.#report);
      if (runs) await this.#begin();
      return;
    }
    this.#leave();
    this.#parts.laboratories.rest(laboratory);
    this.#experiment?.free();
    this.#experiment = experiment;
    this.#report = undefined;
    this.#counted = 0;
    for (const id of ["copy-link", "share"]) button(id).disabled = false;
    input("query").value = experiment.query;
    this.#about.show(experiment.query);
    const work = {
      query: experiment.query,
      trials: Number(experiment.trials),
      chains: chainsOf(experiment.query, experiment.points().length),
      sample: this.#files.textOf(experiment.query),
    };
    const run = (this.#run = new Run(laboratory.pool, work, (run) => this.#show(run)));
    // The chart is there at once, empty: nothing moves when it is filled.
    if (isSeen) this.#show(run);
    await run.recall();
    if (this.#run !== run) return;
    let shown;
    try {
      shown = this.#show(run);
    } catch {
      // Stored rows that this build cannot have made.
      await run.recall({ trusts: false });
      if (this.#run !== run) return;
      shown = this.#show(run);
    }
    laboratory.prepare();
    await shown;
    if (this.#run !== run) return;
    if (runs) await this.#begin();
    else void this.#foretell(run);
  }

  /**
   * Says why a query is not an experiment: at a field of the form if the visitor has changed that, else above, with
   * experiments that may have been meant.
   * @param {string} query @param {import("./words.js").Problem} error @param {boolean} isLink
   */
  async #refuse(query, error, isLink) {
    const wanted = this.#wanted;
    const { kindMistake, mend, namesFor } = await import("./mend.js");
    if (wanted !== this.#wanted) return;
    const problem = kindMistake(query) ?? error;
    const { input: key = "" } = problem;
    const isLarge = problem.code === "too-many";
    const message = isLarge ? words.tooMany(MOST_TRIALS) : words.problem(problem, query);
    const nearly = mend(query, problem, (query) => this.#whyNot(query), namesFor(key, query));
    if (isLink) {
      this.#form.fill(query);
      this.#about.refuse(query);
    }
    const label = this.#form.blame(key, message);
    const isPlaced = label !== undefined && !isLink;
    element("form-error").hidden = isPlaced;
    element("form-error-text").textContent = isPlaced ? "" : isLarge ? message : words.badLink(message);
    const opening = (/** @type {string} */ text, /** @type {string} */ query) =>
      makeButton(text, () => void this.open(query, { address: "push" }));
    element("mended").replaceChildren(
      ...nearly.meant.map(({ word, query }) => opening(words.mended.instead(word), query)),
      ...(nearly.without === undefined ? [] : [opening(words.mended.without, nearly.without)]),
    );
    this.#refused = {
      why: label === undefined ? words.progress.unknown : words.progress.refused(label),
      place: label === undefined ? "form-error" : `key-${key}`,
    };
    button("run").disabled = false;
    element("progress-text").textContent = this.#refused.why;
  }

  /** Why a query is refused, as far as the modules that are there tell. @param {string} query @returns {import("./words.js").Problem | undefined} */
  #whyNot(query) {
    const laboratory = this.#parts.laboratories.of(query);
    try {
      if (laboratory) new laboratory.module.Experiment(query, this.#files.textOf(query)).free();
    } catch (error) {
      return /** @type {import("./words.js").Problem} */ (error);
    }
  }

  /**
   * Fetches the laboratory of an experiment; undefined if another one was wanted before it arrived.
   * @param {string} query
   */
  async #fetch(query) {
    const mine = ++this.#wanted;
    const { laboratories, say } = this.#parts;
    const there = laboratories.of(query);
    if (there) return there;
    try {
      const laboratory = await laboratories.load(query);
      return mine === this.#wanted ? laboratory : undefined;
    } catch (error) {
      if (isMissingPart(error)) tellMissing();
      else if (mine === this.#wanted) say(words.failed(/** @type {Error} */ (error).message));
      return undefined;
    }
  }

  /** Shows the published numbers for the open experiment, which arrive later than it does. */
  compare() {
    if (!this.#experiment || !this.#run) return;
    this.#parts.shelf.choose(this.#experiment.query);
    void this.#showFindings(this.#run);
  }

  /**
   * Tells how long a run will take, before it begins. One that checks the result of its link begins if it is short.
   * @param {Run} run
   */
  async #foretell(run) {
    const isOpen = document.documentElement.classList.contains("linked");
    if (!isOpen || run.running || this.#estimate) return;
    if (this.#files.lacks(run.query)) return this.#about.wait();
    const measuring = new AbortController();
    this.#measuring = measuring;
    const estimate = await run.estimate(measuring.signal);
    if (measuring.signal.aborted || run !== this.#run) return;
    this.#estimate = estimate;
    this.#showProgress(run);
    if (!this.#about.isExpecting || run.finished) return;
    if (estimate && !estimate.isBound && estimate.seconds < SHORT) await this.#start({ looks: false });
    else this.#about.wait();
  }

  /** Abandons the run, and its repetition. */
  #leave() {
    this.#measuring?.abort();
    this.#estimate = undefined;
    this.#run?.pause();
    this.#again?.pause();
    this.#again = undefined;
    this.#compared = "";
  }

  /** Starts the run, or shows what it has found. */
  async #begin() {
    if (this.#run?.finished) lookAtResults();
    else await this.#start();
  }

  /** @param {{ looks?: boolean }} [how]  Whether the results are brought into view. */
  async #start({ looks = true } = {}) {
    const run = this.#run;
    if (this.#refused) return this.#askFor(this.#refused.place);
    if (!run) return;
    if (this.#files.lacks(run.query)) return this.#askFor("sample-file");
    if (run.finished) this.#again ??= run.again(() => this.#showProgress(run));
    const again = this.#again;
    this.#measuring?.abort();
    this.#shown?.restore(run.query);
    try {
      const running = (again ?? run).start();
      this.#show(run);
      if (looks) lookAtResults();
      await running;
      if (!again?.finished || again !== this.#again) return;
      this.#compared = again.rows === run.rows ? words.progress.same : words.progress.other;
      this.#again = undefined;
      this.#showProgress(run);
    } catch (error) {
      const problem = /** @type {import("./words.js").Problem} */ (error);
      const message = words.problem(problem, run.query);
      this.#parts.say(message);
      // Some values turn out to be impossible only when the first trial is prepared.
      if (run === this.#run && problem.code === "bad-query") this.#form.blame(problem.input, message);
    }
  }

  /** Leads to the control that keeps the experiment from being run. @param {string} place */
  #askFor(place) {
    if (place !== "form-error") details("settings").open = true;
    (element(place).querySelector("button") ?? element(place)).focus();
  }

  async #discard() {
    const query = this.#experiment?.query ?? "";
    this.#leave();
    await this.#run?.forget();
    this.#shown?.forget(query);
    this.#experiment?.free();
    this.#experiment = undefined;
    await this.open(query, { address: "keep" });
  }

  /** Shows the progress and the results of a run. @param {Run} run */
  #show(run) {
    if (run !== this.#run || !this.#experiment) return;
    this.#showProgress(run);
    showKept(run);
    this.#report = run.progress.done > 0 ? this.#count(run, this.#experiment) : undefined;
    const isListed = ["trace", "sample"].includes(kindOf(run.query));
    element("outcome").hidden = isListed;
    element("numbers").hidden = !this.#report;
    return this.#showReport(run);
  }

  /** Shows how far a run is, or its repetition, and what can be done with it. @param {Run} run */
  #showProgress(run) {
    if (run !== this.#run) return;
    const current = this.#again ?? run;
    const { done, total, rate, eta, prepared } = current.progress;
    const [start, pause] = [button("run"), button("pause")];
    const focused = document.activeElement;
    start.disabled = false;
    start.hidden = current.running;
    start.textContent = current.finished ? words.run.again : done > 0 ? words.run.more : words.run.start;
    pause.hidden = !current.running;
    pause.disabled = current.pausing;
    // The focus stays on the button that starts or stops the run.
    if (focused === start && current.running) pause.focus({ preventScroll: true });
    if (focused === pause && !current.running) start.focus({ preventScroll: true });
    button("discard").hidden = current.running;
    const bar = /** @type {HTMLProgressElement} */ (element("progress"));
    bar.hidden = current.finished || (done === 0 && !current.running);
    bar.value = done / total;
    let text = words.progress.idle(total, this.#estimate && written(this.#estimate.seconds), this.#estimate?.isBound);
    if (this.#refused) text = this.#refused.why;
    else if (this.#files.lacks(run.query))
      text = words.sample.missing(new URLSearchParams(run.query).get("sample") ?? "");
    else if (current.finished) text = this.#compared || words.progress.done(total);
    else if (current.running)
      text =
        prepared === undefined
          ? words.progress.running(done, total, rate, eta === undefined ? undefined : written(eta))
          : words.progress.preparing(done, total, prepared);
    else if (done > 0) text = words.progress.part(done, total);
    element("progress-text").textContent = text;
  }

  /** Reads the new rows. @param {Run} run @param {Experiment} experiment */
  #count(run, experiment) {
    const { rows, next } = run.rowsFrom(this.#counted);
    // After an error the tally restarts with the first trial.
    this.#counted = 0;
    const report = experiment.tally(rows);
    this.#counted = next;
    return report;
  }

  /** Shows a list, if the run has it. @param {string} id @param {Run} run @param {any} report */
  async #showList(id, run, report) {
    const { kinds, load } = LISTS[id];
    const isThere = kinds.includes(kindOf(run.query)) && report?.results.length > 0;
    // Searches of trials are only shown if one has some.
    if (!isThere || id !== "trial-searches") element(id).hidden = !isThere;
    if (!isThere) return;
    const list = await (this.#lists[id] ??= load());
    if (this.#report === report) list.show(run, report);
  }

  /** The view of results, which arrives with the first experiment that is seen. */
  async readyFindings() {
    this.#findings ??= import("./findings.js").then(
      ({ Findings }) => new Findings(this.#parts.shelf, (query) => void this.open(query, { address: "push" })),
    );
    return (this.#shown = await this.#findings);
  }

  /** Shows the results, or that there are none any more. @param {Run} run */
  async #showFindings(run) {
    const report = this.#report;
    if (!report && !this.#findings) return;
    const findings = this.#shown ?? (await this.readyFindings());
    if (run === this.#run) findings.show(run.query, report, run);
  }

  /** Shows the first game move by move. @param {Run} run */
  async #showTrace(run) {
    const report = this.#report;
    const columns = kindOf(run.query) === "trace" && report ? this.#experiment?.columns() : undefined;
    element("trace").hidden = !columns;
    if (!columns) return;
    this.#trace ??= import("./trace_view.js").then(({ TraceView }) => new TraceView(this.#parts.laboratories));
    const trace = await this.#trace;
    if (this.#report === report) trace.show(run, columns);
  }

  /** @param {Run} run */
  async #showReport(run) {
    const report = this.#report;
    const kind = kindOf(run.query);
    this.#about.compare(report);
    element("export-sample").hidden = kind !== "sample";
    const lists = Promise.all([
      ...Object.keys(LISTS).map((id) => this.#showList(id, run, report)),
      this.#showTrace(run),
    ]);
    await this.#showFindings(run);
    // The fingerprint is of the results that are there.
    if (report !== this.#report) return;
    element("fingerprint").textContent = !report
      ? ""
      : report.fingerprint
        ? words.fingerprint(report.fingerprint)
        : words.partial;
    await lists;
  }
}

// Tells whether results are kept on this device, and which kept ones do not count.

/** @param {import("./run.js").Run} run */
function notes(run) {
  const shown = [];
  if (!run.isKept && (run.running || run.progress.done > 0)) shown.push(make("p", "note", words.kept.none));
  if (run.aside.length > 0)
    shown.push(
      make("p", "note", words.kept.aside),
      make(
        "div",
        "row",
        makeButton(words.kept.save, () =>
          save("plyground-set-aside.json", "application/json", `${JSON.stringify(run.aside, null, 2)}\n`),
        ),
        makeButton(words.kept.discard, () => void run.forgetAside().then(() => showKept(run))),
      ),
    );
  return shown;
}

/** The run and the notes on the page: notes that have not changed stay. */
let before = /** @type {{ run?: import("./run.js").Run, text: string }} */ ({ text: "" });

/** @param {import("./run.js").Run} run */
function showKept(run) {
  const all = notes(run);
  const text = all.map(({ textContent }) => textContent).join("\n");
  if (run === before.run && text === before.text) return;
  before = { run, text };
  element("kept").replaceChildren(...all);
}
