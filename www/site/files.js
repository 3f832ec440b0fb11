// The files that are loaded by name. In the finished site the names contain a hash of the content, so that files of
// different builds never mix.

import { DUELS, labFile, moduleFile } from "./duels.js";

/** The build that a page and its worker must share. */
export const build = "development";

/** The module of each two-player game. The build writes it out. */
export const gameModules = Object.fromEntries(DUELS.map((id) => [id, moduleFile(id)]));

/** The laboratory's module for each two-player game. The build writes it out. */
export const labModules = Object.fromEntries(DUELS.map((id) => [id, labFile(id)]));

/**
 * The laboratory's modules for puzzles: for exact quotas, for solving, and for all other experiments; and its workers,
 * for puzzles and for two-player games.
 */
export const lab = {
  puzzles: "pkg/puzzles_lab_bg.wasm",
  quotas: "pkg/quotas_lab_bg.wasm",
  solving: "pkg/solving_lab_bg.wasm",
  puzzlesWorker: "lab_worker.js",
  gamesWorker: "lab_games_worker.js",
};

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
  module: "pkg/play_bg.wasm",
  solverModule: "pkg/solver_bg.wasm",
  solverWorker: "solver_worker.js",
  /** The styles of a puzzle's board in a shadow root. */
  styles: ["boards/colours.css", "boards/tiles.css", "rules/sheet.css", "embed/element.css"],
  worker: "worker.js",
};
