// What the worker of the npm package does with requests.

import * as protocol from "../../../www/site/worker_protocol.js";

const SLICE = 8; // milliseconds between checks for messages
const REPORT_EVERY = 100; // milliseconds between two reports

/** Processes waiting messages. Node would first take a thousand of those that browsers wait for. */
const turn = globalThis.setImmediate ? () => new Promise((go) => setImmediate(go)) : protocol.turn;

/**
 * Starts the module on the first message, and answers all others.
 * @param {any} module  The whole package.
 * @param {(message: object) => void} post
 * @returns {(request: any) => unknown}
 */
export function createService({ default: init, Experiment, Problems, Search }, post) {
  /** @type {Set<number>} */
  const cancelled = new Set();

  /**
   * Works in slices until it is over or cancelled, and then frees the object.
   * @template {{ free(): void }} T
   * @param {number} id @param {T} object @param {(object: T) => { over?: object, state: object }} step
   */
  async function inSlices(id, object, step) {
    try {
      for (let reported = performance.now(); ; await turn()) {
        if (cancelled.has(id)) return { type: "cancelled" };
        const { over, state } = step(object);
        if (over) return { result: over };
        if (performance.now() - reported < REPORT_EVERY) continue;
        post({ id, type: "progress", state });
        reported = performance.now();
      }
    } finally {
      cancelled.delete(id);
      object.free();
    }
  }

  const answers = {
    /** @param {any} request */
    async search({ id, game, position, engine, seed }) {
      return inSlices(id, new Search(game, position, engine, seed), (search) => {
        const state = search.stepFor(SLICE);
        return { over: state.finished && state, state };
      });
    },

    /** @param {any} request */
    async findProblem({ id, game, seed, turns, grades, trivial }) {
      return inSlices(id, new Problems(game, seed, turns, grades, trivial), (problems) => {
        const state = problems.stepFor(SLICE);
        return { over: state.problem, state };
      });
    },

    /** @param {any} request */
    async run({ id, query, sample, from, until }) {
      const rows = /** @type {string[]} */ ([]);
      return inSlices(id, new Experiment(query, sample), (experiment) => {
        const end = until ?? experiment.trials;
        rows.push(...experiment.stepFor(from + rows.length, end, SLICE).rows);
        const state = { done: rows.length, trials: end - from };
        if (rows.length < end - from) return { state };
        return { over: { rows: rows.join("") }, state };
      });
    },

    /** @param {any} request */
    async report({ query, rows, sample }) {
      const experiment = new Experiment(query, sample);
      try {
        return { result: experiment.report(rows) };
      } finally {
        experiment.free();
      }
    },

    /** @param {any} request */
    async start({ module }) {
      await init(module === undefined ? undefined : { module_or_path: module });
    },
  };
  return protocol.answerBy(answers, cancelled, post);
}
