// The worker's side. The page first sends the compiled module; the answer is the handshake. Nothing here depends on
// the location of this file, so it can also run from a Blob.

import { build } from "./build.js";

/**
 * @template {{ initSync: (options: { module: WebAssembly.Module }) => unknown, version: () => string }} Module
 * @param {Module} module
 * @param {(module: Module, site: import("./service.js").Site, post: (message: object) => void) =>
 *   (request: import("./worker_protocol.js").Request) => void} createService
 */
export function work(module, createService) {
  /** @type {((request: import("./worker_protocol.js").Request) => void) | undefined} */
  let serve;
  self.onmessage = ({ data }) => {
    if (data.op !== "hello") return serve?.(data);
    try {
      module.initSync({ module: data.module });
      serve = createService(module, data.site, (message) => self.postMessage(message));
      self.postMessage({ id: data.id, type: "done", version: `${module.version()} ${build}` });
    } catch (error) {
      self.postMessage({
        id: data.id,
        type: "error",
        message: /** @type {Error} */ (error).message,
        code: "failed",
        input: "",
      });
    }
  };
}
