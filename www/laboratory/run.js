// One run of an experiment: hands trials to the pool, stores completed rows, and can be paused and resumed. The
// distribution of work among workers has no influence on the rows.

import { Cancelled } from "../site/engine.js";
import { saveAfter } from "../site/busy.js";
import { forget, forgetAside, keep, recall } from "./archive.js";

const CHUNK_TIME = 300; // the target duration of a chunk in milliseconds
const MOST_CHAINS = 4; // the maximum number of chains at a time: each takes much memory
const PATIENCE = 30_000; // milliseconds: only steps of a chain and searches for solutions are silent for seconds
const GRACE = 2_000; // milliseconds for a trial or a step to finish after a pause: stopping the worker would lose it
const TELL_EVERY = 500; // milliseconds between two updates of the results: drawing them keeps a core from trials
const MEASURED = 250; // milliseconds of trials from which the time of a run is estimated
const LONGEST = 3_000; // milliseconds after which a trial that is measured is given up
const GOLDEN = 0.618; // spreads measured trials over all of them

/**
 * @typedef {{ done: number, total: number, rate: number, eta: number | undefined, prepared: number | undefined }}
 *   Progress  Trials, trials per second, seconds, and the share of the next trial's preparation that is done.
 */

export class Run {
  /** The rows of each trial, each ending with a line feed. @type {(string | undefined)[]} */
  #records;
  #done = 0;
  #next = 0;
  #chunk = 1;
  /** @type {[number, number][]} Trials that were handed out and not done. */
  #returned = [];
  /**
   * The current trial of each engine in an experiment with chains, and the end of its chain.
   * @type {Map<import("../site/engine.js").Engine, [number, number]>}
   */
  #chains = new Map();
  #nextChain = 0;
  /**
   * The share of the preparation of an engine's next trial that is done.
   * @type {Map<import("../site/engine.js").Engine, number>}
   */
  #prepared = new Map();
  /** @type {AbortController | undefined} */
  #stop;
  #began = 0;
  #doneBefore = 0;
  #told = 0;
  /** Whether completed rows are stored. */
  isKept = true;
  /** Stored data under the query that does not count. @type {unknown[]} */
  aside = [];

  /**
   * @param {import("./modules.js").Pool} pool
   * @param {{ query: string, trials: number, chains?: number, sample?: string }} experiment  Its canonical query; the
   *   number of chains, if each trial continues from the one before; and the text of its sample file.
   * @param {(run: Run) => void} onProgress  Called at most a few times per second, and at the end.
   */
  constructor(pool, { query, trials, chains, sample }, onProgress) {
    this.pool = pool;
    this.chains = chains;
    this.query = query;
    this.trials = trials;
    this.stepwise = chains && trials / chains;
    this.sample = sample;
    this.onProgress = onProgress;
    this.#records = new Array(trials);
  }

  get running() {
    return this.#stop !== undefined;
  }

  /** Whether it was told to stop and has not yet. */
  get pausing() {
    return this.#stop?.signal.aborted ?? false;
  }

  get finished() {
    return this.#done === this.trials;
  }

