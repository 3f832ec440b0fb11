import { Worker } from "node:worker_threads";
import { connect } from "./client.js";

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

export const startWorker = ({ worker, module } = {}) =>
  connect(worker ?? asWorker(new Worker(new URL("./node_thread.js", import.meta.url))), module);
