// The worker's side. The page first sends the compiled module; the answer is the handshake. Nothing here depends on
// the location of this file, so it can also run from a Blob.

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
