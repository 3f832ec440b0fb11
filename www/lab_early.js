// Arrives long before the page's other scripts, and begins to fetch what the experiment of the link will most likely
// need.

import { planOf } from "./laboratory/file_of.js";

// Only experiments with two-player games name a game.
const isContest = new URLSearchParams(location.search).has("g");
const link = Object.assign(document.createElement("link"), {
  rel: "preload",
  href: planOf(location.search, isContest),
  as: "fetch",
  type: "application/wasm",
  crossOrigin: "anonymous",
});
document.head.append(link);
