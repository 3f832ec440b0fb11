// The files that are loaded by name. In the finished site the names contain a hash of the content, so that files of
// different builds never mix.

import { DUELS, moduleFile } from "./duels.js";

/** The build that a page and its worker must share. */
export const build = "development";

/** The module of each two-player game. The build writes it out. */
export const gameModules = Object.fromEntries(DUELS.map((id) => [id, moduleFile(id)]));

/** Names relative to the site's address. */
export const files = {
  /** The styles of a board for a two-player game in a shadow root. */
  gameStyles: [
    "boards/colours.css",
    "boards/squares.css",
    "boards/draughts.css",
    "boards/stacks.css",
    "rules/sheet.css",
    "embed/element.css",
  ],
  gamesWorker: "games_worker.js",
  labModule: "pkg/plyground_bg.wasm",
  labWorker: "lab_worker.js",
  module: "pkg/play_bg.wasm",
  solverModule: "pkg/solver_bg.wasm",
  solverWorker: "solver_worker.js",
  /** The styles of a puzzle's board in a shadow root. */
  styles: ["boards/colours.css", "boards/tiles.css", "rules/sheet.css", "embed/element.css"],
  worker: "worker.js",
};
