import { join } from "node:path";

// The server loads the package as Node does: bundled, it would not find its module.
export default {
  serverExternalPackages: ["plyground"],
  turbopack: { root: join(import.meta.dirname, "../..") },
};
