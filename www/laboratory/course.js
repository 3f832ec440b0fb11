// The course of an experiment: its run, the same once more to compare, and how long it will take. It is a state without a
// page: views `follow` it.

import { Latest } from "../site/latest.js";
import { observe } from "../site/state.js";

/** The estimated seconds below which a run is short. */
const SHORT = 3;

/**
 * @typedef {import("./run.js").Run} Run
 * @typedef {InstanceType<import("./modules.js").Laboratory["module"]["Experiment"]>} Experiment
 */

export class Course {
  /** What holds the run and its repetition is replaced as they progress. @type {{ readonly run?: Run, readonly again?: Run }} */
  table = {};
  /** The result of the repetition. @type {"same" | "other" | undefined} */
  comparison;
  /** Whether the run may yet begin by itself: it does if it turns out to be short. */
  mayBegin = false;
  /** How long the run will take. @type {Awaited<ReturnType<Run["estimate"]>>} */
  estimate;
  /** @type {Experiment | undefined} */
  experiment;
  #measurements = new Latest();

  constructor() {
    observe(this);
  }

  get run() {
    return this.table.run;
  }

  /** The run, or its repetition: what is under way, or would be next. */
  get current() {
    return this.table.again ?? this.run;
  }

  /** Whether the run is known to be short. */
  get isShort() {
    return this.estimate !== undefined && !this.estimate.isBound && this.estimate.seconds < SHORT;
  }

  /** Whether the run goes on, or may begin without the visitor. */
  get isComing() {
    return this.mayBegin || (this.run?.running ?? false);
  }

  /**
   * Takes over an experiment and its run, and frees the previous one.
   * @param {Experiment} experiment @param {Run} run @param {boolean} [mayBegin]
   */
  begin(experiment, run, mayBegin = false) {
    this.end();
    this.experiment = experiment;
    this.table = { run };
    this.mayBegin = mayBegin;
  }

  /** Abandons the run and its repetition, and frees the experiment. */
  end() {
    this.leave();
    this.experiment?.free();
    this.experiment = undefined;
  }

  /** Abandons the run and its repetition. */
  leave() {
    this.#measurements.end();
    this.mayBegin = false;
    this.estimate = this.comparison = undefined;
    this.run?.pause();
    this.table.again?.pause();
    this.table = { run: this.run };
  }

  /** Has views draw how far the run is. */
  progress() {
    this.table = { ...this.table };
  }

  /**
   * Estimates how long the run will take, unless that is known; returns whether it has just been learnt.
   * @param {boolean} [mayBegin]  Whether the run begins by itself if it is short.
   */
  async measure(mayBegin = false) {
    const { run } = this;
    if (!run || run.running || this.estimate) return false;
    this.mayBegin = mayBegin;
    const measurement = this.#measurements.begin();
    const estimate = await run.estimate(measurement);
    if (measurement.aborted || run !== this.run) return false;
    this.estimate = estimate;
    this.mayBegin = false;
    return true;
  }

  /**
   * Runs the experiment; once that is finished, again, to compare the rows.
   * @param {Run} run  That of this course.
   */
  async start(run) {
    this.#measurements.end();
    this.mayBegin = false;
    if (run.finished && !this.table.again) this.table = { run, again: run.again(() => this.progress()) };
    const { again } = this.table;
    const running = (again ?? run).start();
    this.progress();
    await running;
    if (!again?.finished || again !== this.table.again) return;
    this.comparison = again.rows === run.rows ? "same" : "other";
    this.table = { run };
  }
}
