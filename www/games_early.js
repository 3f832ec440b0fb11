// Arrives long before the page's other scripts, and begins to fetch what the game will most likely be played by.

import { fileOf } from "./match/file_of.js";
import { savedGame } from "./site/saved.js";
import { nameIn } from "./site/query.js";

const game = nameIn(location.search || location.hash.slice(1)) || savedGame("match") || "";
const link = Object.assign(document.createElement("link"), {
  rel: "preload",
  href: fileOf(game),
  as: "fetch",
  type: "application/wasm",
  crossOrigin: "anonymous",
});
document.head.append(link);
