// The files that are loaded by name. In the finished site the names hold a hash of the content, so
// that files of different builds never meet.

/** The build that a page and its worker must share. */
export const build = "development";

/** Names below the site's address. */
export const files = {
  /** What a board of a game for two in a shadow root looks like. */
  gameStyles: [
    "boards/colours.css",
    "boards/squares.css",
    "boards/draughts.css",
    "boards/stacks.css",
    "rules/sheet.css",
    "embed/element.css",
  ],
  gamesModule: "pkg/games_bg.wasm",
  gamesWorker: "games_worker.js",
  labModule: "pkg/plyground_bg.wasm",
  labWorker: "lab_worker.js",
  module: "pkg/play_bg.wasm",
  solverModule: "pkg/solver_bg.wasm",
  solverWorker: "solver_worker.js",
  /** What a board in a shadow root looks like. */
  styles: ["boards/colours.css", "boards/tiles.css", "rules/sheet.css", "embed/element.css"],
  worker: "worker.js",
};
