// Inside a worker. The page sends the compiled module first; the answer to that is the handshake.
// Nothing here asks where its file lies, so that it also runs from a Blob.

import { build } from "./files.js";
import { createService } from "./service.js";

/** @param {import("./service.js").Module} module */
export function work(module) {
  /** @type {((request: import("./service.js").Request) => void) | undefined} */
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
