// Arrives long before the page's other scripts, and begins to fetch its module.

import { distancesModule } from "./site/distances_module.js";

const link = Object.assign(document.createElement("link"), {
  rel: "preload",
  href: distancesModule,
  as: "fetch",
  type: "application/wasm",
  crossOrigin: "anonymous",
});
document.head.append(link);
