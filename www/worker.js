// Inside the worker. The page sends the compiled module first; the answer to that is the handshake.
// Nothing here asks where this file lies, so that it also runs from a Blob.

import { initSync, version } from "./pkg/plyground.js";
import { createService } from "./app/service.js";

/** @type {((request: import("./app/service.js").Request) => void) | undefined} */
let serve;

self.onmessage = ({ data }) => {
  if (data.op !== "hello") return serve?.(data);
  try {
    initSync({ module: data.module });
    serve = createService(data.site, (message) => self.postMessage(message));
    self.postMessage({ id: data.id, type: "done", version: version() });
  } catch (error) {
    self.postMessage({ id: data.id, type: "error", message: /** @type {Error} */ (error).message, code: "failed", input: "" });
  }
};
