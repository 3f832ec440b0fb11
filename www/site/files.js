// The files that are loaded by name, relative to the site's address. The finished site has the names of its own files
// here, which contain a hash of the content, so that files of different builds never mix. A list of style sheets is one
// file there.

import { DEFAULT_PUZZLE } from "../puzzles.js";
import { MATCH_GAMES, engineFile, labFile, moduleFile, proverFile } from "./match_games.js";

/** The module of each two-player game, for pages. */
export const gameModules = Object.fromEntries(MATCH_GAMES.map((id) => [id, moduleFile(id)]));

/** The module of each two-player game, for workers that play. */
export const engineModules = Object.fromEntries(MATCH_GAMES.map((id) => [id, engineFile(id)]));

/** The module of each two-player game, for workers that find and prove problems. */
export const proverModules = Object.fromEntries(MATCH_GAMES.map((id) => [id, proverFile(id)]));

/** The module of each two-player game for the laboratory's workers. */
export const labModules = Object.fromEntries(MATCH_GAMES.map((id) => [id, labFile(id)]));

/** The laboratory's modules for its page, of puzzles and of games; that of puzzles for its workers, which also search for
 * solutions; and its workers. */
export const lab = {
  puzzlesPlan: "pkg/puzzles_plan_bg.wasm",
  gamesPlan: "pkg/games_plan_bg.wasm",
  puzzles: "pkg/puzzles_lab_bg.wasm",
  puzzlesWorker: "puzzles_worker.js",
  gamesWorker: "lab_games_worker.js",
};

export const module = "pkg/play_bg.wasm";
export const distancesModule = "pkg/distances_bg.wasm";
export const recordsModule = "pkg/records_bg.wasm";

export const worker = "worker.js";
export const gamesWorker = "games_worker.js";
export const problemsWorker = "problems_worker.js";
export const recordsWorker = "records_worker.js";

/** The styles of the review of a game. */
export const reviewStyles = ["review/review.css"];

/** The styles of the review in a shadow root, with the rules that a page has anyway. */
export const reviewStylesInside = ["match/parts.css", "review/review.css", "embed/review.css"];

/** The styles of the lesson on parity. */
export const parityStyles = ["learn/parity/lesson.css"];

/** The styles of the dialog of statistics. */
export const statisticsStyles = ["statistics/dialog.css"];

/** The styles of a puzzle's board in a shadow root. */
export const boardStyles = ["boards/colours.css", "boards/tiles.css", "rules/sheet.css", "embed/element.css"];

/** The styles of a board for a two-player game in a shadow root. */
export const gameStyles = ["boards/colours.css", "boards/squares.css", "rules/sheet.css", "embed/element.css"];

/** The problems of days of each game. @type {Record<string, string>} */
export const dayFiles = Object.fromEntries([DEFAULT_PUZZLE, ...MATCH_GAMES].map((id) => [id, `today/days/${id}.txt`]));
