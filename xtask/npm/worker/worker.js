import { connect } from "./client.js";

export { PlygroundError } from "../error.js";

// Bundlers know the second form only as it stands.
const start = (/** @type {any} */ locate) =>
  locate
    ? new Worker(locate("worker/thread.js"), { type: "module" })
    : new Worker(new URL("./thread.js", import.meta.url), { type: "module" });

export const startWorker = ({ worker, module, locate } = {}) =>
  connect(worker ?? start(locate), module ?? locate?.("plyground_bg.wasm"));
