// What the visitor asks for: the form, the sample files, and what is wrong with a query.

import { details, element, makeButton } from "../site/dom.js";
import { observe } from "../site/state.js";
import { SampleFiles } from "./sample_files.js";
import { words } from "./words.js";

/** The most trials of a run: all their rows are in memory. */
const MOST_TRIALS = 10_000_000;

/**
 * @typedef {import("./words.js").Problem} Problem
 * @typedef {import("./course.js").Experiment} Experiment
 * @typedef {import("./modules.js").Laboratories} Laboratories
 */

export class Entry {
  /** Why the form's experiment cannot be run, and the control to mend. @type {{ why: string, place: string } | undefined} */
  refusal;
  #laboratories;
  #form;
  #open;
  #files;

  /**
   * @param {Laboratories} laboratories @param {import("./form.js").Form} form
   * @param {import("./bench.js").Open} open
   */
  constructor(laboratories, form, open) {
    this.#laboratories = laboratories;
    this.#form = form;
    this.#open = open;
    form.onChange = () => open(form.query, { address: "replace", fills: false });
    this.#files = new SampleFiles({
      query: () => form.query,
      read: (query, text) => this.#read(query, text),
      open: (query) => open(query, { address: "push" }),
    });
    element("form").addEventListener("submit", (event) => event.preventDefault());
    observe(this);
  }

  get files() {
    return this.#files;
  }

  /** The canonical query of an experiment with a sample file. @param {string} query @param {string} sample */
  async #read(query, sample) {
    const { module } = await this.#laboratories.load(query);
    const experiment = new module.Experiment(query, sample);
    const canonical = experiment.query;
    experiment.free();
    return canonical;
  }

  /** The experiment of a query; throws what is wrong. @param {import("./modules.js").Laboratory} laboratory @param {string} query */
  parse({ module }, query) {
    const experiment = new module.Experiment(query, this.#files.textOf(query));
    if (experiment.trials <= MOST_TRIALS) return experiment;
    experiment.free();
    throw { code: "too-many", input: "n" };
  }

  /** @param {string} query  The canonical query. @param {boolean} fills  Whether to fill the form. */
  accept(query, fills) {
    this.refusal = undefined;
    this.#form.blame();
    element("form-error").hidden = true;
    if (fills) this.#form.fill(query);
  }

  /**
   * Says why a query is not an experiment: at a field of the form if the visitor has changed that, else above, with
   * experiments that may have been meant.
   * @param {string} query @param {Problem} error @param {boolean} isLink @param {AbortSignal} request
   */
  async refuse(query, error, isLink, request) {
    const { kindMistake, mend, namesFor } = await import("./mend.js");
    if (request.aborted) return;
    const problem = kindMistake(query) ?? error;
    const { input: key = "" } = problem;
    const isLarge = problem.code === "too-many";
    const message = isLarge ? words.tooMany(MOST_TRIALS) : words.problem(problem, query);
    if (isLink) this.#form.fill(query);
    const label = this.#form.blame(key, message);
    const isPlaced = label !== undefined && !isLink;
    element("form-error").hidden = isPlaced;
    element("form-error-text").textContent = isPlaced ? "" : isLarge ? message : words.badLink(message);
    this.#offer(mend(query, problem, (query) => this.#whyNot(query), namesFor(key, query)));
    this.refusal =
      label === undefined
        ? { why: words.progress.unknown, place: "form-error" }
        : { why: words.progress.refused(label), place: `key-${key}` };
  }

  /** Offers experiments that may have been meant. @param {ReturnType<typeof import("./mend.js").mend>} nearly */
  #offer({ meant, without }) {
    const opening = (/** @type {string} */ text, /** @type {string} */ query) =>
      makeButton(text, () => this.#open(query, { address: "push", runs: "if short" }));
    element("mended").replaceChildren(
      ...meant.map(({ word, query }) => opening(words.mended.instead(word), query)),
      ...(without === undefined ? [] : [opening(words.mended.without, without)]),
    );
  }

  /** Why a query is refused, as far as the modules that are there tell. @param {string} query @returns {Problem | undefined} */
  #whyNot(query) {
    const laboratory = this.#laboratories.of(query);
    try {
      if (laboratory) new laboratory.module.Experiment(query, this.#files.textOf(query)).free();
    } catch (error) {
      return /** @type {Problem} */ (error);
    }
  }

  /** Some values turn out to be impossible only when the first trial is prepared. @param {Problem} problem @param {string} message */
  blame(problem, message) {
    if (problem.code === "bad-query") this.#form.blame(problem.input, message);
  }

  /** Leads to the control that keeps an experiment from being run; returns whether there is one. @param {string | undefined} query */
  askFor(query) {
    const place = this.refusal?.place ?? (query !== undefined && this.#files.lacks(query) ? "sample-file" : "");
    if (!place) return false;
    if (place !== "form-error") details("settings").open = true;
    (element(place).querySelector("button") ?? element(place)).focus();
    return true;
  }
}
