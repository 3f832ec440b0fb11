// The page's side of the worker: starts it, sends requests, and restarts it if it dies.

/**
 * @typedef {{ onProgress?: (report: any) => void, signal?: AbortSignal, patience?: number, grace?: number }} Options
 *   `patience` and `grace` in milliseconds: the allowed silence, and the time to react to a cancel, if not the default.
 * @typedef {object} Pending
 * @property {any} request
 * @property {Options} options
 * @property {number} tries
 * @property {Promise<Engineer>} [sentTo]  the one that works on it
 * @property {(answer: any) => void} resolve
 * @property {(error: Error) => void} reject
 * @typedef {{ post: (message: any) => void, stop: () => void }} Engineer  The one that does the work: a worker, or
 *   the page itself.
 * @typedef {"restarted" | "mainThread"} Notice
 */

import { build } from "./build.js";
import { fetchFile } from "./fetch_files.js";
import { addressOf } from "./whereabouts.js";
import { NotStarted, tellMissing } from "./load_errors.js";

const HANDSHAKE = 3_000; // milliseconds: the timeout for the first answer of a worker
const SILENCE = 4_000; // milliseconds: a worker with open requests reports more often than this
const GRACE = 50; // milliseconds for a search to react to a cancel
const TRIES = 2; // the maximum number of attempts for a request

/** A request that was cancelled. */
export class Cancelled extends Error {
  /** @param {any} answer */
  constructor(answer) {
    super("cancelled");
    this.answer = answer;
  }
}

export class Engine {
  #options;
  #next = 1;
  /** @type {Map<number, Pending>} */
  #open = new Map();
  /** @type {Promise<Engineer> | undefined} */
  #engineer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #silence;
  /** Whether the page itself does the work. */
  #isHere = false;

  /**
   * @param {object} options
   * @param {() => WebAssembly.Module | Promise<WebAssembly.Module>} options.compiled  The module, compiled once and
   *   shared with every worker.
   * @param {() => any} [options.module]  The page's own module if no worker starts, or a promise of it; without it,
   *   requests are not answered then.
   * @param {() => Promise<{ createService: (module: any, site: import("./service.js").Site, post: (message: any) => void)
   *   => (request: any) => void }>} [options.service]  What answers with that module, if not the service of engines.
   * @param {string} options.worker  The path of the worker.
   * @param {import("./service.js").Site} options.site
   * @param {string} options.version  The version of the page; a worker with another version is rejected.
   * @param {(notice: Notice) => void} options.onNotice
   */
  constructor(options) {
    this.#options = options;
  }

