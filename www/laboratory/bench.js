// The bench: one experiment at a time, from its query to its results.

import { button, input, onClick } from "../site/dom.js";
import { Latest } from "../site/latest.js";
import { isMissingPart, tellMissing } from "../site/load_errors.js";
import { About } from "./about.js";
import { Course } from "./course.js";
import { Entry } from "./entry.js";
import { Outcome, lookAtResults } from "./outcome.js";
import { Pairing } from "./pairing.js";
import { followPairing } from "./pairing_view.js";
import { followProgress } from "./progress.js";
import { Run } from "./run.js";
import { chainsOf } from "./schema.js";
import { words } from "./words.js";

/**
 * @typedef {import("./course.js").Experiment} Experiment
 * @typedef {import("./modules.js").Laboratory} Laboratory
 * @typedef {{ address: "push" | "replace" | "keep", runs?: "at once" | "if short", fills?: boolean }} How  How the address
 *   changes; whether the run begins by itself, and whether to fill the form.
 * @typedef {(query: string, how: How) => void} Open
 * @typedef {object} Parts
 * @property {import("./modules.js").Laboratories} laboratories
 * @property {import("./presets.js").PresetsView} shelf
 * @property {import("./form.js").Form} form
 * @property {(text: string) => void} say
 */

export class Bench {
  #parts;
  #about = new About();
  #course = new Course();
  #pairing = new Pairing();
  #entry;
  #outcome;
  /** @type {Promise<void> | undefined} */
  #opening;
  #requests = new Latest();

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
    /** @type {Open} */
    const open = (query, how) => void this.open(query, how);
    this.#entry = new Entry(parts.laboratories, parts.form, open);
    this.#outcome = new Outcome(this.#course, parts, this.#about, open);
    followProgress(this.#course, this.#entry);
    followPairing(this.#pairing, (query) => open(query, { address: "replace", runs: "if short" }));
    onClick("run", () => void this.#opening?.then(() => this.#start()));
    onClick("pause", () => this.#course.current?.pause());
    onClick("discard", () => void this.#discard());
  }

  /** Opens an experiment. @param {string} query @param {How} how */
  open(query, how) {
    this.#opening = this.#open(query, how);
    return this.#opening;
  }

  /** @param {string} query @param {How} how */
  async #open(query, how) {
    const { address, runs, fills = true } = how;
    const isSeen = address !== "keep" || document.documentElement.classList.contains("linked");
    if (isSeen && !this.#outcome.findings) await this.readyFindings();
    const request = this.#requests.begin();
    const laboratory = await this.#fetch(query, request);
    if (!laboratory) return;
    let experiment;
    try {
      experiment = this.#entry.parse(laboratory, query);
    } catch (error) {
      await this.#entry.refuse(query, /** @type {import("./words.js").Problem} */ (error), fills, request);
      if (fills && !request.aborted) this.#about.refuse(query);
      return;
    }
    this.#entry.accept(experiment.query, fills);
    this.#parts.shelf.choose(experiment.query);
    const isSame = experiment.query === this.#course.experiment?.query;
    this.#lead(experiment.query, address, isSame);
    if (isSame) {
      experiment.free();
      return this.#openAgain(runs);
    }
    await this.#take(experiment, laboratory, { isSeen, runs });
  }

  /**
   * Fetches the laboratory of an experiment; undefined if another one was requested before it arrived.
   * @param {string} query @param {AbortSignal} request
   */
  async #fetch(query, request) {
    const { laboratories, say } = this.#parts;
    const there = laboratories.of(query);
    if (there) return there;
    try {
      const laboratory = await laboratories.load(query);
      return request.aborted ? undefined : laboratory;
    } catch (error) {
      if (isMissingPart(error)) tellMissing();
      else if (!request.aborted) say(words.failed(/** @type {Error} */ (error).message));
      return undefined;
    }
  }

  /** Leads the page to an experiment. @param {string} query @param {How["address"]} address @param {boolean} isSame */
  #lead(query, address, isSame) {
    const place = `?${query}${isSame ? location.hash : ""}`;
    if (address === "push" && !isSame) history.pushState(null, "", place);
    else if (address !== "keep") history.replaceState(history.state, "", place);
    if (address !== "keep") document.documentElement.classList.add("linked");
    // A link's expected fingerprint is forgotten with its experiment, but not when the visitor jumps to another part
    // of the page.
    if (!isSame || About.speaks(location.hash)) this.#about.expect(location.hash);
    this.#entry.files.show(query);
  }

  /** The experiment on the bench is opened again. @param {How["runs"]} runs */
  async #openAgain(runs) {
    const { run } = this.#course;
    if (run) {
      run.sample = this.#entry.files.textOf(run.query);
      this.#course.progress();
      void this.#foretell(run, runs);
    }
    this.#about.compare(this.#outcome.report);
    if (runs === "at once") await this.#begin();
  }

  /**
   * Puts another experiment on the bench.
   * @param {Experiment} experiment @param {Laboratory} laboratory @param {{ isSeen: boolean, runs: How["runs"] }} how
   */
  async #take(experiment, laboratory, { isSeen, runs }) {
    const { query } = experiment;
    const work = {
      query,
      trials: Number(experiment.trials),
      chains: chainsOf(query, experiment.points().length),
      sample: this.#entry.files.textOf(query),
    };
    const run = new Run(laboratory.pool, work, (run) => this.#show(run));
    this.#course.begin(experiment, run, runs !== undefined);
    this.#pairing.query = query;
    this.#parts.laboratories.rest(laboratory);
    this.#outcome.clear();
    for (const id of ["copy-link", "share"]) button(id).disabled = false;
    input("query").value = query;
    this.#about.show(query);
    // The chart is there at once, empty: nothing moves when it is filled.
    if (isSeen) this.#show(run);
    await run.recall();
    if (this.#course.run !== run) return;
    let showing;
    try {
      showing = this.#show(run);
    } catch {
      // Stored rows that this build cannot have made.
      await run.recall({ trusts: false });
      if (this.#course.run !== run) return;
      showing = this.#show(run);
    }
    laboratory.prepare();
    await showing;
    if (this.#course.run !== run) return;
    if (runs === "at once") await this.#begin();
    else void this.#foretell(run, runs);
  }

  /** Shows the published numbers for the open experiment, which arrive later than it does. */
  compare() {
    const { experiment, run } = this.#course;
    if (!experiment || !run) return;
    this.#parts.shelf.choose(experiment.query);
    void this.#outcome.showFindings(run);
  }

  /** The view of results, which arrives with the first experiment that is seen. */
  readyFindings() {
    return this.#outcome.readyFindings();
  }

  /**
   * Tells how long a run will take, before it begins. A short one may begin by itself.
   * @param {Run} run @param {How["runs"]} runs
   */
  async #foretell(run, runs) {
    const isOpen = document.documentElement.classList.contains("linked");
    if (!isOpen || run.running || this.#course.estimate) return;
    const mayBegin = runs !== undefined;
    if (this.#entry.files.lacks(run.query)) this.#course.mayBegin = false;
    else if (!(await this.#course.measure(mayBegin)) || run.finished) return;
    else if (mayBegin && this.#course.isShort && !this.#entry.refusal) return this.#start({ looks: false });
    this.#about.wait();
    await this.#show(run);
  }

  /** Starts the run, or shows what it has found. */
  async #begin() {
    if (this.#course.run?.finished) lookAtResults();
    else await this.#start();
  }

  /** @param {{ looks?: boolean }} [how]  Whether the results are brought into view. */
  async #start({ looks = true } = {}) {
    const { run } = this.#course;
    if (this.#entry.askFor(run?.query) || !run) return;
    this.#outcome.findings?.restore(run.query);
    try {
      const running = this.#course.start(run);
      this.#show(run);
      // After the views have drawn what is above the results.
      if (looks) queueMicrotask(lookAtResults);
      await running;
    } catch (error) {
      const problem = /** @type {import("./words.js").Problem} */ (error);
      const message = words.problem(problem, run.query);
      this.#parts.say(message);
      if (run === this.#course.run) this.#entry.blame(problem, message);
    }
  }

  async #discard() {
    const { experiment, run } = this.#course;
    const query = experiment?.query ?? "";
    this.#course.leave();
    await run?.forget();
    this.#outcome.findings?.forget(query);
    this.#course.end();
    await this.open(query, { address: "keep" });
  }

  /** Shows the progress and the results of a run. @param {Run} run */
  #show(run) {
    if (run !== this.#course.run || !this.#course.experiment) return;
    this.#course.progress();
    return this.#outcome.show(run);
  }
}
