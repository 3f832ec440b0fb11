// Arrives long before the page's other scripts, and begins to fetch what will most likely run the experiment of the link.

import { fileOf } from "./laboratory/file_of.js";

// Only experiments with two-player games name a game.
const isContest = new URLSearchParams(location.search).has("g");
const link = Object.assign(document.createElement("link"), {
  rel: "preload",
  href: fileOf(location.search, isContest),
  as: "fetch",
  type: "application/wasm",
  crossOrigin: "anonymous",
});
document.head.append(link);
