import { connect } from "./client.js";

export const startWorker = ({ worker, module } = {}) =>
  connect(worker ?? new Worker(new URL("./thread.js", import.meta.url), { type: "module" }), module);
