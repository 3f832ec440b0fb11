// The side of the page, or of the program: asks a worker, and hears its answers.

import { PlygroundError } from "../error.js";

const STOPPED = "the worker has been stopped: start another";

class PlygroundWorker {
  /** @type {any} */
  #worker;
  #last = 0;
  /** @type {Map<number, { resolve: (result: any) => void, reject: (why: any) => void, onProgress?: (state: any) => void }>} */
  #open = new Map();
  /** @type {Error | undefined} */
  #gone;

  /** @param {any} worker */
  constructor(worker) {
    this.#worker = worker;
    worker.onmessage = (/** @type {any} */ { data }) => this.#hear(data);
    worker.onerror = (/** @type {any} */ event) =>
      this.#end(`the worker failed: ${event?.message ?? "it did not start"}`);
  }

  /** @param {string} op @param {object} details @param {any} [options] @returns {Promise<any>} */
  ask(op, details, { signal, onProgress } = {}) {
    if (this.#gone) return Promise.reject(this.#gone);
    if (signal?.aborted) return Promise.reject(signal.reason);
    const id = ++this.#last;
    const cancel = () => {
      this.#open.get(id)?.reject(signal.reason);
      if (this.#open.delete(id)) this.#worker.postMessage({ op: "cancel", target: id });
    };
    const answer = new Promise((resolve, reject) => this.#open.set(id, { resolve, reject, onProgress }));
    this.#worker.postMessage({ ...details, id, op });
    signal?.addEventListener("abort", cancel);
    const forget = () => signal?.removeEventListener("abort", cancel);
    answer.then(forget, forget);
    return answer;
  }

  /** @param {any} message */
  #hear({ id, type, state, result, code, input, message, key, found, expected }) {
    const asked = this.#open.get(id);
    if (!asked) return;
    if (type === "progress") return asked.onProgress?.(state);
    // The engine is in an undefined state.
    if (code === "trap")
      return this.#end(`the engine failed, perhaps for want of memory (${input}): start another worker`);
    this.#open.delete(id);
    if (type === "done") asked.resolve(result);
    else asked.reject(new PlygroundError(code, input, message, key === undefined ? {} : { key, found, expected }));
  }

  /** @param {string} why */
  #end(why) {
    this.#gone ??= new PlygroundError("stopped", "", why);
    this.#worker.terminate();
    for (const { reject } of this.#open.values()) reject(this.#gone);
    this.#open.clear();
  }

  /** @param {string} game @param {string} [position] @param {any} [options] */
  search(game, position, { engine, seed, ...options } = {}) {
    return this.ask("search", { game, position, engine, seed }, options);
  }

  /** @param {string} game @param {string} seed @param {any} [options] */
  findProblem(game, seed, { turns, grades, trivial, ...options } = {}) {
    return this.ask("findProblem", { game, seed, turns, grades, trivial }, options);
  }

  /** @param {string} query @param {any} [options] */
  async run(query, { sample, from = 0, until, ...options } = {}) {
    return (await this.ask("run", { query, sample, from, until }, options)).rows;
  }

  /** @param {string} query @param {string} rows @param {any} [options] */
  report(query, rows, { sample } = {}) {
    return this.ask("report", { query, rows, sample });
  }

  stop() {
    this.#end(STOPPED);
  }
}

const { dispose } = Symbol;
if (dispose) PlygroundWorker.prototype[dispose] = PlygroundWorker.prototype.stop;

/** The worker, once its module is there. @param {any} worker @param {any} [module] */
export async function connect(worker, module) {
  const client = new PlygroundWorker(worker);
  const isAddress = typeof module === "string" || module instanceof URL;
  // The worker would understand an address from where it is itself.
  const base = globalThis.document?.baseURI ?? globalThis.location?.href;
  try {
    await client.ask("start", { module: isAddress ? (base ? new URL(module, base).href : String(module)) : module });
  } catch (error) {
    client.stop();
    throw error;
  }
  return client;
}