  /**
   * Sends a request. The answer says what it belongs to, so late answers can be recognised.
   * @param {string} op @param {object} details @param {Options} [options] @returns {Promise<any>}
   */
  async ask(op, details, options = {}) {
    const id = this.#next++;
    const answer = new Promise((resolve, reject) =>
      this.#open.set(id, { request: { ...details, id, op }, options, tries: 0, resolve, reject }),
    );
    options.signal?.addEventListener("abort", () => void this.#cancel(id), { once: true });
    void this.#send(id);
    // The caller awaits the answer from now on: the request may be cancelled before it is sent.
    return answer;
  }

  /** @param {number} id */
  async #send(id) {
    try {
      const engineerPromise = (this.#engineer ??= this.#start());
      engineerPromise.catch(() => {
        if (this.#engineer === engineerPromise) this.#engineer = undefined;
      });
      const engineer = await engineerPromise.catch((error) => Promise.reject(new NotStarted(error)));
      const pending = this.#open.get(id);
      // After a worker is replaced, each of its requests is sent again, once.
      if (!pending || this.#engineer !== engineerPromise || pending.sentTo === engineerPromise) return;
      pending.sentTo = engineerPromise;
      pending.tries++;
      engineer.post(pending.request);
      this.#watch();
    } catch (error) {
      const pending = this.#open.get(id);
      this.#open.delete(id);
      pending?.reject(/** @type {Error} */ (error));
    }
  }

  /** Starts the timer that detects a dead worker; stops it when there are no open requests. */
  #watch() {
    clearTimeout(this.#silence);
    const patience = Math.max(SILENCE, ...[...this.#open.values()].map(({ options }) => options.patience ?? 0));
    if (this.#open.size) this.#silence = setTimeout(() => this.#restart(), patience);
  }

  /** @param {boolean} [quietly] @param {number} [culprit]  The request that stopped the worker, if it is known. */
  async #restart(quietly = false, culprit) {
    // The next worker has its own time.
    clearTimeout(this.#silence);
    const old = this.#engineer;
    this.#engineer = undefined;
    (await old?.catch(() => undefined))?.stop();
    if (!quietly) this.#options.onNotice("restarted");
    for (const [id, pending] of [...this.#open]) {
      // The worker hung because of another request.
      if (quietly && id !== culprit && old && pending.sentTo === old) pending.tries--;
      if (pending.tries < TRIES) void this.#send(id);
      else if (this.#open.delete(id))
        pending.reject(Object.assign(new Error("the engine stopped working on this request"), { code: "stopped" }));
    }
  }

  /** Stops the worker. Open requests are never answered, unless they were cancelled. */
  stop() {
    clearTimeout(this.#silence);
    for (const { options, reject } of this.#open.values()) if (options.signal?.aborted) reject(new Cancelled({}));
    this.#open.clear();
    void this.#engineer?.then((engineer) => engineer.stop()).catch(() => undefined);
    this.#engineer = undefined;
  }

  /** @param {number} id */
  async #cancel(id) {
    if (!this.#open.has(id)) return;
    // If nothing starts there is nothing to cancel.
    (await this.#engineer?.catch(() => undefined))?.post({ op: "cancel", target: id });
    const { grace = GRACE } = this.#open.get(id)?.options ?? {};
    setTimeout(() => {
      const pending = this.#open.get(id);
      if (!pending) return;
      this.#open.delete(id);
      pending.reject(new Cancelled({}));
      // Another cancel may have replaced the worker already.
      if (pending.sentTo && pending.sentTo === this.#engineer) void this.#restart(true);
    }, grace);
  }

  /** @param {any} message */
  #hear(message) {
    const pending = this.#open.get(message.id);
    if (!pending) return;
    if (message.type === "progress") {
      pending.options.onProgress?.(message);
      return this.#watch();
    }
    // Another worker may have the memory that this one lacked.
    const isTrap = message.code === "trap";
    if (isTrap) void this.#restart(true, message.id);
    if (isTrap && pending.tries < TRIES && !this.#isHere) return;
    this.#open.delete(message.id);
    this.#watch();
    if (message.type === "done") pending.resolve(message);
    else if (message.type === "cancelled") pending.reject(new Cancelled(message));
    else pending.reject(Object.assign(new Error(message.message), { code: message.code, input: message.input }));
  }

  /** @returns {Promise<Engineer>} */
  async #start() {
    const compiled = await this.#options.compiled();
    const url = addressOf(this.#options.worker, this.#options.site.base).href;
    // A worker's address must have the page's origin; a frame without an origin has none.
    const isNear = new URL(url).origin === self.origin;
    const fromText = async () => {
      const text = await (await fetchFile(this.#options.worker, this.#options.site.base)).text();
      const blob = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
      try {
        return new Worker(blob);
      } finally {
        URL.revokeObjectURL(blob);
      }
    };
    const ways = [...(isNear ? [async () => new Worker(url, { type: "module" })] : []), fromText];
    let isMissing = false;
    for (const way of ways) {
      try {
        return await this.#shakeHands(await way(), compiled);
      } catch (error) {
        // A browser or a policy that allows no worker. Anything else may be gone after the next load.
        isMissing ||= !(error instanceof DOMException);
      }
    }
    if (isMissing) tellMissing();
    const { module, onNotice, service = () => import("./service.js"), site } = this.#options;
    onNotice("mainThread");
    this.#isHere = true;
    if (!module) throw Object.assign(new Error("no worker starts"), { code: "no-worker" });
    const { createService } = await service();
    const serve = createService(await module(), site, (message) => this.#hear(message));
    return { post: serve, stop() {} };
  }

  /** @param {Worker} worker @param {WebAssembly.Module} compiled @returns {Promise<Engineer>} */
  #shakeHands(worker, compiled) {
    return new Promise((resolve, reject) => {
      const fail = (/** @type {string} */ why) => {
        clearTimeout(timer);
        worker.terminate();
        reject(new Error(why));
      };
      const timer = setTimeout(() => fail("the worker does not answer"), HANDSHAKE);
      worker.onerror = () => fail("the worker does not start");
      worker.onmessageerror = () => fail("the worker cannot read messages");
      worker.onmessage = ({ data }) => {
        if (data.type !== "done" || data.version !== `${this.#options.version} ${build}`)
          return fail("the worker is of another version");
        clearTimeout(timer);
        worker.onmessage = ({ data }) => this.#hear(data);
        worker.onerror = worker.onmessageerror = () => void this.#restart();
        resolve({ post: (message) => worker.postMessage(message), stop: () => worker.terminate() });
      };
      worker.postMessage({ id: 0, op: "hello", module: compiled, site: this.#options.site });
    });
  }
}
