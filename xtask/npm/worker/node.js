import { Worker } from "node:worker_threads";
import { connect } from "./client.js";

export { PlygroundError } from "../error.js";

/** A thread with the members of a browser's worker. @param {Worker} thread */
function asWorker(thread) {
  /** @type {any} */
  const worker = {
    postMessage: (/** @type {any} */ message) => thread.postMessage(message),
    terminate: () => void thread.terminate(),
  };
  thread.on("message", (data) => worker.onmessage({ data }));
  thread.on("error", (error) => worker.onerror(error));
  return worker;
}

/** @param {any} locate */
function start(locate) {
  const address = locate?.("worker/node_thread.js") ?? new URL("./node_thread.js", import.meta.url);
  return asWorker(new Worker(/^file:/.test(address) ? new URL(address) : address));
}

export const startWorker = ({ worker, module, locate } = {}) =>
  connect(worker ?? start(locate), module ?? locate?.("plyground_bg.wasm"));