  /** @returns {Progress} */
  get progress() {
    const seconds = (performance.now() - this.#began) / 1000;
    const rate = this.running && seconds > 0 ? (this.#done - this.#doneBefore) / seconds : 0;
    const prepared = this.#prepared.size > 0 ? Math.min(...this.#prepared.values()) : undefined;
    return {
      done: this.#done,
      total: this.trials,
      rate,
      eta: rate > 0 ? (this.trials - this.#done) / rate : undefined,
      prepared,
    };
  }

  /** The rows from the first trial up to the first missing one, each ending with a line feed. */
  get rows() {
    return this.rowsFrom(0).rows;
  }

  /**
   * The rows from a trial up to the first missing one, which is `next`.
   * @param {number} from
   * @param {number} [until]
   * @returns {{ rows: string, next: number }}
   */
  rowsFrom(from, until = this.trials) {
    let rows = "";
    let next = from;
    for (; next < until && this.#records[next] !== undefined; next++) rows += this.#records[next];
    return { rows, next };
  }

  /**
   * Restores the results of an earlier visit.
   * @param {{ trusts?: boolean }} [how]  Whether stored rows may count; otherwise all are set aside.
   */
  async recall({ trusts = true } = {}) {
    [this.#records, this.#done, this.#next] = [new Array(this.trials), 0, 0];
    const { chunks, aside, isKept } = await recall(this.query, this.trials, () => trusts);
    [this.aside, this.isKept] = [aside, isKept];
    for (const chunk of chunks) this.#insert(chunk.from, chunk.records);
    while (this.#next < this.trials && this.#records[this.#next] !== undefined) this.#next++;
  }

  /** The same run from its beginning, of which nothing is kept. @param {() => void} onProgress */
  again(onProgress) {
    const { query, trials, chains, sample } = this;
    const again = new Run(this.pool, { query, trials, chains, sample }, onProgress);
    again.isKept = false;
    return again;
  }

  /** Runs until everything is done or `pause` is called. @returns {Promise<void>} */
  async start() {
    if (this.running || this.finished) return;
    const stop = (this.#stop = new AbortController());
    [this.#began, this.#doneBefore] = [performance.now(), this.#done];
    try {
      const work = this.pool.each(
        (engine) => (this.stepwise ? this.#link(engine, this.stepwise) : this.#piece()),
        (engine, [from, to]) => this.#work(engine, from, to, stop.signal),
        stop.signal,
      );
      saveAfter(work);
      await work;
    } finally {
      this.#stop = undefined;
      this.#prepared.clear();
      this.onProgress(this);
    }
  }

  /**
   * How many seconds the run will take here, from some trials that are measured and not kept; undefined if that cannot
   * be told. A trial that takes too long gives a lower bound.
   * @param {AbortSignal} signal
   * @returns {Promise<{ seconds: number, isBound: boolean } | undefined>}
   */
  async estimate(signal) {
    // A chain cannot be measured from its middle.
    if (this.stepwise || this.#done > 0) return undefined;
    const { query, sample, trials, pool } = this;
    const rounds = Math.ceil(trials / Math.min(pool.size, trials));
    const ask = (/** @type {number} */ from, /** @type {number} */ to, /** @type {AbortSignal} */ signal) =>
      pool.first.ask("trials", { query, sample, from, to }, { signal, patience: PATIENCE, grace: GRACE });
    let [done, time, first, each] = [0, 0, 0, 0];
    try {
      // The first answer comes when the module is there.
      await ask(trials, trials, signal);
      for (let round = 1; round === 1 || (time < MEASURED && done + 1 < trials); round++) {
        if (signal.aborted) return undefined;
        const size = Math.min(Math.max(done, 1), trials - done);
        const from = Math.floor(((round * GOLDEN) % 1) * (trials - size + 1));
        const piece = new AbortController();
        const stop = () => piece.abort();
        signal.addEventListener("abort", stop, { once: true });
        const timer = setTimeout(stop, LONGEST);
        const begun = performance.now();
        try {
          await ask(from, from + size, piece.signal);
        } finally {
          clearTimeout(timer);
          signal.removeEventListener("abort", stop);
        }
        const taken = performance.now() - begun;
        // The first trial also prepares what all of them need.
        if (round === 1) first = taken;
        // Half of all measured trials are in the last piece, by which the engine's code is as fast as it will be.
        else [done, time, each] = [done + size, time + taken, taken / size];
      }
      return { seconds: (first + each * rounds) / 1000, isBound: false };
    } catch (error) {
      if (signal.aborted || !(error instanceof Cancelled)) return undefined;
      return { seconds: (LONGEST * (first ? rounds : 1)) / 1000, isBound: true };
    }
  }

  /**
   * The depth-t searches of a trial, as far as they can be repeated one by one.
   * @param {number} trial @returns {Promise<import("../pkg/puzzles_lab.js").TrialSearch[]>}
   */
  async searchesOf(trial) {
    const { query, sample, pool } = this;
    return (await pool.first.ask("searches", { query, sample, trial })).searches;
  }

  /**
   * The first positions of a game, up to a move of each side, and the sides to move there.
   * @param {{ game: string, position?: string, moves: string[] }} game
   * @returns {Promise<{ position: string, side: "first" | "second" | undefined }[]>}
   */
  async walk(game) {
    return (await this.pool.first.ask("walk", game)).steps;
  }

  /** Stops soon; completed trials are kept, unfinished ones will be repeated. */
  pause() {
    if (!this.#stop || this.pausing) return;
    this.#stop.abort();
    this.onProgress(this);
  }

  /** Deletes all results. */
  async forget() {
    this.pause();
    await forget(this.query);
  }

  /** Deletes what was set aside. */
  async forgetAside() {
    if (await forgetAside(this.query)) this.aside = [];
  }

  /** @returns {[number, number] | undefined} */
  #piece() {
    const again = this.#returned.pop();
    if (again) return again;
    const piece = this.#missing(this.#next, this.trials);
    this.#next = piece ? piece[1] : this.trials;
    return piece;
  }

  /**
   * The next trials of the engine's chain, even if it was paused; then those of another chain. Only this engine can
   * use the results of its chain.
   * @param {import("../site/engine.js").Engine} engine @param {number} step  The number of trials in a chain.
   * @returns {[number, number] | undefined}
   */
  #link(engine, step) {
    const [from, end] = this.#chains.get(engine) ?? [0, 0];
    let piece = this.#missing(from, end);
    let until = end;
    if (!this.#chains.has(engine) && this.#chains.size >= MOST_CHAINS) return undefined;
    while (!piece && this.#nextChain * step < this.trials) {
      until = (this.#nextChain + 1) * step;
      piece = this.#missing(this.#nextChain++ * step, until);
    }
    if (piece) this.#chains.set(engine, [piece[1], until]);
    return piece;
  }

  /**
   * The first missing trials in a range, up to the size of a chunk.
   * @param {number} from
   * @param {number} end
   * @returns {[number, number] | undefined}
   */
  #missing(from, end) {
    while (from < end && this.#records[from] !== undefined) from++;
    if (from >= end) return undefined;
    let to = from + 1;
    while (to < end && to - from < this.#chunk && this.#records[to] === undefined) to++;
    return [from, to];
  }

  /**
   * @param {import("../site/engine.js").Engine} engine
   * @param {number} from
   * @param {number} to
   * @param {AbortSignal} signal
   */
  async #work(engine, from, to, signal) {
    const begun = performance.now();
    try {
      const options = { signal, patience: PATIENCE, grace: GRACE, onProgress: this.#heed(engine) };
      const { records } = await engine.ask("trials", { query: this.query, sample: this.sample, from, to }, options);
      this.#insert(from, records);
      void this.#keep(from, records);
    } catch (error) {
      const { records = [] } = error instanceof Cancelled ? error.answer : {};
      this.#insert(from, records);
      this.#giveBack(engine, from + records.length, to);
      if (records.length > 0) await this.#keep(from, records);
      if (error instanceof Cancelled) return;
      // The others must not continue unnoticed.
      this.pause();
      throw error;
    } finally {
      this.#prepared.delete(engine);
    }
    const each = (performance.now() - begun) / (to - from);
    this.#chunk = Math.min(Math.max(Math.round(CHUNK_TIME / each), 1), this.#chunk * 4, 5_000);
    this.#tell();
  }

  /** @param {number} from @param {string[]} records */
  async #keep(from, records) {
    if (!this.isKept || (await keep(this.query, from, records))) return;
    this.isKept = false;
    this.onProgress(this);
  }

  /** Records the progress of an engine's preparation. @param {import("../site/engine.js").Engine} engine */
  #heed(engine) {
    return (/** @type {{ prepared?: number }} */ { prepared }) => {
      if (prepared === undefined) return;
      this.#prepared.set(engine, prepared);
      this.#tell();
    };
  }

  #tell() {
    if (performance.now() - this.#told <= TELL_EVERY) return;
    this.#told = performance.now();
    this.onProgress(this);
  }

  /**
   * Returns unfinished trials to the queue.
   * @param {import("../site/engine.js").Engine} engine
   * @param {number} from
   * @param {number} to
   */
  #giveBack(engine, from, to) {
    const chain = this.#chains.get(engine);
    if (chain) chain[0] = from;
    else if (from < to) this.#returned.push([from, to]);
  }

  /** @param {number} from @param {string[]} records */
  #insert(from, records) {
    records.forEach((record, index) => {
      if (this.#records[from + index] === undefined) this.#done++;
      this.#records[from + index] = record;
    });
  }
}

/** A duration, roughly, in any language. @param {number} seconds */
export function written(seconds) {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  return seconds < 5_400 ? `${Math.ceil(seconds / 60)} min` : `${Math.ceil(seconds / 3_600)} h`;
}
